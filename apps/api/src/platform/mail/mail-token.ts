import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a link in a mail: 256 bits that only the server can compute from the mail's nonce. So the database holds
 * no usable token.
 */
export function mailToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`mail:${nonce}`).digest('base64url');
}

export const mailTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Placeholder for the token in a mail's text, replaced at sending. */
export const TOKEN_PLACE = '{token}';
