import { z } from 'zod';

export const tradeFact = z
  .object({
    key: z.string().describe('What the line is about.'),
    value: z.string().describe('The figures, as JSON. A trade has changed when the value of a key has.'),
    what: z.string().describe('What the line is about, in words; empty for an objection.'),
    how: z.string().describe('The figures in words.'),
    objection: z.boolean().describe('A reason against the trade.'),
  })
  .meta({ id: 'TradeFact' });
export type TradeFact = z.infer<typeof tradeFact>;
