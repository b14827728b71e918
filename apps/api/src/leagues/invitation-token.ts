import { createHash, createHmac } from 'node:crypto';

/**
 * The token of an invitation: 256 bits, computed from the server's secret and a nonce of the invitation. So the link
 * can be shown to the commissioner again, although the database holds only a hash of the token.
 */
export function invitationToken(secret: string, invitation: { readonly id: string; readonly nonce: string }): string {
  return createHmac('sha256', secret).update(`invitation:${invitation.id}:${invitation.nonce}`).digest('base64url');
}

export const invitationHash = (token: string): string => createHash('sha256').update(token).digest('hex');
