import { z } from 'zod';

/*
 * What Fantrax's read-only address answers about a public league, as far as a move needs it. Strict about what is
 * read, and silent about the rest.
 */

const text = z.string().max(300);
const id = z.string().max(64);

export const fantraxRosters = z.object({
  rosters: z.record(
    id,
    z.object({
      teamName: text,
      rosterItems: z.array(
        z.object({
          id,
          position: text.optional(),
          salary: z.number().optional(),
          status: text.optional(),
          contract: z.object({ name: text.optional() }).nullish(),
        }),
      ),
    }),
  ),
});
export const fantraxPlayers = z.record(id, z.object({ name: text, team: text.nullish(), position: text.nullish() }));
export const fantraxPicks = z.object({
  futureDraftPicks: z.array(
    z.object({
      year: z.coerce.number().int(),
      round: z.coerce.number().int(),
      originalOwnerTeamId: id,
      currentOwnerTeamId: id,
    }),
  ),
});
export const fantraxStandings = z.array(
  z.object({
    teamId: id,
    teamName: text,
    rank: z.number(),
    points: z.union([z.string(), z.number()]),
    totalPointsFor: z.number().optional(),
  }),
);
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

/** Rosters as a table, like an export of them. Salaries keep their decimals: leagues count in dollars or in millions. */
export function rosterTable(
  { rosters }: z.infer<typeof fantraxRosters>,
  players: z.infer<typeof fantraxPlayers>,
): FantraxTable {
  const rows = Object.values(rosters).flatMap(({ teamName, rosterItems }) =>
    rosterItems.map(({ id: playerId, position, salary, status, contract }) => {
      const player = players[playerId];
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
    }),
  );
  return {
    name: 'Fantrax rosters',
    rows: [['Player', 'Fantasy Team', 'Roster Status', 'Position', 'NHL Team', 'Salary', 'Contract'], ...rows],
  };
}

export function picksTable(
  { futureDraftPicks }: z.infer<typeof fantraxPicks>,
  nameOf: ReadonlyMap<string, string>,
): FantraxTable {
  const named = (team: string): string => nameOf.get(team) ?? team;
  return {
    name: 'Fantrax picks',
    rows: [
      ['Year', 'Round', 'Original Owner', 'Current Owner'],
      ...futureDraftPicks.map(({ year, round, originalOwnerTeamId, currentOwnerTeamId }) => [
        String(year),
        String(round),
        named(originalOwnerTeamId),
        named(currentOwnerTeamId),
      ]),
    ],
  };
}

export const standingsTable = (rows: z.infer<typeof fantraxStandings>): FantraxTable => ({
  name: 'Fantrax standings',
  rows: [
    ['Rank', 'Team', 'Points'],
    ...rows.map(({ rank, teamName, points, totalPointsFor }) => [
      String(rank),
      teamName,
      String(totalPointsFor ?? points),
    ]),
  ],
});
