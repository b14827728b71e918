import { answersIn, calls } from './call.js';

const answer = answersIn(() => import('./health.answers.js'));

/** For whoever watches over the installation. */
export const healthCalls = calls({ 'GET /health': { who: 'anyone', answer: answer('healthAnswer') } });
