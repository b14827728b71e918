import { RefusalError } from '../platform/http/refusal.error.js';
import { refusal } from './leagues.refusals.js';

export const INVALID_INVITATION = new RefusalError(refusal('invitationInvalid', { kind: 'missing' }));
export const USED_INVITATION = new RefusalError(refusal('invitationUsed'));
export const REVOKED_INVITATION = new RefusalError(refusal('invitationRevoked'));
export const DECLINED_INVITATION = new RefusalError(refusal('invitationDeclined'));
export const EXPIRED_INVITATION = new RefusalError(refusal('invitationExpired'));

/** The facts by which an invitation is open or not. */
export interface InvitationState {
  readonly accepted_by: string | null;
  readonly revoked: boolean;
  readonly declined: boolean;
  readonly expired: boolean;
}

export function refuseUnlessOpen(invitation: InvitationState): void {
  if (invitation.accepted_by !== null) throw USED_INVITATION;
  if (invitation.declined) throw DECLINED_INVITATION;
  if (invitation.revoked) throw REVOKED_INVITATION;
  if (invitation.expired) throw EXPIRED_INVITATION;
}

/**
 * Where the installation sends mail, an invitation to an address can be accepted only by the user who proved that the
 * address is theirs. Where it sends none, nobody can prove an address: there whoever has the link may accept, whatever
 * address they gave.
 */
export function refuseStranger(
  invited: string,
  { email, verified }: { readonly email: string; readonly verified: boolean },
  mailIsSent: boolean,
): void {
  if (!mailIsSent) return;
  if (invited.toLowerCase() !== email.toLowerCase()) {
    throw new RefusalError(refusal('invitationForOther', { kind: 'forbidden' }));
  }
  if (!verified) {
    throw new RefusalError(refusal('emailUnverified', { kind: 'forbidden' }));
  }
}
