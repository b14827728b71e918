import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./cap-map.answers.js'));
const ledger = answersIn(() => import('./cap-ledger.answers.js'));

export const capMapCalls = calls({
  'GET /:league_id/caps': { who: 'member', answer: answer('capMapAnswer') },
  'GET /:league_id/teams/:team_id/cap-ledger': { who: 'member', answer: ledger('capLedgerAnswer') },
});
