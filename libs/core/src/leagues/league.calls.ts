import { z } from 'zod';
import { idSchema, seasonSchema } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import { acceptInvitationSchema, createLeagueSchema, declineInvitationSchema } from './league.schema.js';

const answer = answersIn(() => import('./league.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

/** Leagues: made, listed, joined. */
export const leagueCalls = calls({
  'POST /create-league': {
    who: 'user',
    body: createLeagueSchema,
    key: true,
    status: 201,
    answer: answer('leagueCreatedAnswer'),
  },
  /** The caller's own leagues; without `uid` the site owner gets those of the whole installation. */
  'GET /user-leagues': {
    who: 'user',
    query: z.object({ uid: idSchema.optional() }),
    answer: answer('userLeaguesAnswer'),
    refuses: [403],
  },
  /** What an invitation's link is for, before anybody signs up. In the body: a secret has no business in an address. */
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

/** A league as its members see it first. */
export const overviewCalls = calls({
  'GET /:league_id': {
    who: 'member',
    query: z.object({ configYear: seasonSchema.optional() }),
    answer: answer('leagueAnswer'),
  },
});
