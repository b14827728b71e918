import { answersIn, calls } from '../../wire/call.js';
import { joinLeagueSchema, leagueLinkSchema } from './league-link.schema.js';

const answer = answersIn(() => import('./league-link.answers.js'));
const league = answersIn(() => import('../league.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

/** One link that invites to all open teams of a league. */
export const leagueLinkCalls = calls({
  'GET /:league_id/invitation-link': { who: 'commissioner', answer: answer('leagueLinkAnswer') },
  /** Makes the link, or returns the open one. */
  'PUT /:league_id/invitation-link': {
    who: 'commissioner',
    key: true,
    answer: answer('leagueLinkAnswer'),
    refuses: [429],
  },
  /** Replaces the link: the earlier one no longer works. */
  'POST /:league_id/invitation-link/renew': {
    who: 'commissioner',
    key: true,
    answer: answer('leagueLinkAnswer'),
    refuses: [429],
  },
  'DELETE /:league_id/invitation-link': { who: 'commissioner', key: true, answer: part('done') },
  /** Describes a link before sign-up. The token is in the body, because a secret does not belong in a URL. */
  'POST /league-link-preview': {
    who: 'anyone',
    body: leagueLinkSchema,
    answer: answer('leagueLinkPreview'),
    refuses: [404, 409, 429],
  },
  /** The caller takes an open team. A member with a team gets that team. */
  'POST /join-league': {
    who: 'user',
    body: joinLeagueSchema,
    answer: league('invitationAcceptedAnswer'),
    refuses: [404, 409, 429],
  },
});
