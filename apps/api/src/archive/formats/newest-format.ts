import { ARCHIVE_FORMAT } from '@crease/core/archive/archive.limits.js';
import { fromFormat1 } from './from-format-1.js';
import type { ArchiveContent, FormatStep } from './format.js';

/** One step for each earlier format, in order. */
export const STEPS: readonly FormatStep[] = [fromFormat1];

export async function inNewestFormat(archive: ArchiveContent): Promise<ArchiveContent> {
  let content = archive;
  for (const step of STEPS.slice(archive.manifest.format - 1, ARCHIVE_FORMAT - 1)) content = await step(content);
  return content;
}
