import { z } from 'zod';
import { countParam } from '../../../request.parts.js';
import { oneLine } from '../../../text.rules.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));

const points = z
  .number('Points are a number.')
  .min(-9_999, 'Points are at least −9,999.')
  .max(9_999, 'Points are at most 9,999.')
  .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e3), 'Points have at most three decimals.');

const setResult = z.object({
  home_points: points,
  away_points: points,
  reason: z
    .string('Give a reason.')
    .overwrite(oneLine)
    .min(3, 'Give a reason of at least 3 characters.')
    .max(300, 'A reason has at most 300 characters.'),
});
export type SetResultBody = z.infer<typeof setResult>;

const params = { period: countParam, number: countParam };

/** Results of the season’s regular matchups that a commissioner sets. */
export const resultCalls = calls({
  'PUT /:league_id/matchups/:period/:number/result': {
    who: 'commissioner',
    params,
    body: setResult,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  /** The computed result counts again. Possible until the next period has ended. */
  'DELETE /:league_id/matchups/:period/:number/result': {
    who: 'commissioner',
    params,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
