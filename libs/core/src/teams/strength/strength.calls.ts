import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./strength.answers.js'));

export const strengthCalls = calls({
  'GET /:league_id/strength': { who: 'member', answer: answer('strengthAnswer') },
});
