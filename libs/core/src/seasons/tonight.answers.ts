import { z } from 'zod';
import { day, id, playerId, time, whole } from '../answer.parts.js';

export const tonightGame = z
  .object({
    id: z.string(),
    starts_at: time,
    away: z.string(),
    home: z.string(),
    state: z
      .enum(['scheduled', 'live', 'over', 'final', 'postponed', 'cancelled', 'suspended'])
      .describe('`over` until the NHL has declared it `final`.'),
    away_score: whole.nullable(),
    home_score: whole.nullable(),
    period: z.string().nullable().describe('1st, 2nd, 3rd, OT or SO.'),
    clock: z.string().nullable().describe('What is left of the period, like 12:33; `intermission` between periods.'),
  })
  .meta({ id: 'TonightGame' });
export type TonightGame = z.infer<typeof tonightGame>;

export const tonightPlayer = z
  .object({
    player_id: playerId,
    team_id: id,
    active: z.boolean().describe('Active, and in the day’s line-up once it is decided.'),
    game_id: z.string(),
    points: z
      .number()
      .nullable()
      .describe('Of this game by the league’s scoring; null before the player was on the ice.'),
    line: z.string().nullable().describe('What the player did so far, like 2 G, 1 A.'),
  })
  .meta({ id: 'TonightPlayer' });
export type TonightPlayer = z.infer<typeof tonightPlayer>;

/** Answer of `GET /api/{league_id}/tonight`: the NHL's current day, which ends at 6 a.m. in the NHL's time zone. */
export const tonightAnswer = z
  .object({
    day,
    source: z.object({
      on: z.boolean().describe('Whether this installation reads games while they run.'),
      read_at: time.nullable().describe('When the NHL last answered.'),
      silent_since: time.nullable().describe('Since when it has not answered; null while it does.'),
    }),
    replay: z
      .object({
        under_way: z.boolean().describe('Tonight’s invented games are being played, an hour in a minute.'),
        over: z.boolean().describe('They have been played on request; they may be played again.'),
      })
      .nullable()
      .describe(
        'Whether a night may be played on request: in a league on the sample whose season is under way. Null elsewhere.',
      ),
    games: z.array(tonightGame),
    teams: z.array(z.object({ team_id: id, points: z.number() })).describe('What teams earned on this day so far.'),
    players: z.array(tonightPlayer),
  })
  .meta({ id: 'TonightAnswer' });
export type TonightAnswer = z.infer<typeof tonightAnswer>;

export const replayAnswer = z
  .object({ success: z.literal(true), day: day.describe('The day whose invented games are played.') })
  .meta({ id: 'ReplayAnswer' });
