import { z } from 'zod';
import { isDay } from '../../calendar.js';
import { messageOf } from '../../messages/messages.js';
import { seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./cup.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

const periods = z.object({
  starts_on: z
    .array(z.string().refine(isDay, messageOf('dayOfScheduleIsWrittenLike')))
    .max(7)
    .describe('The first day of the period of each round; empty for the first ones after the draw.'),
});
export type CupPeriodsBody = z.infer<typeof periods>;

export const cupCalls = calls({
  'GET /:league_id/cup': {
    who: 'member',
    query: z.object({ season: seasonSchema.optional() }),
    answer: answer('cupAnswer'),
  },
  /** Chooses the rounds' periods before the draw. */
  'PUT /:league_id/cup/periods': {
    who: 'commissioner',
    body: periods,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
