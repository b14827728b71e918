import { z } from 'zod';
import { day, id, playerId, position, time, whole } from '../../answer.parts.js';
import { LINEUP_KINDS, STAND_IN } from '../../leagues/lineup.rules.js';

const kind = z.enum(LINEUP_KINDS);
const lineupPlayer = z.object({
  id: playerId,
  name: z.string(),
  position,
  detail: z.string().describe("'C', 'LW', 'RW', 'D' or 'G'."),
  club: z.string().nullable(),
  points: z.number().describe('Of the season so far, by the league’s scoring.'),
  game: z
    .object({ club: z.string().describe('Against whom.'), home: z.boolean(), starts_at: time })
    .nullable()
    .describe('Their NHL game of the day; null where none is known.'),
  locks_at: time.describe('The moment from which they stay where they are on this day.'),
  locked: z.boolean(),
  form: z
    .array(z.object({ day, points: z.number() }))
    .describe('Their last five games of the season before the day, by the league’s scoring; the last one last.'),
  day_points: z.number().nullable().describe('Of the day that is asked for; null where it is not over.'),
});
export type LineupPlayerView = z.infer<typeof lineupPlayer>;

export const gamesCapsUse = z
  .object({
    ends_on: day.describe('The last day of the season or matchup period in which the games are added up.'),
    kinds: z.array(
      z.object({
        kind,
        cap: whole.describe('Games that count in all places of this kind together.'),
        used: whole.describe('Games so far, those after the cap included.'),
        closed: z.boolean().describe('The cap was reached on an earlier day: these places do not count on this day.'),
      }),
    ),
  })
  .meta({ id: 'GamesCapsUse' });

export const lineupAnswer = z.object({
  team_id: id,
  day,
  period: z.enum(['day', 'week', 'month']),
  seats: z.array(z.object({ kind, count: whole })).describe('How many places there are of each kind.'),
  changes: whole.nullable().describe('Players who may come into it in a week; null for any number.'),
  moved: whole.describe('Players who came into other line-ups that begin in the same week.'),
  long_limits: z
    .array(z.object({ span: z.enum(['month', 'season']), changes: whole, moved: whole }))
    .describe('The same for its calendar month and its season, where the league limits them.'),
  stand_in: z
    .enum(STAND_IN)
    .describe('Whether reserves stand in: for absent players, wherever nothing was set, or never.'),
  may_set: z.boolean(),
  by_game: z.boolean().describe('Each player locks at the start of their own game; otherwise all lock at once.'),
  locked: z.boolean().describe('Nothing of this day can be changed any more.'),
  locks_at: time.describe('The moment from which nothing of this day can be changed.'),
  decides_at: time.describe('The moment that decides who is on the roster of this day.'),
  decided: z.boolean().describe('It has come: the places are those that count, reserves who stand in included.'),
  version: z.string().nullable().describe('Of the line-up that stands on this day; null where none was set.'),
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
  goalie_starts: z
    .object({
      used: whole.describe('Of the matchup period so far.'),
      limit: whole,
      ends_on: day.describe('Of the matchup period.'),
      closed: z.boolean().describe('The limit was reached on an earlier day: goalies do not count on this day.'),
    })
    .nullable()
    .describe('null where the matchup period of the day has no limit.'),
  games_caps: gamesCapsUse.nullable().describe('null on days without a cap of games by place.'),
});
export type LineupAnswer = z.infer<typeof lineupAnswer>;
