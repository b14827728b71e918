import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { answersIn, calls } from '../wire/call.js';
import { createInvitationSchema, leaveLeagueSchema } from './league.schema.js';

const answer = answersIn(() => import('./league.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

const memberSchema = z.object({ is_commissioner: z.boolean(messageOf('commissionerIsOnOrOff')) });

export const commissionerCalls = calls({
  'GET /:league_id/members': { who: 'member', answer: answer('membersAnswer') },
  'PATCH /:league_id/members/:user_id': {
    who: 'commissioner',
    body: memberSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'DELETE /:league_id/members/:user_id': {
    who: 'commissioner',
    key: true,
    answer: part('done'),
    refuses: [409],
    answersLeavers: true,
  },
  /** The caller leaves the league; the team stays. A repeated request gets the same answer. */
  'POST /:league_id/leave': {
    who: 'member',
    body: leaveLeagueSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
    answersLeavers: true,
  },
  'GET /:league_id/invitations': { who: 'commissioner', answer: answer('invitationsAnswer') },
  'POST /:league_id/invitations': {
    who: 'commissioner',
    body: createInvitationSchema,
    key: true,
    status: 201,
    answer: answer('invitationView'),
    refuses: [409],
  },
  'POST /:league_id/invitations/:invitation_id/resend': {
    who: 'commissioner',
    key: true,
    answer: answer('invitationView'),
    refuses: [409],
  },
  'DELETE /:league_id/invitations/:invitation_id': {
    who: 'commissioner',
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  /** Failed background work that waits because its data could not be read. */
  'GET /:league_id/delays': { who: 'commissioner', answer: answer('delaysAnswer') },
  /** Invitations that commissioners can pass on when no mail server is configured. */
  'GET /:league_id/mail': { who: 'commissioner', answer: answer('mailAnswer') },
});
