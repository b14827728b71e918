import { z } from 'zod';
import { day, season, whole } from '../../answer.parts.js';

export const matchupCalendar = z
  .object({
    season,
    by_games: z.boolean().describe('Weeks are measured by their games; otherwise by days, without a schedule.'),
    days: whole.describe('Of a usual period; short ones may join.'),
    periods: z
      .array(
        z.object({
          number: whole.describe('From 1.'),
          starts_on: day,
          ends_on: day,
          round: whole.nullable().describe('Of the play-offs, from 1; null for a regular period.'),
        }),
      )
      .describe('In order.'),
  })
  .meta({ id: 'MatchupCalendar' });
export type MatchupCalendar = z.infer<typeof matchupCalendar>;
