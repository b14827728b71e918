import { z } from 'zod';
import { messageOf } from '../../../messages/messages.js';
import { reasonSchema } from '../../../messages/reason.schema.js';
import { idSchema } from '../../../request.parts.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));
const CHANGE = { who: 'commissioner', key: true, answer: part('done'), refuses: [404, 409] } as const;

export const MOST_RESULTS_CHANGED = 99;

const results = z
  .number(messageOf('resultsAreWhole'))
  .int(messageOf('resultsAreWhole'))
  .min(-MOST_RESULTS_CHANGED, messageOf('changeHasAtMostResults', { most: MOST_RESULTS_CHANGED }))
  .max(MOST_RESULTS_CHANGED, messageOf('changeHasAtMostResults', { most: MOST_RESULTS_CHANGED }));

const change = z.object({
  team_id: idSchema,
  wins: results,
  losses: results,
  ties: results,
  reason: reasonSchema,
});
export type RecordChangeBody = z.infer<typeof change>;

/** Results that a commissioner adds to a team's record in a season of matchups, or takes from it. */
export const recordChangeCalls = calls({
  'POST /:league_id/record-changes': { ...CHANGE, body: change },
  /** Takes the change back. Possible until the next period has ended. */
  'DELETE /:league_id/record-changes/:change_id': { ...CHANGE, params: { change_id: idSchema } },
});
