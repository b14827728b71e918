import type { Said } from '../../words.js';

/** A row that could not be read. `field` and `detail` are technical findings. */
export interface OddRow {
  readonly row: number;
  readonly field: string;
  readonly detail: string;
}

interface OddRows {
  readonly rows: readonly OddRow[];
  /** Rows that follow the listed ones. */
  readonly more: number;
}

const oddRows = ({ rows, more }: OddRows, where: string): string => {
  const count = rows.length + more;
  const listed = rows.map(({ row, field, detail }) => `row ${row} (${field}: ${detail})`).join(', ');
  const all = more > 0 ? `${listed} and ${more} more` : listed;
  return count === 1
    ? `${count} row of ${where} could not be read: ${all}.`
    : `${count} rows of ${where} could not be read: ${all}.`;
};

/** Notes about a Fantrax league that was read in part. */
export const FANTRAX_NOTES = {
  roster: ({ team }: { team: string }) => `The roster of team ${team} could not be read.`,
  rosterRows: ({ team, ...odd }: OddRows & { team: string }) => oddRows(odd, `the roster of ${team}`),
  pickRows: (odd: OddRows) => oddRows(odd, 'the draft picks'),
  standingRows: (odd: OddRows) => oddRows(odd, 'the standings'),
  /** `why` is a sentence of the refusal. */
  noPicks: ({ why }: { why: string }) => `The draft picks could not be had. ${why}`,
  noStandings: ({ why }: { why: string }) => `The standings could not be had. ${why}`,
} as const;

export type FantraxNote = Said<typeof FANTRAX_NOTES>;

/** Names of the tables that are read, and of a player whom Fantrax does not name. */
export const FANTRAX_TABLES = {
  rosters: () => 'Fantrax rosters',
  picks: () => 'Fantrax picks',
  standings: () => 'Fantrax standings',
} as const;
export const fantraxPlayer = ({ id }: { id: string }) => `Fantrax player ${id}`;
