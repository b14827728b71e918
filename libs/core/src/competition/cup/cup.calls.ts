import { z } from 'zod';
import { seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./cup.answers.js'));

export const cupCalls = calls({
  /** The cup of a season: its draw and its rounds. */
  'GET /:league_id/cup': {
    who: 'member',
    query: z.object({ season: seasonSchema.optional() }),
    answer: answer('cupAnswer'),
  },
});
