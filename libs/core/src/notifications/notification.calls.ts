import { answersIn, calls } from '../wire/call.js';
import { noticesQuerySchema, noticesReadSchema, preferencesSchema } from './notification.schema.js';

const answer = answersIn(() => import('./notification.answers.js'));

/** What the caller was told, and which e-mails they want. */
export const notificationCalls = calls({
  'GET /notifications/preferences': { who: 'user', answer: answer('preferencesAnswer') },
  'PUT /notifications/preferences': { who: 'user', body: preferencesSchema, answer: answer('preferencesAnswer') },
  'GET /notices': { who: 'user', query: noticesQuerySchema, answer: answer('noticesAnswer') },
  'POST /notices/read': { who: 'user', body: noticesReadSchema, answer: answer('noticesUnread') },
});
