import { z } from 'zod';
import { day, season, whole } from '../../answer.parts.js';

export const gamesAheadAnswer = z
  .object({
    season,
    period: z
      .object({
        from: day,
        to: day,
        matchup: whole.nullable().describe('Number of the matchup period; null for a week from Monday to Sunday.'),
      })
      .nullable()
      .describe('The period under way, or the next one; null outside a season or where its schedule is not known.'),
    clubs: z
      .array(
        z.object({
          club: z.string(),
          games: z
            .array(
              z.object({
                day,
                against: z.string(),
                home: z.boolean(),
                off_night: z.boolean().describe('Fewer than half of the clubs play on this day.'),
              }),
            )
            .describe('Games of the period that are not over, by day.'),
          season_games: whole
            .nullable()
            .describe('Games up to the end of the league’s season; null where the schedule is not known so far.'),
        }),
      )
      .describe('By club. Clubs without a game are left out.'),
  })
  .meta({ id: 'GamesAhead' });
export type GamesAheadAnswer = z.infer<typeof gamesAheadAnswer>;
