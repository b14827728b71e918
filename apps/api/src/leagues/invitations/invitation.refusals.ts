import type { Db } from '../../platform/database/database.js';
import { ignoringCase } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../leagues.refusals.js';

export const INVALID_INVITATION = new RefusalError(refusal('invitationInvalid', { kind: 'missing' }));
export const USED_INVITATION = new RefusalError(refusal('invitationUsed'));
export const REVOKED_INVITATION = new RefusalError(refusal('invitationRevoked'));
export const DECLINED_INVITATION = new RefusalError(refusal('invitationDeclined'));
export const EXPIRED_INVITATION = new RefusalError(refusal('invitationExpired'));

/** Facts that decide if an invitation is open. */
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
 * With a mail server, only a user who confirmed the invited address can accept. Without one, addresses cannot be
 * confirmed, so any user with the link may accept.
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

/** Refuses the address of a member who has a team. */
export async function refuseManager(db: Db, leagueId: string, email: string): Promise<void> {
  const team = await db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select('t.name')
    .where('m.league_id', '=', leagueId)
    .where(({ ref }) => ignoringCase(ref('u.email'), email))
    .executeTakeFirst();
  if (team) throw new RefusalError(refusal('alreadyManager.address', { figures: { team: team.name }, field: 'email' }));
}
