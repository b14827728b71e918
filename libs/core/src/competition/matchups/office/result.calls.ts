import { z } from 'zod';
import { messageOf } from '../../../messages/messages.js';
import { countParam } from '../../../request.parts.js';
import { oneLine } from '../../../text.rules.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));

const points = z
  .number(messageOf('pointsAreNumber'))
  .min(-9_999, messageOf('pointsAreAtLeast'))
  .max(9_999, messageOf('pointsAreAtMost', { most: 9_999 }))
  .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e3), messageOf('pointsHaveAtMostThreeDecimals'));

const setResult = z.object({
  home_points: points,
  away_points: points,
  reason: z
    .string(messageOf('giveReason'))
    .overwrite(oneLine)
    .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
    .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 })),
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
