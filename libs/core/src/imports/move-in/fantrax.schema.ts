import { z } from 'zod';

/*
 * Schemas for Fantrax's read-only API of public leagues. Fields that a move uses are validated strictly; others are
 * ignored.
 */

const text = z.string().max(300);
const id = z.string().max(64);
/** A number small enough to show in a table. */
const number = z.number().min(-1e12).max(1e12);
const MOST_ROWS = 50_000;
const list = z.array(z.unknown()).max(MOST_ROWS);

const teamRow = z.object({ teamName: text, rosterItems: list });

/** Rows are validated one by one, so that one invalid row does not hide the others. */
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

export const rosterItem = z.object({
  id,
  position: text.optional(),
  salary: number.optional(),
  status: text.optional(),
  contract: z.object({ name: text.optional() }).nullish(),
});
export const playerRow = z.object({ name: text, team: text.nullish(), position: text.nullish() });
const year = z.coerce.number().int().min(0).max(9_999);
export const pickRow = z.object({ year, round: year, originalOwnerTeamId: id, currentOwnerTeamId: id });
export const standingRow = z.object({
  teamId: id,
  teamName: text,
  rank: number,
  points: z.union([text, number]),
  totalPointsFor: number.optional(),
});
/** An error answer of Fantrax: an object with `error` instead of the expected fields. */
export const fantraxError = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });
