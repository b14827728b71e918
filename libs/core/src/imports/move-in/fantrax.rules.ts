import { type z } from 'zod';
import { recordOf } from '../sheet/cell.words.js';
import {
  pickRow,
  playerRow,
  rosterItem,
  standingRow,
  type fantraxPicks,
  type fantraxPlayers,
  type fantraxRosters,
  type fantraxStandings,
} from './fantrax.schema.js';

export interface FantraxTable {
  readonly name: string;
  readonly rows: string[][];
}

const WORDS: Readonly<Record<string, string>> = {
  ACTIVE: 'Active',
  RESERVE: 'Reserve',
  INJURED_RESERVE: 'Injured Reserve',
  MINORS: 'Minors',
};

/** Players' names, clubs and positions by Fantrax id. */
export type FantraxPlayers = ReadonlyMap<string, z.infer<typeof playerRow>>;

/** Reads the player list. A player whose row is unreadable is missing, and later appears under their id. */
export const playersOf = (told: z.infer<typeof fantraxPlayers>): FantraxPlayers =>
  new Map(
    Object.entries(told).flatMap(([player, row]) => {
      const { data } = playerRow.safeParse(row);
      return data === undefined ? [] : [[player, data] as const];
    }),
  );

/** A table, with a note for each list that had unreadable rows. */
export interface FantraxRead {
  readonly table: FantraxTable;
  readonly notes: readonly string[];
}

const NAMED = 10;

/** Reads rows one by one without duplicate keys. Adds a note that lists the unreadable ones. */
function rowsOf<S extends z.ZodType>(
  told: readonly unknown[],
  schema: S,
  keyOf: (row: z.infer<S>) => string,
  where: string,
): { rows: z.infer<S>[]; notes: string[] } {
  const rows = new Map<string, z.infer<S>>();
  const odd: string[] = [];
  told.forEach((row, at) => {
    const { data, error } = schema.safeParse(row);
    if (error === undefined) rows.set(keyOf(data), data);
    else odd.push(`row ${at + 1} (${error.issues[0]?.path.join('.') ?? ''}: ${error.issues[0]?.message ?? ''})`);
  });
  const more = odd.length > NAMED ? ` and ${odd.length - NAMED} more` : '';
  const words = `${odd.length} ${odd.length === 1 ? 'row' : 'rows'} of ${where} could not be read`;
  return {
    rows: [...rows.values()],
    notes: odd.length === 0 ? [] : [`${words}: ${odd.slice(0, NAMED).join(', ')}${more}.`],
  };
}

/**
 * The rosters as a table, like an exported file. Salaries keep their decimals because leagues count in dollars or
 * millions.
 */
export function rosterTable({ teams, odd }: z.infer<typeof fantraxRosters>, players: FantraxPlayers): FantraxRead {
  const notes = odd.map((team) => `The roster of team ${team} could not be read.`);
  const rows = teams.flatMap(({ teamName, rosterItems }) => {
    const items = rowsOf(rosterItems, rosterItem, (item) => item.id, `the roster of ${teamName}`);
    notes.push(...items.notes);
    return items.rows.map(({ id: playerId, position, salary, status, contract }) => {
      const player = players.get(playerId);
      return [
        // Players without a known name are kept under their id, so that the user can identify them.
        player?.name ?? `Fantrax player ${playerId}`,
        teamName,
        WORDS[status ?? ''] ?? status ?? '',
        position ?? player?.position ?? '',
        player?.team === '(N/A)' ? '' : (player?.team ?? ''),
        salary === undefined ? '' : String(salary),
        contract?.name ?? '',
      ];
    });
  });
  return {
    table: {
      name: 'Fantrax rosters',
      rows: [['Player', 'Fantasy Team', 'Roster Status', 'Position', 'NHL Team', 'Salary', 'Contract'], ...rows],
    },
    notes,
  };
}

export function picksTable(
  { futureDraftPicks }: z.infer<typeof fantraxPicks>,
  nameOf: ReadonlyMap<string, string>,
): FantraxRead {
  const named = (team: string): string => nameOf.get(team) ?? team;
  const { rows, notes } = rowsOf(
    futureDraftPicks,
    pickRow,
    (pick) => `${pick.year} ${pick.round} ${pick.originalOwnerTeamId}`,
    'the draft picks',
  );
  return {
    table: {
      name: 'Fantrax picks',
      rows: [
        ['Year', 'Round', 'Original Owner', 'Current Owner'],
        ...rows.map(({ year, round, originalOwnerTeamId, currentOwnerTeamId }) => [
          String(year),
          String(round),
          named(originalOwnerTeamId),
          named(currentOwnerTeamId),
        ]),
      ],
    },
    notes,
  };
}

export function standingsTable(told: z.infer<typeof fantraxStandings>): FantraxRead {
  const { rows, notes } = rowsOf(told, standingRow, ({ teamId }) => teamId, 'the standings');
  return {
    table: {
      name: 'Fantrax standings',
      rows: [
        ['Rank', 'Team', 'Points', 'Record'],
        // In leagues of matchups the points are the record, such as '10-4-2'.
        ...rows.map(({ rank, teamName, points, totalPointsFor }) => {
          const record = recordOf(String(points)) === null ? '' : String(points);
          return [String(rank), teamName, String(totalPointsFor ?? (record === '' ? points : '')), record];
        }),
      ],
    },
    notes,
  };
}
