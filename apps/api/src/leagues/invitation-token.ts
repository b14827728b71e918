import { createHash, createHmac } from 'node:crypto';

/**
 * The token of an invitation: 256 bits that only the server can compute, from a nonce of its own. So the link can be shown again to
 * the commissioner, while the database holds no more than the hash by which a token is found.
 */
export function invitationToken(secret: string, invitation: { readonly id: string; readonly nonce: string }): string {
  return createHmac('sha256', secret).update(`invitation:${invitation.id}:${invitation.nonce}`).digest('base64url');
}

export const invitationHash = (token: string): string => createHash('sha256').update(token).digest('hex');
