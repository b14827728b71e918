import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a link in a mail: 256 bits that only the server can compute, from a nonce of the mail's own. So the
 * database, where the mail waits, holds nothing that opens anything.
 */
export function mailToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`mail:${nonce}`).digest('base64url');
}

/** What a token is found by. */
export const mailTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stands in the text of a mail for its token, until the mail leaves. */
export const TOKEN_PLACE = '{token}';
