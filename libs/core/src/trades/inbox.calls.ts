import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./inbox.answers.js'));

/** The caller's own inbox, over all of their leagues. */
export const inboxCalls = calls({ 'GET /inbox': { who: 'user', answer: answer('inboxAnswer') } });
