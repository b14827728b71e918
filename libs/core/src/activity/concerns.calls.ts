import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./concerns.answers.js'));

export const concernCalls = calls({
  'GET /:league_id/concerns': { who: 'member', answer: answer('concernsAnswer'), notModified: true },
  'GET /my-concerns': { who: 'user', answer: answer('myConcernsAnswer'), token: 'leagues' },
});
