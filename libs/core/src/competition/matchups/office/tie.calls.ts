import { z } from 'zod';
import { reasonSchema } from '../../../messages/reason.schema.js';
import { countParam, idSchema } from '../../../request.parts.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));
const CHANGE = { who: 'commissioner', key: true, answer: part('done'), refuses: [409] } as const;

const winner = z.object({
  team_id: idSchema,
  reason: reasonSchema,
});
export type WinnerBody = z.infer<typeof winner>;

const params = { period: countParam, number: countParam };

export const tieCalls = calls({
  /**
   * Names the winner of a tie, until the next round begins. The winner of the final and of third place can be named
   * until the season ends.
   */
  'PUT /:league_id/matchups/:period/:number/winner': { ...CHANGE, params, body: winner },
  /** The tie waits for a decision again. */
  'DELETE /:league_id/matchups/:period/:number/winner': { ...CHANGE, params },
});
