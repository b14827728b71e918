import { z } from 'zod';
import { day, id, playerId, position, season, serial, time, whole } from '../../answer.parts.js';
import { PLAYER_STATUSES } from '../../players/players.values.js';

export const nightTeam = z
  .object({
    team_id: id,
    rank: whole.describe('In the table as it would be now. Teams with equal points share one.'),
    shared: z.boolean(),
    gained: whole.describe('Places gained since the day began; below 0 where places were lost.'),
    total: z.number().describe('Points of the season, tonight included; roto points in a season of roto.'),
    tonight: z
      .number()
      .describe('Points of the day so far; the change of the roto points in a season of roto, which can be below 0.'),
  })
  .meta({ id: 'NightTeam' });
export type NightTeam = z.infer<typeof nightTeam>;

export const nightPlayer = z
  .object({
    player_id: playerId,
    name: z.string(),
    position,
    detail: z.string().describe("'C', 'LW', 'RW', 'D' or 'G'."),
    club: z.string(),
    status: z.enum(PLAYER_STATUSES),
  })
  .meta({ id: 'NightPlayer' });
export type NightPlayer = z.infer<typeof nightPlayer>;

export const nightPlay = z
  .object({
    id: serial,
    player_id: playerId,
    name: z.string(),
    team_id: id,
    at: time,
    counts: z.boolean().describe('Active, and in the day’s line-up once it is decided.'),
    points: z
      .number()
      .nullable()
      .describe('By the league’s scoring, below 0 where it costs some; null where categories decide.'),
    change: z
      .object({ g: whole, a: whole, ga: whole, w: whole, l: whole, otl: whole, so: whole })
      .describe('Goals, assists, goals against, wins, losses, overtime losses, shutouts. Below 0: taken back.'),
  })
  .meta({ id: 'NightPlay' });
export type NightPlay = z.infer<typeof nightPlay>;

/** The last day on which a team earned points; tonight when its games are not listed. */
export const lastNight = z
  .object({
    day,
    teams: z
      .array(
        z.object({
          team_id: id,
          points: z.number().describe('Of the day; the change of the roto points in a season of roto.'),
          gained: whole.describe('Places gained on the day; below 0 where places were lost.'),
        }),
      )
      .describe('By points of the day; empty where categories decide matchups.'),
    best: z
      .array(
        z.object({
          player_id: playerId,
          name: z.string(),
          position,
          detail: z.string().describe("'C', 'LW', 'RW', 'D' or 'G'."),
          team_id: id,
          points: z.number().nullable().describe('By the league’s scoring; null where categories decide.'),
          line: z.string().describe('What the player did, like 2 G, 1 A.'),
        }),
      )
      .describe('The three best players of each team whose games counted, the best of all first.'),
  })
  .meta({ id: 'LastNight' });
export type LastNight = z.infer<typeof lastNight>;

export const nightBoardAnswer = z
  .object({
    day,
    season,
    starts_on: day.nullable().describe('First day of `season`; null while it has no dates yet.'),
    ends_on: day.nullable(),
    decided_by: z.enum(['points', 'roto', 'matchups']).describe('What the table goes by.'),
    teams: z.array(nightTeam).describe('By rank.'),
    players: z.array(nightPlayer).describe('By id. `/tonight` has their teams, games and figures.'),
    plays: z.array(nightPlay).describe('Of players on the league’s teams, the last 60, newest first.'),
    last: lastNight
      .nullable()
      .describe('Null once a team has points of a listed game tonight, and before the first points.'),
  })
  .meta({ id: 'NightBoard' });
export type NightBoardAnswer = z.infer<typeof nightBoardAnswer>;
