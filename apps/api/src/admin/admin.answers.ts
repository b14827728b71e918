import { adminConfigAnswer, adminUserAnswer, adminUsersAnswer, importsAnswer, resetLinkAnswer, securityEventsAnswer } from '@crease/core/auth/auth.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { AdminController } from './admin.controller.js';

export const adminAnswers = [
  answersOf(AdminController, {
    users: answer(adminUsersAnswer, 403),
    disable: answer(adminUserAnswer),
    enable: answer(adminUserAnswer),
    resetLink: answer(resetLinkAnswer, 409),
    events: answer(securityEventsAnswer, 403),
    imports: answer(importsAnswer, 403),
    config: answer(adminConfigAnswer, 403),
    changeConfig: answer(adminConfigAnswer, 409),
  }),
];
