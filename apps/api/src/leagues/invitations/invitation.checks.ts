import type { Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { DECLINED_INVITATION, REVOKED_INVITATION, USED_INVITATION } from './invitation.refusals.js';
import { refusal } from '../leagues.refusals.js';

export async function closed(db: Db, leagueId: string, id: string): Promise<RefusalError> {
  const row = await db
    .selectFrom('invitation')
    .select(['accepted_at', 'declined_at'])
    .where('id', '=', id)
    .where('league_id', '=', leagueId)
    .where('co_manager', '=', false)
    .executeTakeFirst();
  if (!row) return notFound('invitation');
  if (row.accepted_at !== null) return USED_INVITATION;
  return row.declined_at !== null ? DECLINED_INVITATION : REVOKED_INVITATION;
}

export async function invitableTeam(db: Db, leagueId: string, teamId: string): Promise<{ name: string }> {
  const team = await db
    .selectFrom('team as t')
    .select(({ exists, selectFrom }) => [
      't.name',
      isSo(
        exists(
          selectFrom('membership as m')
            .select('m.user_id')
            .whereRef('m.league_id', '=', 't.league_id')
            .whereRef('m.team_id', '=', 't.id'),
        ),
      ).as('managed'),
    ])
    .where('t.id', '=', teamId)
    .where('t.league_id', '=', leagueId)
    .executeTakeFirst();
  if (!team) throw notFound('team');
  if (team.managed)
    throw new RefusalError(refusal('teamTaken.invite', { figures: { team: team.name }, field: 'team_id' }));
  return team;
}
