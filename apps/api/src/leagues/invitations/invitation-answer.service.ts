import type { InvitationPreview } from '@crease/core/leagues/league.answers.js';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { holdAccount } from '../../auth/account/account.queries.js';
import { SecurityLog } from '../../auth/security.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { leagueLine, toLeague, toUser } from '../../platform/events/audience.js';
import { MembershipCache } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { RefusalError } from '../../platform/refusal.error.js';
import type { SessionUser } from '../../platform/http/session.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { writeToCommissioners } from '../member-news.writer.js';
import { tellInvitations } from './invitation.news.js';
import { InvitationQueries } from './invitation.queries.js';
import { invitationByToken, type FoundInvitation } from './invitation-token.queries.js';
import { INVALID_INVITATION, refuseStranger, refuseUnlessOpen } from './invitation.refusals.js';
import { hasToken } from './invitation-token.js';
import { LeagueListeners } from '../league-listeners.service.js';
import { seatOfCoManager } from '../team-people.writer.js';
import { lockLeague } from '../league-lock.tables.js';
import { nameOf } from '../league.log.js';
import { refusal } from '../leagues.refusals.js';
import { namesIn } from '../../platform/database/rows.js';

const appUser = namesIn('app_user');

interface Accepted {
  success: true;
  league_id: string;
  team_id: string;
}

/** Limits for trying invitation tokens per user and previewing them per network. */
export const TRIES = { limit: 60, windowSeconds: 900 };
export const LOOKS = { limit: 120, windowSeconds: 900 };
/** Refusals for an invitation that belongs to another user or is used up. */
const MISUSE = ['invitationForOther', 'invitationUsed'];

const now = sql<Date>`now()`;

@Injectable()
export class InvitationAnswers {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly members: MembershipCache,
    private readonly listeners: LeagueListeners,
    private readonly security: SecurityLog,
    private readonly limiter: RateLimiter,
    private readonly invitations: InvitationQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async preview(token: string, network: string): Promise<InvitationPreview> {
    await this.limiter.take([{ key: `invitation-look:${network}`, ...LOOKS }], refusal('tooManyRequests'));
    const found = await this.invitations.preview(token);
    if (!found) throw INVALID_INVITATION;
    return found;
  }

  /**
   * Makes the caller the manager, or a co-manager, of the invitation's team. The same user may repeat it; an
   * invitation works for one user only.
   */
  async accept(user: SessionUser, token: string): Promise<Accepted> {
    await this.limitTries(user);
    let joined: { manager: string } | null = null;
    let tried: FoundInvitation | null = null;
    const write = this.database.write(async ({ db, record }) => {
      joined = null;
      await this.lock(db, user, token);
      const invitation = await invitationByToken(db, token);
      const accepted: Accepted = { success: true, league_id: invitation.league_id, team_id: invitation.team_id };
      const mine = await membershipOf(db, invitation.league_id, user.userId);
      if (invitation.accepted_by === user.userId && mine?.team_id === invitation.team_id) {
        // Notify again: the process may have died before the first notification.
        joined = { manager: await nameOf(db, user.userId) };
        return accepted;
      }
      tried = invitation;
      refuseUnlessOpen(invitation);
      if (invitation.for_user !== null && invitation.for_user !== user.userId) throw INVALID_INVITATION;
      if (invitation.email !== null)
        refuseStranger(invitation.email, await addressOf(db, user.userId), this.config.mail);
      tried = null;
      if (mine && mine.team_name !== null) {
        throw new RefusalError(refusal('alreadyManager.you', { figures: { team: mine.team_name } }));
      }
      if (!invitation.co_manager) await refuseTaken(db, invitation);
      const seat = invitation.co_manager ? await seatOfCoManager(db, invitation.team_id, invitation.team_name) : 0;
      await seatMember(db, invitation, user.userId, seat);
      const manager = await nameOf(db, user.userId);
      await record(
        leagueLine({
          leagueId: invitation.league_id,
          actor: user.userId,
          says: invitation.co_manager
            ? { key: 'league.coManaged', figures: { who: manager, team: invitation.team_name } }
            : { key: 'league.managed', figures: { manager, team: invitation.team_name } },
          teamIds: [invitation.team_id],
        }),
      );
      await record(toLeague(invitation.league_id, user.userId, { type: 'membersChanged' }));
      await record(toUser(user.userId, user.userId, { type: 'leaguesChanged' }));
      joined = { manager };
      return accepted;
    });
    const answer = await write.catch((error: unknown) => {
      this.noteMisuse(tried, user, error);
      throw error;
    });
    this.members.forget(answer.league_id, user.userId);
    // Set inside the transaction, which the compiler does not track.
    const told = joined as { manager: string } | null;
    if (told)
      await this.listeners.tellTeamChanged({
        leagueId: answer.league_id,
        teamId: answer.team_id,
        change: { manager: told.manager },
        actor: user.userId,
      });
    return answer;
  }

