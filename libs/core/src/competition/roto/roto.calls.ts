import { z } from 'zod';
import { seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./roto.answers.js'));

export const rotoCalls = calls({
  'GET /:league_id/roto': {
    who: 'member',
    query: z.object({ season: seasonSchema.optional() }),
    answer: answer('rotoAnswer'),
  },
});
