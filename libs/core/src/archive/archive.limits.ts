import { MOST_PROSPECTS } from '../players/players.values.js';

/** The newest format. Every format from 1 to this one was released. */
export const ARCHIVE_FORMAT = 1;
/** No archive is older than the product. */
export const FIRST_ARCHIVE = '2025-01-01';

export const ARCHIVE_LIMITS = {
  /** Of the file, and of all that it unpacks to. */
  bytes: 32 * 1024 * 1024,
  unpacked: 512 * 1024 * 1024,
  files: 400,
  rows: 400_000,
  /** People and players that the archive lists, and players of them who are unknown here and become prospects. */
  people: 2_000,
  players: 10_000,
  prospects: MOST_PROSPECTS,
  /** Of one row. */
  rowBytes: 4 * 1024 * 1024,
  /** Lists and objects within one another. */
  depth: 60,
  /** Days that line-ups can be behind: the server settles each of them. */
  unsettledDays: 400,
} as const;
