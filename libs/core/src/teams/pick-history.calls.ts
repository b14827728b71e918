import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./team.answers.js'));

export const pickHistoryCalls = calls({
  // The path contains no league id; non-members get 404.
  'GET /pick-history/:pick_id': { who: 'member', answer: answer('pickHistoryAnswer'), token: 'leagues' },
});
