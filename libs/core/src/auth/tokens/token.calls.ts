import { answersIn, calls } from '../../wire/call.js';
import { createTokenSchema } from './token.schema.js';

const answer = answersIn(() => import('./token.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

/** The caller's access tokens, with which programs of theirs read. */
export const tokenCalls = calls({
  'GET /auth/tokens': { who: 'user', answer: answer('accessTokensAnswer') },
  /** Takes no `Idempotency-Key`: its answer would be stored, and with it the token. */
  'POST /auth/tokens': {
    who: 'user',
    body: createTokenSchema,
    status: 201,
    answer: answer('accessTokenCreatedAnswer'),
    refuses: [404, 409, 429],
  },
  'DELETE /auth/tokens/:token_id': { who: 'user', answer: part('done') },
});
