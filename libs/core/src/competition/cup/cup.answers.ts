import { z } from 'zod';
import { day, id, season, whole } from '../../answer.parts.js';
import { bracketPairs, bracketSeeds, PERIOD_STATES } from '../matchups/matchup.answers.js';

const cupPeriod = z.object({ starts_on: day, ends_on: day });

/** Answer of `GET /api/{league_id}/cup?season=`. Default is the league's season. */
export const cupAnswer = z
  .object({
    season,
    draw_on: day.nullable().describe('null in a season without a cup.'),
    plan: z
      .object({
        rounds: whole,
        periods: z.array(cupPeriod).describe('Periods after the draw, of which a commissioner can choose.'),
        chosen: z.array(cupPeriod).describe('One for each round; empty for the first ones after the draw.'),
      })
      .nullable()
      .describe('Of the season in progress before its draw; otherwise null.'),
    cup: z
      .object({
        seed: z.string().describe('The draw follows from it.'),
        rounds: z
          .array(
            z.object({
              round: whole.describe('From 1.'),
              starts_on: day,
              ends_on: day,
              state: z.enum(PERIOD_STATES),
            }),
          )
          .describe('Empty where the season had too few weeks left.'),
        seeds: bracketSeeds.describe('The places of the draw.'),
        pairs: bracketPairs,
        winner: id.nullable(),
      })
      .nullable()
      .describe('null before the draw.'),
  })
  .meta({ id: 'CupAnswer' });
export type CupAnswer = z.infer<typeof cupAnswer>;
