import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./players.answers.js'));

export const watchListCalls = calls({
  'GET /:league_id/watch-list': { who: 'member', answer: answer('watchListAnswer') },
  'PUT /:league_id/watch-list/:player_id': { who: 'member', answer: answer('watchedAnswer'), refuses: [409] },
  'DELETE /:league_id/watch-list/:player_id': { who: 'member', answer: answer('unwatchedAnswer') },
});
