import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./games-ahead.answers.js'));

export const gamesAheadCalls = calls({
  /** The games that NHL clubs have left in the matchup period or week, and in the season. */
  'GET /:league_id/games-ahead': { who: 'member', answer: answer('gamesAheadAnswer') },
});
