import { z } from 'zod';
import { playerId, season, whole } from '../answer.parts.js';

/** Answer of `GET /api/{league_id}/player-points?season=`: everybody who has played, the league's season by default. */
export const playerPointsAnswer = z
  .object({
    season,
    from: z
      .enum(['games', 'season-lines'])
      .describe("What points are added up from: games, or, where no game of the season is known, the season's totals."),
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
