import { z } from 'zod';
import { messageOf } from '../../../messages/messages.js';
import { reasonSchema } from '../../../messages/reason.schema.js';
import { countParam } from '../../../request.parts.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));
const CHANGE = { who: 'commissioner', key: true, answer: part('done'), refuses: [409] } as const;

const points = z
  .number(messageOf('pointsAreNumber'))
  .min(-9_999, messageOf('pointsAreAtLeast'))
  .max(9_999, messageOf('pointsAreAtMost', { most: 9_999 }))
  .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e3), messageOf('pointsHaveAtMostThreeDecimals'));

const setResult = z.object({
  home_points: points,
  away_points: points,
  reason: reasonSchema,
});
export type SetResultBody = z.infer<typeof setResult>;

const params = { period: countParam, number: countParam };

export const resultCalls = calls({
  'PUT /:league_id/matchups/:period/:number/result': { ...CHANGE, params, body: setResult },
  /** The computed result counts again. Possible until the next period has ended. */
  'DELETE /:league_id/matchups/:period/:number/result': { ...CHANGE, params },
});
