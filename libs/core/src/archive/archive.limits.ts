import { MOST_PROSPECTS } from '../players/players.values.js';

/** The newest format. All formats from 1 to this one have been released. */
export const ARCHIVE_FORMAT = 2;
/** No archive is older than the product. */
export const FIRST_ARCHIVE = '2025-01-01';

export const ARCHIVE_LIMITS = {
  /** Maximum size of the file and of its unpacked content, in bytes. */
  bytes: 32 * 1024 * 1024,
  unpacked: 512 * 1024 * 1024,
  files: 400,
  rows: 400_000,
  /** Rows of tables that work for all leagues reads: many more than any league has. */
  rowsOf: { scoring_past: 2_000, draft: 500, roster_past: 100_000, trade_condition: 10_000, poll: 5_000 } as Readonly<
    Record<string, number>
  >,
  /** People and players listed in the archive, and how many of those players may be new here and become prospects. */
  people: 2_000,
  players: 10_000,
  prospects: MOST_PROSPECTS,
  /** Bytes per row. */
  rowBytes: 4 * 1024 * 1024,
  /** Nesting depth of lists and objects. */
  depth: 60,
  /** Maximum days of unsettled line-ups, because the server settles each day. */
  unsettledDays: 400,
} as const;
