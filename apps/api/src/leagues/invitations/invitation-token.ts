import { createHash, createHmac } from 'node:crypto';

/**
 * The token of an invitation: 256 bits, computed from the server's secret and the invitation's nonce. So the
 * commissioner can see the link again, although the database stores only the token's hash.
 */
export function invitationToken(secret: string, invitation: { readonly id: string; readonly nonce: string }): string {
  return createHmac('sha256', secret).update(`invitation:${invitation.id}:${invitation.nonce}`).digest('base64url');
}

export const invitationHash = (token: string): string => createHash('sha256').update(token).digest('hex');
