import { z } from 'zod';
import { id, season } from '../../answer.parts.js';

const points = z.object({ F: z.number(), D: z.number(), G: z.number() });

export const strengthAnswer = z
  .object({
    season,
    teams: z.array(
      z
        .object({
          team_id: id,
          points: points.describe('Of the regular season, whatever team had the players then.'),
        })
        .meta({ id: 'TeamStrength' }),
    ),
    median: points.describe('Of all teams.'),
  })
  .meta({ id: 'StrengthAnswer' });
export type StrengthAnswer = z.infer<typeof strengthAnswer>;
