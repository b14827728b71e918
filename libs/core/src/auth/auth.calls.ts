import { z } from 'zod';
import { answersIn, calls } from '../wire/call.js';
import { resetRequestSchema, resetSchema, signInSchema, verifySchema } from './auth.schema.js';

const answer = answersIn(() => import('./auth.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

/** As `signInSchema`, but an address that is none gets the sign-in form's own refusal. */
const credentialsSchema = z.object({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email address.'),
  password: signInSchema.shape.password,
  /** Keep the session on this device: no idle time. */
  keep: z.boolean('Keep must be true or false').default(false),
});

/** Signing in and out, and the links of mails. */
export const authCalls = calls({
  'POST /auth/sign-in': {
    who: 'anyone',
    body: credentialsSchema,
    answer: answer('sessionAnswer'),
    refuses: [401, 404, 429],
  },
  /** Needs only the refresh cookie; answers with a new access token and replaces the cookie. */
  'POST /auth/refresh': { who: 'anyone', answer: answer('sessionAnswer'), refuses: [401] },
  /** Ends the session of the access token and that of the cookie. Answers the same whether there was one or not. */
  'POST /auth/sign-out': { who: 'anyone', answer: part('done') },
  /** Sends a link to reset the password, if the address has an account. The answer is the same either way. */
  'POST /auth/reset-request': { who: 'anyone', body: resetRequestSchema, answer: part('done'), refuses: [429] },
  'POST /auth/reset': {
    who: 'anyone',
    body: resetSchema,
    answer: answer('passwordResetAnswer'),
    refuses: [404, 409, 429],
  },
  /** Follows the link of a mail that confirms an address. */
  'POST /auth/verify': {
    who: 'anyone',
    body: verifySchema,
    answer: answer('verifiedAnswer'),
    refuses: [404, 409, 429],
  },
});
