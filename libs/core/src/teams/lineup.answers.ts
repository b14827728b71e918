import { z } from 'zod';
import { day, id, playerId, position, time, whole } from '../answer.parts.js';
import { LINEUP_KINDS } from '../leagues/lineup.rules.js';

const kind = z.enum(LINEUP_KINDS);
const lineupPlayer = z.object({
  id: playerId,
  name: z.string(),
  position,
  detail: z.string().describe("'C', 'LW', 'RW', 'D' or 'G'."),
  club: z.string().nullable(),
  points: z.number().describe('Of the season so far, by the league’s scoring.'),
  day_points: z.number().nullable().describe('Of the day that is asked for; null where it is not over.'),
});
export type LineupPlayerView = z.infer<typeof lineupPlayer>;

/** A team's line-up on a day. */
export const lineupAnswer = z.object({
  team_id: id,
  day,
  period: z.enum(['day', 'week', 'month']),
  seats: z.array(z.object({ kind, count: whole })).describe('How many places there are of each kind.'),
  changes: whole.nullable().describe('Players who may come into it from Monday to Sunday; null for any number.'),
  moved: whole.describe('Players who came into other line-ups that begin in the same week.'),
  stand_in: z.boolean().describe('Whether reserves stand in for absent players.'),
  may_set: z.boolean(),
  locked: z.boolean(),
  locks_at: time.describe('The moment from which this day’s line-up stands.'),
  open_from: day.describe('The first day whose line-up can still be changed.'),
  begins_on: day.describe('The day on which a line-up that is set for this day begins.'),
  set: z.boolean().describe('Whether a manager set one that stands on this day; if not, the best players stand.'),
  places: z.array(
    z.object({
      kind,
      player: lineupPlayer,
      stand_in: z.boolean().describe('A reserve in the place of somebody who is absent.'),
      absent: z.string().nullable().describe('Why the player earns nothing; null for who is active.'),
    }),
  ),
  reserves: z.array(lineupPlayer),
});
export type LineupAnswer = z.infer<typeof lineupAnswer>;
