import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';

/** The contents of an archive. Its rows are read several times. */
export interface ArchiveContent {
  readonly manifest: ArchiveManifest;
  /** Yields rows in groups. `table` names it in refusals. */
  rowsOf(name: string, table: string): AsyncGenerator<ArchiveRow[]>;
}

export type FormatStep = (archive: ArchiveContent) => Promise<ArchiveContent>;
