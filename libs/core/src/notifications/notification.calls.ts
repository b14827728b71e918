import { textParam } from '../request.parts.js';
import { answersIn, calls, file } from '../wire/call.js';
import { noticesQuerySchema, noticesReadSchema, preferencesSchema } from './notification.schema.js';

const answer = answersIn(() => import('./notification.answers.js'));

/** What the caller was told, and which e-mails they want. */
export const notificationCalls = calls({
  'GET /notifications/preferences': { who: 'user', answer: answer('preferencesAnswer') },
  'PUT /notifications/preferences': { who: 'user', body: preferencesSchema, answer: answer('preferencesAnswer') },
  'GET /calendar/address': { who: 'user', answer: answer('calendarAddress') },
  /** Makes an address. The one before is nobody's any more. */
  'POST /calendar/address': { who: 'user', answer: answer('calendarAddress') },
  'DELETE /calendar/address': { who: 'user', answer: answer('calendarAddress') },
  /** Calendars ask without signing in: the name is a secret of 256 bits. */
  'GET /calendar/:name': {
    who: 'anyone',
    params: { name: textParam },
    answer: file('text/calendar'),
    refuses: [404, 429],
  },
  'GET /notices': { who: 'user', query: noticesQuerySchema, answer: answer('noticesAnswer') },
  'POST /notices/read': { who: 'user', body: noticesReadSchema, answer: answer('noticesUnread') },
});
