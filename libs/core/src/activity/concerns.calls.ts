import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./concerns.answers.js'));

/** The caller's concerns, in one league and in all of theirs. */
export const concernCalls = calls({
  'GET /:league_id/concerns': { who: 'member', answer: answer('concernsAnswer'), notModified: true },
  'GET /my-concerns': { who: 'user', answer: answer('myConcernsAnswer') },
});
