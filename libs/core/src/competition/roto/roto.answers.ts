import { z } from 'zod';
import { id, season, whole } from '../../answer.parts.js';
import { LINEUP_KINDS } from '../../leagues/lineup.rules.js';
import { matchupCategory } from '../matchups/matchup.answers.js';
import { ROTO_TIES } from './roto.rules.js';

const place = whole.describe('Teams that are level share one, and the next is left out.');

const rotoPlace = z
  .object({
    figure: z.number().nullable().describe('null: no attempt.'),
    place,
    shared: z.boolean(),
    points: z.number().describe('With the weight of the category; quarters.'),
    to_next: z
      .number()
      .nullable()
      .describe('What separates `figure` from that of the next better place; null on the first and without attempts.'),
  })
  .meta({ id: 'RotoPlace' });
export type RotoPlaceView = z.infer<typeof rotoPlace>;

const rotoTeam = z
  .object({
    team_id: id,
    rank: place,
    shared: z.boolean(),
    points: z.number().describe('Of all categories; 0 before the first figure.'),
    behind_leader: z.number(),
    behind_above: z.number().nullable().describe('Behind the row above; null on the first.'),
    led: whole.describe('Categories in which no team is better; decides equal points.'),
    goalie_games: whole,
    games: z
      .array(
        z.object({ used: whole, projected: whole.nullable().describe('null before the season has a day behind it.') }),
      )
      .describe('Games that counted, and those by the season’s end at this pace; in the order of `games_caps`.'),
    places: z.array(rotoPlace).describe('In the order of the answer’s `categories`.'),
  })
  .meta({ id: 'RotoTeam' });
export type RotoTeamView = z.infer<typeof rotoTeam>;

export const rotoAnswer = z
  .object({
    season,
    roto: z
      .object({
        ties: z.enum(ROTO_TIES).describe('What level teams get: the mean of their places, or the best.'),
        begun: z.boolean().describe('A team has a figure.'),
        goalie_games: z
          .object({ season: whole, now: whole })
          .nullable()
          .describe('Goalie games that a team needs in the season and so far; null without a minimum.'),
        games_caps: z
          .array(z.object({ kind: z.enum(LINEUP_KINDS), cap: whole }))
          .describe('Games that count in the season, by kind of line-up place, or by position without line-ups.'),
        categories: z.array(matchupCategory),
        teams: z.array(rotoTeam).describe('By rank. After the season’s end as the games are now.'),
      })
      .nullable()
      .describe('null where the season is decided otherwise.'),
  })
  .meta({ id: 'RotoAnswer' });
export type RotoAnswer = z.infer<typeof rotoAnswer>;
