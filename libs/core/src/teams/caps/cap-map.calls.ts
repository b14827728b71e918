import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./cap-map.answers.js'));

export const capMapCalls = calls({
  'GET /:league_id/caps': { who: 'member', answer: answer('capMapAnswer') },
});
