import { answersIn, calls } from '../wire/call.js';
import { webhookSchema } from './webhook.schema.js';

const answer = answersIn(() => import('./webhook.answers.js'));

export const webhookCalls = calls({
  'GET /:league_id/webhook': { who: 'commissioner', answer: answer('webhookAnswer') },
  'PUT /:league_id/webhook': { who: 'commissioner', body: webhookSchema, key: true, answer: answer('webhookAnswer') },
  'DELETE /:league_id/webhook': { who: 'commissioner', key: true, answer: answer('webhookAnswer') },
  'POST /:league_id/webhook/test': { who: 'commissioner', answer: answer('webhookTestAnswer'), refuses: [409, 429] },
});
