import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { oneLine } from '../../text.rules.js';
import { changePasswordSchema } from '../auth.schema.js';
import { isTokenScope, TOKEN_DAYS, type TokenScope } from './token.rules.js';

const MOST_SCOPES = 20;

const scopeSchema = z
  .string()
  .refine((scope): scope is TokenScope => isTokenScope(scope), messageOf('thereIsNoSuchScope'));

/** Body of `POST /api/auth/tokens`, with the proof of identity that a change of the password needs. */
export const createTokenSchema = changePasswordSchema.omit({ password: true }).extend({
  name: z
    .string(messageOf('giveTokenName'))
    .overwrite(oneLine)
    .min(1, messageOf('giveTokenName'))
    .max(60, messageOf('nameHasAtMostCharacters', { most: 60 })),
  scopes: z
    .array(scopeSchema, messageOf('chooseWhatTokenMayRead'))
    .min(1, messageOf('chooseWhatTokenMayRead'))
    .max(MOST_SCOPES, messageOf('tokenHasAtMostScopes', { most: MOST_SCOPES })),
  days: z.union(
    TOKEN_DAYS.map((days) => z.literal(days)),
    messageOf('tokenLastsSomeDays'),
  ),
});
export type CreateTokenBody = z.infer<typeof createTokenSchema>;
