import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { reasonSchema } from '../../messages/reason.schema.js';
import { countParam, idSchema, seasonSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./matchup.answers.js'));
const pageAnswer = answersIn(() => import('./matchup-page.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

const playoffOpening = z.object({
  team_id: idSchema,
  open: z.boolean(messageOf('openIsOnOrOff')),
  reason: reasonSchema,
});
export type PlayoffOpeningBody = z.infer<typeof playoffOpening>;

export const matchupCalls = calls({
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
  /** Opens or closes the roster of a team without a match left. */
  'POST /:league_id/playoff-openings': {
    who: 'commissioner',
    body: playoffOpening,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
