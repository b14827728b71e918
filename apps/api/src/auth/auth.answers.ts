import { z } from 'zod';
import { done } from '@crease/core/answer.parts.js';
import {
  accountAnswer,
  accountHistoryAnswer,
  activityAnswer,
  editUserAnswer,
  emailAnswer,
  exportAnswer,
  loginAnswer,
  passwordResetAnswer,
  providersAnswer,
  sessionAnswer,
  sessionsAnswer,
  sessionsEndedAnswer,
  socialUserCreatedAnswer,
  teamInfoAnswer,
  uploadAnswer,
  userCreatedAnswer,
  verifiedAnswer,
} from '@crease/core/auth/auth.answers.js';
import { systemConfigAnswer } from '@crease/core/leagues/league.answers.js';
import { answer, answersOf, fileAnswer } from '../platform/http/answers.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { MyAccountController } from './my-account.controller.js';
import { SocialController } from './social.controller.js';
import { UploadController } from './upload.controller.js';

const PICTURE = { file: { type: 'string', format: 'binary', description: 'A PNG or JPG picture of at most 1 MB.' } };

export const authAnswers = [
  answersOf(AccountController, {
    create: answer(userCreatedAnswer, 409, 429),
    createSocial: { ...answer(socialUserCreatedAnswer, 409, 429), ticket: 'only' },
    login: { ...answer(z.union([loginAnswer, teamInfoAnswer]), 403, 404, 409), ticket: 'too' },
    edit: answer(editUserAnswer, 404, 409),
    recordSession: answer(done),
    systemConfig: answer(systemConfigAnswer),
  }),
  answersOf(AuthController, {
    signIn: answer(sessionAnswer, 401, 404, 429),
    refresh: answer(sessionAnswer, 401),
    signOut: answer(done),
    askReset: answer(done, 429),
    reset: answer(passwordResetAnswer, 404, 409, 429),
    verify: answer(verifiedAnswer, 404, 409, 429),
  }),
  answersOf(MyAccountController, {
    account: answer(accountAnswer, 404),
    list: answer(sessionsAnswer),
    endOthers: answer(sessionsEndedAnswer),
    end: answer(sessionsEndedAnswer),
    history: answer(accountHistoryAnswer),
    activity: answer(activityAnswer),
    password: answer(done, 409, 429),
    email: answer(emailAnswer, 409, 429),
    askVerification: answer(emailAnswer, 409, 429),
    link: answer(providersAnswer, 409, 429),
    unlink: answer(providersAnswer, 409),
    export: answer(exportAnswer),
    delete: answer(done, 409, 429),
  }),
  answersOf(SocialController, {
    script: fileAnswer('text/javascript'),
    start: fileAnswer('text/html', 302),
    returned: fileAnswer('text/html'),
  }),
  answersOf(UploadController, { upload: { ...answer(uploadAnswer, 429), form: PICTURE }, file: fileAnswer('image/*') }),
];
