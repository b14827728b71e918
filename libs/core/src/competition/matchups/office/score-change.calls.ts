import { z } from 'zod';
import { messageOf } from '../../../messages/messages.js';
import { reasonSchema } from '../../../messages/reason.schema.js';
import { countParam, idSchema } from '../../../request.parts.js';
import { answersIn, calls } from '../../../wire/call.js';
import { MOST_SCORE_CHANGED, SCORE_FIGURES } from './score-change.rules.js';

const part = answersIn(() => import('../../../answer.parts.js'));
const CHANGE = { who: 'commissioner', key: true, answer: part('done'), refuses: [404, 409] } as const;

const change = z.object({
  team_id: idSchema,
  figure: z
    .enum([...SCORE_FIGURES], messageOf('figureIsAmong', { choices: SCORE_FIGURES }))
    .nullable()
    .describe('A column of the categories; null in a season of points.'),
  amount: z
    .number(messageOf('amountIsNumber'))
    .min(-MOST_SCORE_CHANGED, messageOf('amountIsWithin', { most: MOST_SCORE_CHANGED }))
    .max(MOST_SCORE_CHANGED, messageOf('amountIsWithin', { most: MOST_SCORE_CHANGED }))
    .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e3), messageOf('pointsHaveAtMostThreeDecimals')),
  reason: reasonSchema,
});
export type ScoreChangeBody = z.infer<typeof change>;

/** Points or figures that a commissioner adds to a team's score in the period of a matchup, or takes from it. */
export const scoreChangeCalls = calls({
  'POST /:league_id/matchups/:period/:number/score-changes': {
    ...CHANGE,
    params: { period: countParam, number: countParam },
    body: change,
  },
  /** Takes the change back. Possible until the next period has ended. */
  'DELETE /:league_id/score-changes/:change_id': { ...CHANGE, params: { change_id: idSchema } },
});
