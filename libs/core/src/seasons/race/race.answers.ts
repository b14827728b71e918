import { z } from 'zod';
import { day, id, playerId, season, whole } from '../../answer.parts.js';
import { RECORD_KINDS } from '../../competition/matchups/record-points.rules.js';
import { broughtResults, winRecord } from '../../competition/matchups/matchup.answers.js';
import type { SeasonPlace } from '../../competition/standings.rules.js';

/** Where each season of `seasons` was played, in the same order. */
export const seasonPlaces = z
  .array(z.enum(['here', 'elsewhere', 'nowhere'] satisfies SeasonPlace[]))
  .describe(
    'Where each of `seasons` was played, in their order: in this league, on another site whose table was moved in, or unknown.',
  );

const pointsFrom = z
  .enum(['games', 'season-lines'])
  .describe("What points are added up from: games, or, where no game of the season is known, the season's totals.");

/** Answer of `GET /api/{league_id}/player-points?season=`: every player with games. Default is the league's season. */
export const playerPointsAnswer = z
  .object({
    season,
    from: pointsFrom,
    players: z.array(
      z.object({
        player_id: playerId,
        points: z.number().describe("Of the regular season, by the league's scoring, whoever had the player."),
        games: whole,
      }),
    ),
  })
  .meta({ id: 'PlayerPointsAnswer' });
export type PlayerPointsAnswer = z.infer<typeof playerPointsAnswer>;

/** Answer of `GET /api/{league_id}/player-points/{player_id}?season=`: a player's regular games, the first first. */
export const playerGamesAnswer = z
  .object({
    season,
    player_id: playerId,
    games: z.array(
      z
        .object({
          game_id: z.string(),
          day,
          away: z.string().nullable().describe('Codes of the clubs; null where the schedule does not have the game.'),
          home: z.string().nullable(),
          points: z.number().describe("By the league's scoring on that day, whoever had the player."),
          figures: z.record(z.string(), z.int()).describe('Figures of the game by column, without zeros.'),
        })
        .meta({ id: 'PlayerGame' }),
    ),
  })
  .meta({ id: 'PlayerGamesAnswer' });
export type PlayerGamesAnswer = z.infer<typeof playerGamesAnswer>;

export const rank = whole.describe('Teams with equal points share one, and the next is left out.');

export const raceTeam = z
  .object({
    team_id: id,
    rank,
    shared: z.boolean(),
    points: z.number().describe('Of the regular season: the sum of `daily`, without `less`.'),
    less: z.number().describe('What it lost at the season’s end for games that its goalies did not play.'),
    goalie_games: whole
      .nullable()
      .describe('Games of goalies that counted for it; null where the league asks for none.'),
    record: winRecord.nullable().describe('Of its matchups, which then decide the rank; null in a season of points.'),
    behind_leader: z.number().describe('0 in a season of matchups.'),
    behind_above: z.number().nullable().describe('Behind the next better rank; null on the first.'),
    last_seven: z.number().describe('Points of the seven days up to the last day of `days`.'),
    last_day: z.number().describe('Points of that day.'),
    gained: z.int().describe('Places gained on that day; below 0 where places were lost.'),
    seasons: z
      .array(z.object({ regular: z.number(), playoffs: z.number() }))
      .describe('In the order of the answer’s `seasons`. Of one that was played elsewhere all points are regular.'),
    total: z.number().describe('Of these seasons, regular season and playoffs.'),
    daily: z.array(z.number()).describe('Points of each of `days`.'),
  })
  .meta({ id: 'RaceTeam' });
export type RaceTeam = z.infer<typeof raceTeam>;

export const raceAnswer = z
  .object({
    season,
    known: z.array(season).describe('Seasons that `season` can name, newest first.'),
    seasons: z.array(season).describe('The season and the two before it, oldest first.'),
    played: seasonPlaces,
    starts_on: day.nullable().describe('null while the season has no dates yet.'),
    ends_on: day.nullable(),
    over: z.boolean(),
    roto: z
      .boolean()
      .describe('Roto points decide the season: `points` and what follows from them are roto points, `daily` changes.'),
    champions: z
      .array(z.object({ team_id: id, points: z.number() }))
      .describe('Who won it: several where they were level; empty while it is not over, or where nobody earned any.'),
    goalie_games: z
      .object({ least: whole, points: whole })
      .nullable()
      .describe(
        'How many games its goalies must play for a team, and what each that is missing takes off; null in other seasons than the present one.',
      ),
    record: z.enum(RECORD_KINDS).describe('What results gave in the table of that season: a share of wins, or points.'),
    categories: z.boolean().describe('Matchups of categories decide the season: points decide nothing.'),
    days: z.array(day).describe('Every day on which a team earned points in the regular season, the first first.'),
    teams: z.array(raceTeam).describe('By rank.'),
    brought: broughtResults,
  })
  .meta({ id: 'RaceAnswer' });
export type RaceAnswer = z.infer<typeof raceAnswer>;
