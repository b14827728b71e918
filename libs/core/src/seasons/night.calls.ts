import { answersIn, calls } from '../wire/call.js';

const answer = answersIn(() => import('./tonight.answers.js'));

/** Replays a night of a league on the sample. */
export const nightCalls = calls({
  'POST /:league_id/tonight/replay': { who: 'member', key: true, answer: answer('replayAnswer'), refuses: [409] },
});
