import { createHash, createHmac } from 'node:crypto';

/**
 * 256 bits that only the server can compute from the mail's nonce: the database, which stores the waiting mail, holds
 * no usable token.
 */
export function mailToken(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(`mail:${nonce}`).digest('base64url');
}

export const mailTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Replaced when the mail is sent. */
export const TOKEN_PLACE = '{token}';