  /** Declines an invitation. The commissioners are notified, or the manager who invited a co-manager. Idempotent. */
  async decline(user: SessionUser, token: string): Promise<{ success: true }> {
    await this.limitTries(user);
    let tried: FoundInvitation | null = null;
    let mailIds: string[] = [];
    const write = this.database.write(async (transaction) => {
      const { db, record } = transaction;
      mailIds = [];
      const league = await this.lock(db, user, token);
      const invitation = await invitationByToken(db, token);
      if (invitation.declined_by === user.userId) return;
      tried = invitation;
      refuseUnlessOpen(invitation);
      if (invitation.for_user !== null && invitation.for_user !== user.userId) throw INVALID_INVITATION;
      if (invitation.email !== null)
        refuseStranger(invitation.email, await addressOf(db, user.userId), this.config.mail);
      tried = null;
      await db
        .updateTable('invitation')
        .set({ revoked_at: now, declined_at: now, declined_by: user.userId })
        .where('id', '=', invitation.id)
        .execute();
      const who = await nameOf(db, user.userId);
      const { co_manager: coManager, team_id: teamId } = invitation;
      const figures = { who, team: invitation.team_name };
      const says = coManager
        ? ({ key: 'league.coDeclined', figures } as const)
        : ({ key: 'league.declined', figures } as const);
      await record(leagueLine({ leagueId: league.id, actor: user.userId, says, teamIds: [invitation.team_id] }));
      const about = { leagueId: league.id, teamId: coManager ? teamId : null };
      await tellInvitations(transaction, about, user.userId, invitation.email);
      await record(toUser(user.userId, user.userId, { type: 'leaguesChanged' }));
      mailIds = await writeToCommissioners(transaction, this.mail, {
        ...about,
        leagueName: league.name,
        actor: user.userId,
        says: { kind: 'member-left', key: coManager ? 'coDeclined' : 'declined', figures: { line: says } },
        url: `${this.config.publicUrl}/${league.id}/${coManager ? `team/${teamId}` : 'admin/commissioner-hub/people'}`,
      });
    });
    await write.catch((error: unknown) => {
      this.noteMisuse(tried, user, error);
      throw error;
    });
    for (const id of mailIds) await this.mail.queue(id);
    return { success: true };
  }

  private limitTries(user: SessionUser): Promise<void> {
    return this.limiter.take([{ key: `invitation:${user.userId}`, ...TRIES }], refusal('tooManyRequests'));
  }

  /** Locks the account, then the league. Read all data for the decision afterwards. */
  private async lock(db: Db, user: SessionUser, token: string) {
    const found = await db
      .selectFrom('invitation as i')
      .select('i.league_id')
      .where(hasToken(token))
      .executeTakeFirst();
    if (!found) throw INVALID_INVITATION;
    await holdAccount(db, user.userId);
    return lockLeague(db, found.league_id);
  }

  /** Records that a user tried another user's or a used invitation, and notifies the owner of the invited address. */
  private noteMisuse(invitation: FoundInvitation | null, user: SessionUser, error: unknown): void {
    if (!invitation || !(error instanceof RefusalError) || !MISUSE.includes(error.refusal.name)) return;
    this.database.db
      .selectFrom('app_user')
      .select('id')
      .where(sql<boolean>`lower(${appUser.email}) = lower(${invitation.email})`)
      .executeTakeFirst()
      .then(
        (invited) => {
          if (invited?.id !== user.userId)
            this.security.record({
              kind: 'invitationMisused',
              userId: invited?.id ?? null,
              actorId: user.userId,
              data: { invitation: invitation.id, league: invitation.league_id },
            });
        },
        () => undefined,
      );
  }
}

async function refuseTaken(db: Db, { team_id, team_name }: FoundInvitation): Promise<void> {
  const taken = await db.selectFrom('membership').select('user_id').where('team_id', '=', team_id).executeTakeFirst();
  if (taken) throw new RefusalError(refusal('teamTaken.accept', { figures: { team: team_name } }));
}

async function addressOf(db: Db, userId: string): Promise<{ email: string; verified: boolean }> {
  const user = await db
    .selectFrom('app_user')
    .select(({ eb }) => ['email', isSo(eb('email_verified_at', 'is not', null)).as('verified')])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw INVALID_INVITATION;
  return user;
}

const membershipOf = (db: Db, leagueId: string, userId: string) =>
  db
    .selectFrom('membership as m')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select(['m.team_id', 't.name as team_name'])
    .where('m.league_id', '=', leagueId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();

async function seatMember(
  db: Db,
  { id, league_id, team_id, co_manager }: FoundInvitation,
  userId: string,
  seat: number,
): Promise<void> {
  await db
    .insertInto('membership')
    .values({ league_id, user_id: userId, team_id, co_manager, seat })
    .onConflict((conflict) => conflict.columns(['league_id', 'user_id']).doUpdateSet({ team_id, co_manager, seat }))
    .execute();
  await db.updateTable('invitation').set({ accepted_at: now, accepted_by: userId }).where('id', '=', id).execute();
}
