import { z } from 'zod';
import { seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./matchup.answers.js'));

/** Periods, results and table of a season that is played in matchups. */
export const matchupCalls = calls({
  'GET /:league_id/matchups': {
    who: 'member',
    query: z.object({ season: seasonSchema.optional() }),
    answer: answer('matchupsAnswer'),
  },
});
