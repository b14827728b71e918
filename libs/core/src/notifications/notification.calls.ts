import { textParam } from '../request.parts.js';
import { answersIn, calls, file } from '../wire/call.js';
import { noticesQuerySchema, noticesReadSchema, preferencesSchema } from './notification.schema.js';

const answer = answersIn(() => import('./notification.answers.js'));

export const notificationCalls = calls({
  'GET /notifications/preferences': { who: 'user', answer: answer('preferencesAnswer') },
  'PUT /notifications/preferences': { who: 'user', body: preferencesSchema, answer: answer('preferencesAnswer') },
  'GET /calendar/address': { who: 'user', answer: answer('calendarAddress') },
  /** Creates a new address. The previous one stops working. */
  'POST /calendar/address': { who: 'user', answer: answer('calendarAddress') },
  'DELETE /calendar/address': { who: 'user', answer: answer('calendarAddress') },
  /** Calendar programs do not sign in: the name is a 256-bit secret. */
  'GET /calendar/:name': {
    who: 'anyone',
    params: { name: textParam },
    answer: file('text/calendar'),
    refuses: [404, 429],
  },
  'GET /notices': { who: 'user', query: noticesQuerySchema, answer: answer('noticesAnswer') },
  'POST /notices/read': { who: 'user', body: noticesReadSchema, answer: answer('noticesUnread') },
});
