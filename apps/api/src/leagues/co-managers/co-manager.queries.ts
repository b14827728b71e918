import { sql } from 'kysely';
import type { CoManagersAnswer } from '@crease/core/leagues/co-managers/co-manager.answers.js';
import { PEOPLE_PER_TEAM } from '@crease/core/leagues/co-managers/co-manager.rules.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import type { Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { isOpen } from '../invitations/invitation.queries.js';
import { refusal } from '../leagues.refusals.js';
import type { InvitationKey } from '../invitations/invitation-token.js';
import { namesIn } from '../../platform/database/rows.js';

const i = namesIn('invitation as i');

interface OwnTeam {
  readonly id: string;
  readonly name: string;
}

/** A team that the member manages. Refuses its co-managers, other members and commissioners. */
export async function managedTeam(db: Db, { leagueId, userId }: Member, teamId: string): Promise<OwnTeam> {
  const team = await teamWith(db, leagueId, teamId, userId);
  if (!team.theirs || team.coManager)
    throw new RefusalError(refusal('forbidden.coManagers', { figures: { team: team.name }, kind: 'forbidden' }));
  return team;
}

/** A team with a member's place in it. Throws not found when the league does not have the team. */
export async function teamWith(db: Db, leagueId: string, teamId: string, userId: string) {
  const team = await db
    .selectFrom('team as t')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.user_id', '=', userId),
    )
    .select(({ eb }) => [
      't.id',
      't.name',
      isSo(eb('m.user_id', 'is not', null)).as('theirs'),
      isSo(eb('m.is_commissioner', '=', true)).as('commissioner'),
      isSo(eb('m.co_manager', '=', true)).as('coManager'),
    ])
    .where('t.league_id', '=', leagueId)
    .where('t.id', '=', teamId)
    .executeTakeFirst();
  if (!team) throw notFound('team');
  return team;
}

const peopleOf = (db: Db, teamId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => ['u.id as user_id', fullName(ref('u.first_name'), ref('u.last_name')).as('name')])
    .select(['u.picture', 'm.co_manager'])
    .where('m.team_id', '=', teamId)
    .orderBy('m.co_manager')
    .orderBy('m.joined_at');

const openInvitations = (db: Db, teamId: string) =>
  db
    .selectFrom('invitation as i')
    .leftJoin('app_user as u', 'u.id', 'i.for_user')
    .select(['i.id', 'i.league_id', 'i.nonce', 'i.email', 'i.expires_at'])
    .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('account'))
    .where('i.team_id', '=', teamId)
    .where('i.co_manager', '=', true)
    .where(isOpen)
    .orderBy('i.created_at')
    .orderBy('i.id');

export async function coManagersOf(
  db: Db,
  teamId: string,
  linkOf: (invitation: InvitationKey) => string,
): Promise<CoManagersAnswer> {
  const people = await peopleOf(db, teamId).execute();
  const invitations = await openInvitations(db, teamId).execute();
  return {
    people,
    invitations: invitations.map(({ league_id, nonce, expires_at, ...invitation }) => ({
      ...invitation,
      expires_at: expires_at.toISOString(),
      link: linkOf({ id: invitation.id, league_id, nonce }),
    })),
    can_change: true,
    most: PEOPLE_PER_TEAM,
  };
}

/** Refuses a second open invitation of a co-manager to one address. */
export async function refuseOpenInvitation(db: Db, teamId: string, email: string): Promise<void> {
  const same = sql<boolean>`lower(${i.email}) = lower(${email})`;
  const open = await openInvitations(db, teamId).where(same).executeTakeFirst();
  if (open !== undefined)
    throw new RefusalError(refusal('invitationOpen.address', { figures: { email }, field: 'email' }));
}

/** Refuses one more person where the team's people and open invitations leave no place. */
export async function refuseFullTeam(db: Db, { id, name: team }: OwnTeam): Promise<void> {
  const people = (await peopleOf(db, id).execute()).length;
  const invited = (await openInvitations(db, id).execute()).length;
  if (people + invited < PEOPLE_PER_TEAM) return;
  const figures = { team, people, invited, most: PEOPLE_PER_TEAM };
  throw new RefusalError(
    refusal('teamFull.invite', { figures, figure: people + invited + 1, limit: PEOPLE_PER_TEAM, field: 'email' }),
  );
}
