import { preferencesAnswer } from '@crease/core/notifications/notification.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { NotificationController } from './notification.controller.js';

export const notificationAnswers = [
  answersOf(NotificationController, { read: answer(preferencesAnswer), change: answer(preferencesAnswer) }),
];
