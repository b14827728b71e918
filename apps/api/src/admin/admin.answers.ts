import {
  adminConfigAnswer,
  adminPlayerAnswer,
  adminPlayersAnswer,
  importAnswer,
  adminUserAnswer,
  adminUsersAnswer,
  importsAnswer,
  resetLinkAnswer,
  securityEventsAnswer,
} from '@crease/core/auth/auth.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { AdminController } from './admin.controller.js';

const FILE = { file: { type: 'string', format: 'binary', description: 'A CSV file of at most 16 MB.' } };

export const adminAnswers = [
  answersOf(AdminController, {
    users: answer(adminUsersAnswer, 403),
    disable: answer(adminUserAnswer),
    enable: answer(adminUserAnswer),
    resetLink: answer(resetLinkAnswer, 409),
    events: answer(securityEventsAnswer, 403),
    imports: answer(importsAnswer, 403),
    upload: { ...answer(importAnswer, 409, 413), form: FILE },
    players: answer(adminPlayersAnswer, 403),
    setStatus: answer(adminPlayerAnswer),
    config: answer(adminConfigAnswer, 403),
    changeConfig: answer(adminConfigAnswer, 409),
  }),
];
