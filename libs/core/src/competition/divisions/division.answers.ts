import { z } from 'zod';
import { id, season, whole } from '../../answer.parts.js';

export const divisionsAnswer = z
  .object({
    season,
    open: z.boolean().describe('A commissioner can set or draw them: the first matchup period has not begun.'),
    divisions: z
      .array(
        z.object({
          number: whole,
          name: z.string().nullable().describe('null: “Division 1” and so on.'),
          team_ids: z.array(id),
        }),
      )
      .describe(
        'Empty without divisions. Teams that are in none are drawn when the season begins; before it those of the season before count.',
      ),
  })
  .meta({ id: 'DivisionsAnswer' });
export type DivisionsAnswer = z.infer<typeof divisionsAnswer>;
