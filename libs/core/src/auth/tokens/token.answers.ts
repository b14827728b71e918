import { z } from 'zod';
import { id, time } from '../../answer.parts.js';

export const accessTokenView = z
  .object({
    token_id: id,
    name: z.string(),
    scopes: z.array(z.string()).describe('`leagues`, `players`, or `league:` with the id of a league.'),
    created_at: time,
    expires_at: time,
    last_used_at: time.nullable().describe('To the minute; null before the first use.'),
  })
  .meta({ id: 'AccessToken' });
export type AccessTokenView = z.infer<typeof accessTokenView>;

/** `GET /api/auth/tokens`, newest first. Expired tokens stay in the list for 30 days. */
export const accessTokensAnswer = z.object({ tokens: z.array(accessTokenView) }).meta({ id: 'AccessTokensAnswer' });

export const accessTokenCreatedAnswer = z
  .object({
    secret: z.string().describe('The token itself. No later answer has it.'),
    token: accessTokenView,
  })
  .meta({ id: 'AccessTokenCreatedAnswer' });
export type AccessTokenCreated = z.infer<typeof accessTokenCreatedAnswer>;
