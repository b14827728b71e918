import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { answersIn, calls } from '../wire/call.js';
import { resetRequestSchema, resetSchema, signInSchema, verifySchema } from './auth.schema.js';

const answer = answersIn(() => import('./auth.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

/** An invalid address gets the sign-in form's general refusal. */
const credentialsSchema = z.object({
  email: z
    .string(messageOf('emailIsRequired'))
    .trim()
    .min(1, messageOf('emailIsRequired'))
    .max(254, messageOf('pleaseEnterValidEmail')),
  password: signInSchema.shape.password,
  /** Keeps the session on this device, without idle timeout. */
  keep: z.boolean(messageOf('keepMustBeTrueOrFalse')).default(false),
});

export const authCalls = calls({
  'POST /auth/sign-in': {
    who: 'anyone',
    body: credentialsSchema,
    answer: answer('sessionAnswer'),
    refuses: [401, 404, 429],
  },
  /** Needs only the refresh cookie. Answers with a new access token and replaces the cookie. */
  'POST /auth/refresh': { who: 'anyone', answer: answer('sessionAnswer'), refuses: [401] },
  /**
   * Opens a session of a visitor, who looks around as the demo's manager and only reads. It sets no cookie: another
   * call renews it. Refused (409) where the demo is not loaded.
   */
  'POST /auth/look-around': { who: 'anyone', answer: answer('sessionAnswer'), refuses: [409, 429] },
  /** Ends the sessions of the access token and of the cookie, if any. */
  'POST /auth/sign-out': { who: 'anyone', answer: part('done') },
  /** Sends a password reset link if the address has an account. The answer is the same either way. */
  'POST /auth/reset-request': { who: 'anyone', body: resetRequestSchema, answer: part('done'), refuses: [429] },
  'POST /auth/reset': {
    who: 'anyone',
    body: resetSchema,
    answer: answer('passwordResetAnswer'),
    refuses: [404, 409, 429],
  },
  'POST /auth/verify': {
    who: 'anyone',
    body: verifySchema,
    answer: answer('verifiedAnswer'),
    refuses: [404, 409, 429],
  },
});
