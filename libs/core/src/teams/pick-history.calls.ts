import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./team.answers.js'));

/** Where a pick went. */
export const pickHistoryCalls = calls({
  // The league is not in the address: whoever is not in it finds no such pick.
  'GET /pick-history/:pick_id': { who: 'member', answer: answer('pickHistoryAnswer') },
});
