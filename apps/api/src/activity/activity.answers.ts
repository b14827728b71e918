import { activityLogAnswer, homeAnswer } from '@crease/core/activity/activity.answers.js';
import { unread, done } from '@crease/core/answer.parts.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { ActionController, ActivityController } from './activity.controller.js';

export const activityAnswers = [
  answersOf(ActionController, { record: answer(done, 404, 429) }),
  answersOf(ActivityController, { home: answer(homeAnswer, 304), log: answer(activityLogAnswer), see: answer(unread) }),
];
