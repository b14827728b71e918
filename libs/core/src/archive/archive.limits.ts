/** Read by nobody who does not know it: a later format is refused with a word. */
export const ARCHIVE_FORMAT = 1;

export const ARCHIVE_LIMITS = {
  /** Of the file, and of all that it unpacks to. */
  bytes: 32 * 1024 * 1024,
  unpacked: 512 * 1024 * 1024,
  files: 400,
  rows: 1_000_000,
  /** Of one row. */
  rowBytes: 4 * 1024 * 1024,
  /** Lists and objects within one another. */
  depth: 60,
} as const;
