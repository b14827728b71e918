import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./team.answers.js'));

/** Where a pick went. */
export const pickHistoryCalls = calls({
  // The league is not in the address: for everybody who is not in it there is no such pick.
  'GET /pick-history/:pick_id': { who: 'member', answer: answer('pickHistoryAnswer') },
});
