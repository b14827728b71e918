import { answersIn, calls } from '../wire/call.js';
import { preferencesSchema } from './notification.schema.js';

const answer = answersIn(() => import('./notification.answers.js'));

/** The caller's own e-mails. */
export const notificationCalls = calls({
  'GET /notifications/preferences': { who: 'user', answer: answer('preferencesAnswer') },
  'PUT /notifications/preferences': { who: 'user', body: preferencesSchema, answer: answer('preferencesAnswer') },
});
