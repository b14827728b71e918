import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./inbox.answers.js'));

/** The caller's inbox across all leagues. */
export const inboxCalls = calls({ 'GET /inbox': { who: 'user', answer: answer('inboxAnswer') } });
