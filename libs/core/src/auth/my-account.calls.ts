import { z } from 'zod';
import { textParam } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  linkProviderSchema,
  ownerCodeSchema,
} from './auth.schema.js';

const answer = answersIn(() => import('./auth.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

const historySchema = z.object({
  before: z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** The caller's own account. It is always the session's account, regardless of ids in the request. */
export const myAccountCalls = calls({
  'GET /auth/account': { who: 'user', answer: answer('accountAnswer'), refuses: [404] },
  /** Makes the caller the site owner, with the code that the server printed at startup. */
  'POST /auth/site-owner': { who: 'user', body: ownerCodeSchema, answer: part('done'), refuses: [409, 429] },
  'GET /auth/sessions': { who: 'user', answer: answer('sessionsAnswer') },
  /** Ends all sessions except the current one. */
  'DELETE /auth/sessions': { who: 'user', answer: answer('sessionsEndedAnswer') },
  'DELETE /auth/sessions/:session_id': { who: 'user', answer: answer('sessionsEndedAnswer') },
  /** The account's events, newest first. */
  'GET /auth/history': { who: 'user', query: historySchema, answer: answer('accountHistoryAnswer') },
  /** Reports user input and restarts the idle time. */
  'POST /auth/activity': { who: 'user', answer: answer('activityAnswer') },
  /** Changes the password and ends every other session. */
  'POST /auth/password': { who: 'user', body: changePasswordSchema, answer: part('done'), refuses: [409, 429] },
  'POST /auth/email': { who: 'user', body: changeEmailSchema, answer: answer('emailAnswer'), refuses: [409, 429] },
  'POST /auth/verify-request': { who: 'user', answer: answer('emailAnswer'), refuses: [409, 429] },
  /** Links the provider of `link_ticket`. */
  'POST /auth/providers': {
    who: 'user',
    body: linkProviderSchema,
    answer: answer('providersAnswer'),
    refuses: [409, 429],
  },
  'DELETE /auth/providers/:provider': {
    who: 'user',
    params: { provider: textParam },
    answer: answer('providersAnswer'),
    refuses: [409],
  },
  'GET /auth/export': { who: 'user', answer: answer('exportAnswer') },
  'POST /auth/delete-account': { who: 'user', body: deleteAccountSchema, answer: part('done'), refuses: [409, 429] },
});
