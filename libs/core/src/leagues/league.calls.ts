import { z } from 'zod';
import { idSchema, seasonSchema } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import { acceptInvitationSchema, createLeagueSchema, declineInvitationSchema } from './league.schema.js';

const answer = answersIn(() => import('./league.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

export const leagueCalls = calls({
  'POST /create-league': {
    who: 'user',
    body: createLeagueSchema,
    key: true,
    status: 201,
    answer: answer('leagueCreatedAnswer'),
  },
  /** The caller's own leagues. Without `uid`, the site owner gets all leagues of the installation. */
  'GET /user-leagues': {
    who: 'user',
    query: z.object({ uid: idSchema.optional() }),
    answer: answer('userLeaguesAnswer'),
    refuses: [403],
    token: 'leagues',
  },
  /** Describes an invitation before sign-up. The token is in the body, because a secret does not belong in a URL. */
  'POST /invitation-preview': {
    who: 'anyone',
    body: declineInvitationSchema,
    answer: answer('invitationPreview'),
    refuses: [404, 429],
  },
  'POST /accept-invitation': {
    who: 'user',
    body: acceptInvitationSchema,
    answer: answer('invitationAcceptedAnswer'),
    refuses: [404, 409, 429],
  },
  'POST /decline-invitation': {
    who: 'user',
    body: declineInvitationSchema,
    answer: part('done'),
    refuses: [404, 409, 429],
  },
});

export const overviewCalls = calls({
  'GET /:league_id': {
    who: 'member',
    query: z.object({ configYear: seasonSchema.optional() }),
    answer: answer('leagueAnswer'),
  },
});
