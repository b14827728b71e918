import { z } from 'zod';
import { oneLine } from '../../text.rules.js';
import { changePasswordSchema } from '../auth.schema.js';
import { isTokenScope, TOKEN_DAYS, type TokenScope } from './token.rules.js';

/** Leagues and other scopes of one token. */
const MOST_SCOPES = 20;

const scopeSchema = z.string().refine((scope): scope is TokenScope => isTokenScope(scope), 'There is no such scope.');

/** Body of `POST /api/auth/tokens`, with the proof of identity that a change of the password needs. */
export const createTokenSchema = changePasswordSchema.omit({ password: true }).extend({
  name: z
    .string('Give the token a name.')
    .overwrite(oneLine)
    .min(1, 'Give the token a name.')
    .max(60, 'A name has at most 60 characters.'),
  scopes: z
    .array(scopeSchema, 'Choose what the token may read.')
    .min(1, 'Choose what the token may read.')
    .max(MOST_SCOPES, `A token has at most ${MOST_SCOPES} scopes.`),
  days: z.union(
    TOKEN_DAYS.map((days) => z.literal(days)),
    'A token lasts 7, 30, 90 or 365 days.',
  ),
});
export type CreateTokenBody = z.infer<typeof createTokenSchema>;
