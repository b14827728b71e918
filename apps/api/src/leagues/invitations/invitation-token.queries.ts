import type { Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { INVALID_INVITATION, type InvitationState } from './invitation.refusals.js';
import { hasToken } from './invitation-token.js';
import { now } from './invitation.queries.js';

export interface FoundInvitation extends InvitationState {
  readonly id: string;
  readonly league_id: string;
  readonly team_id: string;
  readonly team_name: string;
  readonly co_manager: boolean;
  readonly email: string | null;
  readonly for_user: string | null;
  readonly declined_by: string | null;
}

/** Finds a token's invitation, open or not. Refuses when there is none. */
export async function invitationByToken(db: Db, token: string): Promise<FoundInvitation> {
  const found = await db
    .selectFrom('invitation as i')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'i.league_id').onRef('t.id', '=', 'i.team_id'))
    .select(({ eb }) => [
      'i.id',
      'i.league_id',
      'i.team_id',
      't.name as team_name',
      'i.co_manager',
      'i.email',
      'i.for_user',
      'i.accepted_by',
      'i.declined_by',
      isSo(eb('i.revoked_at', 'is not', null)).as('revoked'),
      isSo(eb('i.declined_at', 'is not', null)).as('declined'),
      isSo(eb('i.expires_at', '<=', now)).as('expired'),
    ])
    .where(hasToken(token))
    .executeTakeFirst();
  if (!found) throw INVALID_INVITATION;
  return found;
}
