import { z } from 'zod';

/*
 * What Fantrax's read-only address answers about a public league, as far as a move needs it. Strict about what is
 * read, and silent about the rest.
 */

const text = z.string().max(300);
const id = z.string().max(64);
/** A number that a table can show. */
const number = z.number().min(-1e12).max(1e12);
const MOST_ROWS = 50_000;
const list = z.array(z.unknown()).max(MOST_ROWS);

const teamRow = z.object({ teamName: text, rosterItems: list });

/** The answers' outer shapes. Their rows are read one by one, so that an odd one hides no other. */
export const fantraxRosters = z
  .object({ rosters: z.record(z.string(), z.unknown()) })
  .transform(({ rosters }) => {
    const teams = Object.entries(rosters).map(([team, told]) => ({ team, told: teamRow.safeParse(told) }));
    return {
      teams: teams.flatMap(({ team, told: { data } }) => (data === undefined ? [] : [{ team, ...data }])),
      odd: teams.flatMap(({ team, told: { success } }) => (success ? [] : [team.slice(0, 64)])),
    };
  })
  .refine(({ teams }) => teams.length > 0);
export const fantraxPlayers = z.record(z.string(), z.unknown());
export const fantraxPicks = z.object({ futureDraftPicks: list });
export const fantraxStandings = list;

const rosterItem = z.object({
  id,
  position: text.optional(),
  salary: number.optional(),
  status: text.optional(),
  contract: z.object({ name: text.optional() }).nullish(),
});
const playerRow = z.object({ name: text, team: text.nullish(), position: text.nullish() });
const year = z.coerce.number().int().min(0).max(9_999);
const pickRow = z.object({ year, round: year, originalOwnerTeamId: id, currentOwnerTeamId: id });
const standingRow = z.object({
  teamId: id,
  teamName: text,
  rank: number,
  points: z.union([text, number]),
  totalPointsFor: number.optional(),
});
/** How a refusal of Fantrax looks: an object that says so instead of the fields. */
export const fantraxError = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

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

/** A player's name, club and position, by their id. */
export type FantraxPlayers = ReadonlyMap<string, z.infer<typeof playerRow>>;

/** The list of players. Whoever's row cannot be read goes by their id. */
export const playersOf = (told: z.infer<typeof fantraxPlayers>): FantraxPlayers =>
  new Map(
    Object.entries(told).flatMap(([player, row]) => {
      const { data } = playerRow.safeParse(row);
      return data === undefined ? [] : [[player, data] as const];
    }),
  );

/** A table, and a sentence for each list with rows that could not be read. */
export interface FantraxRead {
  readonly table: FantraxTable;
  readonly notes: readonly string[];
}

const NAMED = 10;

/** Rows read one by one, each once by its key, and a note that names those that could not be. */
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

/** Rosters as a table, like an export of them. Salaries keep their decimals: leagues count in dollars or in millions. */
export function rosterTable({ teams, odd }: z.infer<typeof fantraxRosters>, players: FantraxPlayers): FantraxRead {
  const notes = odd.map((team) => `The roster of team ${team} could not be read.`);
  const rows = teams.flatMap(({ teamName, rosterItems }) => {
    const items = rowsOf(rosterItems, rosterItem, (item) => item.id, `the roster of ${teamName}`);
    notes.push(...items.notes);
    return items.rows.map(({ id: playerId, position, salary, status, contract }) => {
      const player = players.get(playerId);
      return [
        // Nobody is left out in silence: an id without a name is asked as one.
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
        ['Rank', 'Team', 'Points'],
        ...rows.map(({ rank, teamName, points, totalPointsFor }) => [
          String(rank),
          teamName,
          String(totalPointsFor ?? points),
        ]),
      ],
    },
    notes,
  };
}
