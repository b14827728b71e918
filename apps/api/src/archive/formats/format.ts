import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import type { ArchiveManifest } from '@crease/core/archive/archive.schema.js';

/** What an archive says and holds. Its rows are read several times. */
export interface ArchiveContent {
  readonly manifest: ArchiveManifest;
  /** Yields the rows of a file in groups. `table` names it in refusals. */
  rowsOf(name: string, table: string): AsyncGenerator<ArchiveRow[]>;
}

/** Turns the content of an archive into that of the next format. */
export type FormatStep = (archive: ArchiveContent) => Promise<ArchiveContent>;
