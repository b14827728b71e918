import { z } from 'zod';
import { countParam, seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./matchup.answers.js'));
const pageAnswer = answersIn(() => import('./matchup-page.answers.js'));

export const matchupCalls = calls({
  /** Periods, results and table of a season that is played in matchups. */
  'GET /:league_id/matchups': {
    who: 'member',
    query: z.object({ season: seasonSchema.optional() }),
    answer: answer('matchupsAnswer'),
  },
  /** One matchup, with the players of both sides. */
  'GET /:league_id/matchups/:period/:number': {
    who: 'member',
    params: { period: countParam, number: countParam },
    query: z.object({ season: seasonSchema.optional() }),
    answer: pageAnswer('matchupPageAnswer'),
  },
});
