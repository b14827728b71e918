import { type z } from 'zod';
import { messageWords } from '../../messages/messages.js';
import { recordOf } from '../sheet/cell.words.js';
import { FANTRAX_TABLES, fantraxPlayer, type FantraxNote, type OddRow } from './fantrax.words.js';
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

/** Players by Fantrax id. */
export type FantraxPlayers = ReadonlyMap<string, z.infer<typeof playerRow>>;

/** A player whose row is unreadable later appears under their id. */
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
  readonly notes: readonly FantraxNote[];
}

const NAMED = 10;

/** Reads rows one by one without duplicate keys. Adds a note that lists the unreadable ones. */
function rowsOf<S extends z.ZodType>(
  told: readonly unknown[],
  schema: S,
  keyOf: (row: z.infer<S>) => string,
  note: (odd: { rows: readonly OddRow[]; more: number }) => FantraxNote,
): { rows: z.infer<S>[]; notes: FantraxNote[] } {
  const rows = new Map<string, z.infer<S>>();
  const odd: OddRow[] = [];
  told.forEach((row, at) => {
    const { data, error } = schema.safeParse(row);
    if (error === undefined) rows.set(keyOf(data), data);
    else {
      const [issue] = error.issues;
      odd.push({ row: at + 1, field: issue?.path.join('.') ?? '', detail: messageWords(issue?.message ?? '') });
    }
  });
  const more = Math.max(odd.length - NAMED, 0);
  return { rows: [...rows.values()], notes: odd.length === 0 ? [] : [note({ rows: odd.slice(0, NAMED), more })] };
}

/**
 * The rosters as a table, like an exported file. Salaries keep their decimals because leagues count in dollars or
 * millions.
 */
export function rosterTable({ teams, odd }: z.infer<typeof fantraxRosters>, players: FantraxPlayers): FantraxRead {
  const notes: FantraxNote[] = odd.map((team) => ({ key: 'roster', figures: { team } }));
  const rows = teams.flatMap(({ teamName, rosterItems }) => {
    const items = rowsOf(
      rosterItems,
      rosterItem,
      (item) => item.id,
      (rest) => ({
        key: 'rosterRows',
        figures: { team: teamName, ...rest },
      }),
    );
    notes.push(...items.notes);
    return items.rows.map(({ id: playerId, position, salary, status, contract }) => {
      const player = players.get(playerId);
      return [
        // Players without a known name are kept under their id, so that the user can identify them.
        player?.name ?? fantraxPlayer({ id: playerId }),
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
      name: FANTRAX_TABLES.rosters(),
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
    (figures) => ({ key: 'pickRows', figures }),
  );
  return {
    table: {
      name: FANTRAX_TABLES.picks(),
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
  const { rows, notes } = rowsOf(
    told,
    standingRow,
    ({ teamId }) => teamId,
    (figures) => ({ key: 'standingRows', figures }),
  );
  return {
    table: {
      name: FANTRAX_TABLES.standings(),
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
