import { z } from 'zod';
import { done, id } from '@crease/core/answer.parts.js';
import { invitationView, mailView, memberView, userLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { CommissionerController } from './commissioner.controller.js';
import { LeaguesController } from './league.controller.js';

export const leagueAnswers = [
  answersOf(LeaguesController, {
    create: answer(z.object({ success: z.literal(true), league_id: id }).meta({ id: 'LeagueCreatedAnswer' })),
    list: answer(userLeaguesAnswer, 403),
    accept: answer(
      z.object({ success: z.literal(true), league_id: id, team_id: id }).meta({ id: 'InvitationAcceptedAnswer' }),
      404,
      409,
      429,
    ),
    decline: answer(done, 404, 409, 429),
  }),
  answersOf(CommissionerController, {
    members: answer(z.object({ members: z.array(memberView) })),
    setCommissioner: answer(done, 409),
    remove: answer(done, 409),
    leave: answer(done, 409),
    list: answer(z.object({ invitations: z.array(invitationView) }), 403),
    invite: answer(invitationView, 409),
    resend: answer(invitationView, 409),
    revoke: answer(done, 409),
    mail: answer(z.object({ mail: z.array(mailView) }), 403),
  }),
];
