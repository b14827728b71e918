import { z } from 'zod';
import { done, id } from '@crease/core/answer.parts.js';
import {
  invitationView,
  leagueAnswer,
  mailView,
  memberView,
  userLeaguesAnswer,
} from '@crease/core/leagues/league.answers.js';
import { rulesAnswer, rulesHistoryAnswer, rulesTextAnswer } from '@crease/core/leagues/rulebook.answers.js';
import { settingsAnswer, settingsChangedAnswer, settingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { teamPageAnswer } from '@crease/core/teams/team.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { CommissionerController } from './commissioner.controller.js';
import { LeagueController, LeaguesController } from './league.controller.js';
import { RulebookController } from './rulebook.controller.js';
import { SettingsController } from './settings.controller.js';
import { TeamController } from './team.controller.js';

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
  answersOf(LeagueController, { view: answer(leagueAnswer) }),
  answersOf(SettingsController, {
    view: answer(settingsAnswer),
    preview: answer(settingsPreviewAnswer),
    change: answer(settingsChangedAnswer, 409),
    changePlay: answer(settingsChangedAnswer, 409),
    takeBack: answer(settingsChangedAnswer, 409),
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
  answersOf(RulebookController, {
    rules: answer(rulesAnswer),
    history: answer(rulesHistoryAnswer),
    write: answer(rulesTextAnswer, 409),
  }),
  answersOf(TeamController, { view: answer(teamPageAnswer), edit: answer(teamPageAnswer, 409) }),
];
