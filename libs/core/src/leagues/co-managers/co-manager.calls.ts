import { answersIn, calls } from '../../wire/call.js';
import { inviteCoManagerSchema } from './co-manager.schema.js';

const answer = answersIn(() => import('./co-manager.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

/** The people of a team. Its manager changes them; its co-managers see them, and can take themselves off the team. */
export const coManagerCalls = calls({
  'GET /:league_id/teams/:team_id/co-managers': { who: 'manager', answer: answer('coManagersAnswer') },
  'POST /:league_id/teams/:team_id/co-managers/invitations': {
    who: 'manager',
    body: inviteCoManagerSchema,
    key: true,
    status: 201,
    answer: answer('coManagersAnswer'),
    refuses: [409, 429],
  },
  'DELETE /:league_id/teams/:team_id/co-managers/invitations/:invitation_id': {
    who: 'manager',
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'DELETE /:league_id/teams/:team_id/co-managers/:user_id': {
    who: 'manager',
    key: true,
    answer: part('done'),
    refuses: [409],
    answersLeavers: true,
  },
  /** The co-manager becomes the manager, who becomes a co-manager. */
  'POST /:league_id/teams/:team_id/co-managers/:user_id/hand-over': {
    who: 'manager',
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
