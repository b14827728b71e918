import { RefusalError } from '../platform/http/refusal.error.js';

const ASK = 'Ask the commissioner for a new invitation.';
export const INVALID_INVITATION = new RefusalError({
  name: 'invitationInvalid',
  kind: 'missing',
  message: 'This invitation is not valid.',
  fix: ASK,
});
export const USED_INVITATION = new RefusalError({
  name: 'invitationUsed',
  message: 'This invitation has been used.',
  fix: ASK,
});
export const REVOKED_INVITATION = new RefusalError({
  name: 'invitationRevoked',
  message: 'This invitation was withdrawn.',
  fix: ASK,
});
export const DECLINED_INVITATION = new RefusalError({
  name: 'invitationDeclined',
  message: 'This invitation was declined.',
  fix: ASK,
});
export const EXPIRED_INVITATION = new RefusalError({
  name: 'invitationExpired',
  message: 'This invitation is out of date.',
  fix: ASK,
});

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
    throw new RefusalError({
      name: 'invitationForOther',
      kind: 'forbidden',
      message: 'This invitation was sent to another e-mail address.',
      fix: 'Sign in with the address it was sent to, or ask the commissioner for a link.',
    });
  }
  if (!verified) {
    throw new RefusalError({
      name: 'emailUnverified',
      kind: 'forbidden',
      message: 'Confirm your e-mail address first.',
      fix: 'Follow the link we sent you, then accept the invitation again.',
    });
  }
}
