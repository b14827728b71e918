import { answersIn, calls } from './call.js';

const answer = answersIn(() => import('./health.answers.js'));

/** For monitoring and load balancers. */
export const healthCalls = calls({
  'GET /health': { who: 'anyone', answer: answer('healthAnswer') },
  'GET /health/live': { who: 'anyone', answer: answer('healthAnswer') },
  'GET /health/ready': { who: 'anyone', answer: answer('healthAnswer') },
});
