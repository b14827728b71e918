import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./inbox.answers.js'));

export const inboxCalls = calls({ 'GET /inbox': { who: 'user', answer: answer('inboxAnswer'), token: 'leagues' } });
