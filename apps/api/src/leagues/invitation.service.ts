import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';
import { LEAGUE_LINES } from '@crease/core/leagues/league.words.js';
import type { NotificationKind } from '@crease/core/notifications/notification.rules.js';
import { mailWords } from '@crease/core/notifications/notification.words.js';
import { say } from '@crease/core/words.js';
import { nameOf } from './league.log.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, violatedConstraint, type Idempotency, type Transaction } from '../platform/database/database.js';
import { toLeague, toUser, leagueLine } from '../platform/events/audience.js';
import { MembershipCache, requireCommissioner, type Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { MailService, type StillTrue } from '../platform/mail/mail.service.js';
import { holdAccount } from '../auth/account.queries.js';
import { wantsMail } from '../auth/preference.service.js';
import { SecurityLog } from '../auth/security.service.js';
import { writeToCommissioners } from './commissioner.news.js';
import { tellInvitations } from './invitation.news.js';
import { invitationAllowances, standingOf, type Standing } from './limits.js';
import { invitationHash, invitationToken } from './invitation-token.js';
import {
  DECLINED_INVITATION,
  INVALID_INVITATION,
  refuseStranger,
  refuseUnlessOpen,
  REVOKED_INVITATION,
  USED_INVITATION,
  type InvitationState,
} from './invitation.refusals.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { lockLeague } from './league.service.js';

export interface Accepted {
  success: true;
  league_id: string;
  team_id: string;
}

const VALID_DAYS = 14;
/** Invitations that one user may try, whoever's they are. */
const TRIES = { limit: 60, windowSeconds: 900 };

type Sql = Transaction['sql'];

interface InvitationRow extends InvitationState {
  id: string;
  league_id: string;
  team_id: string;
  team_name: string;
  email: string | null;
  declined_by: string | null;
}

async function invitationOf(sql: Sql, token: string): Promise<InvitationRow> {
  const [invitation] = await sql<InvitationRow>(
    `select i.id, i.league_id, i.team_id, t.name as team_name, i.email, i.accepted_by, i.revoked_at is not null as revoked, i.declined_at is not null as declined, i.declined_by, i.expires_at <= now() as expired
     from invitation i join team t on t.id = i.team_id where i.token_hash = $1`,
    [invitationHash(token)],
  );
  if (!invitation) throw INVALID_INVITATION;
  return invitation;
}

@Injectable()
export class InvitationService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly queries: LeagueQueries,
    private readonly members: MembershipCache,
    private readonly listeners: LeagueListeners,
    private readonly security: SecurityLog,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    mail.vouch('invitation', (sql, id) => this.mailStands(sql, id));
    mail.follow('invitation', (transaction, leagueId) => tellInvitations(transaction, leagueId, null, null));
  }

  /** Invites somebody to manage a team: by e-mail when an address is given, otherwise by a link to copy. */
  async invite(
    member: Member,
    { teamId, email }: { teamId: string; email: string | null },
    idempotency: Idempotency | null,
    network: string | null = null,
  ): Promise<InvitationView> {
    requireCommissioner(member, 'invite managers');
    let mailId: string | null = null;
    const standing = await standingOf(this.database.sql, member.userId);
    const id = await this.limiter.within(invitationAllowances(standing, email, network, this.config), idempotency, () =>
      this.database.write(async (transaction) => {
        const { sql } = transaction;
        const league = await lockLeague(sql, member.leagueId);
        const team = await invitableTeam(sql, member.leagueId, teamId);
        if (email !== null) await refuseManager(sql, member.leagueId, email);
        await sql(
          'update invitation set revoked_at = now() where team_id = $1 and accepted_at is null and revoked_at is null and expires_at <= now()',
          [teamId],
        );
        const invitation = { id: newId(randomBytes), nonce: randomBytes(32).toString('base64url') };
        const token = invitationToken(this.config.SESSION_SECRET, invitation);
        try {
          await sql(
            `insert into invitation (id, league_id, team_id, email, nonce, token_hash, created_by, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))`,
            [
              invitation.id,
              member.leagueId,
              teamId,
              email,
              invitation.nonce,
              invitationHash(token),
              member.userId,
              VALID_DAYS,
            ],
          );
        } catch (error) {
          if (violatedConstraint(error) !== 'invitation_team_key') throw error;
          throw new RefusalError({
            name: 'invitationOpen',
            message: `There is an open invitation for ${team.name}.`,
            field: 'team_id',
            fix: 'Share its link again, or revoke it first.',
          });
        }
        if (email !== null && (await wantsMail(sql, email, 'invitation')))
          mailId = await this.writeMail(transaction, standing, {
            leagueId: league.id,
            leagueName: league.name,
            teamName: team.name,
            email,
            invitation,
          });
        await tellInvitations(transaction, member.leagueId, member.userId, email);
        return invitation.id;
      }, idempotency),
    );
    if (mailId !== null) await this.mail.queue(mailId);
    return this.viewOf(member.leagueId, id);
  }

  /** Sends an open invitation again, with the same link and 14 new days. */
  async resend(
    member: Member,
    invitationId: string,
    idempotency: Idempotency | null,
    network: string | null = null,
  ): Promise<InvitationView> {
    requireCommissioner(member, 'invite managers');
    let mailId: string | null = null;
    const standing = await standingOf(this.database.sql, member.userId);
    const { email = null } = (await this.queries.invitation(member.leagueId, invitationId)) ?? {};
    await this.limiter.within(invitationAllowances(standing, email, network, this.config), idempotency, () =>
      this.database.write(async (transaction) => {
        const { sql } = transaction;
        const league = await lockLeague(sql, member.leagueId);
        const [row] = await sql<{ id: string; nonce: string; email: string | null; team_name: string }>(
          `update invitation i set expires_at = now() + make_interval(days => $3) from team t
         where i.id = $1 and i.league_id = $2 and t.id = i.team_id and i.accepted_at is null and i.revoked_at is null
         returning i.id, i.nonce, i.email, t.name as team_name`,
          [invitationId, member.leagueId, VALID_DAYS],
        );
        if (!row) throw await this.closed(sql, member.leagueId, invitationId);
        if (row.email !== null && (await wantsMail(sql, row.email, 'invitation')))
          mailId = await this.writeMail(transaction, standing, {
            leagueId: league.id,
            leagueName: league.name,
            teamName: row.team_name,
            email: row.email,
            invitation: row,
          });
        await tellInvitations(transaction, member.leagueId, member.userId, row.email);
        return null;
      }, idempotency),
    );
    if (mailId !== null) await this.mail.queue(mailId);
    return this.viewOf(member.leagueId, invitationId);
  }

  async revoke(member: Member, invitationId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    requireCommissioner(member, 'revoke an invitation');
    return this.database.write(async (transaction) => {
      const { sql } = transaction;
      await lockLeague(sql, member.leagueId);
      const [row] = await sql<{ email: string | null }>(
        'update invitation set revoked_at = now() where id = $1 and league_id = $2 and accepted_at is null and revoked_at is null returning email',
        [invitationId, member.leagueId],
      );
      if (!row) throw await this.closed(sql, member.leagueId, invitationId);
      await tellInvitations(transaction, member.leagueId, member.userId, row.email);
      return { success: true as const };
    }, idempotency);
  }

  /** Makes the caller the manager of the invitation's team. The same person may repeat it; two people cannot both have it. */
  async accept(user: SessionUser, token: string): Promise<Accepted> {
    await this.limiter.take(
      [{ key: `invitation:${user.userId}`, ...TRIES }],
      'Too many attempts. Please try again later.',
    );
    let joined: { manager: string } | null = null;
    let tried: InvitationRow | null = null;
    const write = this.database.write(async ({ sql, record }) => {
      joined = null;
      const [found] = await sql<{ league_id: string }>('select league_id from invitation where token_hash = $1', [
        invitationHash(token),
      ]);
      if (!found) throw INVALID_INVITATION;
      await holdAccount(sql, user.userId);
      await lockLeague(sql, found.league_id);
      const invitation = await invitationOf(sql, token);
      const accepted: Accepted = { success: true, league_id: invitation.league_id, team_id: invitation.team_id };
      const [mine] = await sql<{ team_id: string | null; team_name: string | null }>(
        'select m.team_id, t.name as team_name from membership m left join team t on t.id = m.team_id where m.league_id = $1 and m.user_id = $2',
        [invitation.league_id, user.userId],
      );
      if (invitation.accepted_by === user.userId && mine?.team_id === invitation.team_id) {
        // Told once more: the process may have died before it told anybody.
        joined = { manager: await nameOf(sql, user.userId) };
        return accepted;
      }
      tried = invitation;
      refuseUnlessOpen(invitation);
      if (invitation.email !== null)
        refuseStranger(invitation.email, await addressOf(sql, user.userId), this.config.mail);
      tried = null;
      if (mine && mine.team_id !== null) {
        throw new RefusalError({
          name: 'alreadyManager',
          message: `You already manage ${mine.team_name} in this league.`,
          fix: 'A manager has one team in a league.',
        });
      }
      const [taken] = await sql('select 1 as one from membership where team_id = $1', [invitation.team_id]);
      if (taken)
        throw new RefusalError({
          name: 'teamTaken',
          message: `${invitation.team_name} has a manager already.`,
          fix: 'Ask the commissioner for another team.',
        });
      await sql(
        `insert into membership (league_id, user_id, team_id) values ($1, $2, $3)
         on conflict (league_id, user_id) do update set team_id = excluded.team_id`,
        [invitation.league_id, user.userId, invitation.team_id],
      );
      await sql('update invitation set accepted_at = now(), accepted_by = $2 where id = $1', [
        invitation.id,
        user.userId,
      ]);
      const manager = await nameOf(sql, user.userId);
      await record(
        leagueLine({
          leagueId: invitation.league_id,
          actor: user.userId,
          says: { key: 'league.managed', figures: { manager, team: invitation.team_name } },
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
    const now = joined as { manager: string } | null;
    if (now)
      await this.listeners.tellTeamChanged({
        leagueId: answer.league_id,
        teamId: answer.team_id,
        change: { manager: now.manager },
        actor: user.userId,
      });
    return answer;
  }

  /** Closes an invitation for whoever could accept it. The team stays free; the commissioners are told. Repeating it is no mistake. */
  async decline(user: SessionUser, token: string): Promise<{ success: true }> {
    await this.limiter.take(
      [{ key: `invitation:${user.userId}`, ...TRIES }],
      'Too many attempts. Please try again later.',
    );
    let tried: InvitationRow | null = null;
    let mailIds: string[] = [];
    const write = this.database.write(async (transaction) => {
      const { sql, record } = transaction;
      mailIds = [];
      const found = await invitationOf(sql, token);
      await holdAccount(sql, user.userId);
      const league = await lockLeague(sql, found.league_id);
      const invitation = await invitationOf(sql, token);
      if (invitation.declined_by === user.userId) return;
      tried = invitation;
      refuseUnlessOpen(invitation);
      if (invitation.email !== null)
        refuseStranger(invitation.email, await addressOf(sql, user.userId), this.config.mail);
      tried = null;
      await sql('update invitation set revoked_at = now(), declined_at = now(), declined_by = $2 where id = $1', [
        invitation.id,
        user.userId,
      ]);
      const who = await nameOf(sql, user.userId);
      const says = { key: 'league.declined', figures: { who, team: invitation.team_name } } as const;
      await record(leagueLine({ leagueId: league.id, actor: user.userId, says, teamIds: [invitation.team_id] }));
      await tellInvitations(transaction, league.id, user.userId, invitation.email);
      await record(toUser(user.userId, user.userId, { type: 'leaguesChanged' }));
      mailIds = await writeToCommissioners(transaction, this.mail, {
        leagueId: league.id,
        leagueName: league.name,
        actor: user.userId,
        says: { key: 'declined', figures: { line: say(LEAGUE_LINES, says) } },
        url: `${this.config.publicUrl}/${league.id}/admin/commissioner-hub`,
      });
    });
    await write.catch((error: unknown) => {
      this.noteMisuse(tried, user, error);
      throw error;
    });
    for (const id of mailIds) await this.mail.queue(id);
    return { success: true };
  }

  /** Somebody else's invitation, or one that is used up, was tried: the log knows, and the owner of the invited address is told. */
  private noteMisuse(invitation: InvitationRow | null, user: SessionUser, error: unknown): void {
    if (
      !invitation ||
      !(error instanceof RefusalError) ||
      !['invitationForOther', 'invitationUsed'].includes(error.refusal.name)
    )
      return;
    this.database
      .query<{ id: string }>('select id from app_user where lower(email) = lower($1)', [invitation.email])
      .then(
        ([invited]) => {
          if (invited?.id !== user.userId)
            this.security.note({
              kind: 'invitationMisused',
              userId: invited?.id ?? null,
              actorId: user.userId,
              data: { invitation: invitation.id, league: invitation.league_id },
            });
        },
        () => undefined,
      );
  }

  private async viewOf(leagueId: string, id: string): Promise<InvitationView> {
    const view = await this.queries.invitation(leagueId, id);
    if (!view) throw notFound('This invitation');
    return view;
  }

  private async closed(sql: Sql, leagueId: string, id: string): Promise<RefusalError> {
    const [row] = await sql<{ accepted: boolean; declined: boolean }>(
      'select accepted_at is not null as accepted, declined_at is not null as declined from invitation where id = $1 and league_id = $2',
      [id, leagueId],
    );
    if (!row) return notFound('This invitation');
    return row.accepted ? USED_INVITATION : row.declined ? DECLINED_INVITATION : REVOKED_INVITATION;
  }

  /** Whether an invitation's mail may still go out, and the token that belongs into it: the mail itself, waiting, holds none. */
  private async mailStands(sql: Sql, id: string): Promise<StillTrue> {
    const [row] = await sql<{ id: string; nonce: string }>(
      'select id, nonce from invitation where id = $1 and accepted_at is null and revoked_at is null and expires_at > now()',
      [id],
    );
    return row ? { true: true, token: invitationToken(this.config.SESSION_SECRET, row) } : { true: false };
  }

  /** Whoever has not proved an address of their own chooses no word of what a stranger reads: neither subject nor link can advertise. */
  private async writeMail(
    transaction: Transaction,
    { userId, proven }: Standing,
    {
      leagueId,
      leagueName,
      teamName,
      email,
      invitation,
    }: {
      leagueId: string;
      leagueName: string;
      teamName: string;
      email: string;
      invitation: { id: string; nonce: string };
    },
  ): Promise<string> {
    const who = await nameOf(transaction.sql, userId);
    const kind = 'invitation' satisfies NotificationKind;
    const there = { link: this.queries.sealedLink(), days: VALID_DAYS };
    const { subject, lines } = mailWords(
      proven || !this.config.mail
        ? { kind, key: 'named', figures: { ...there, who, league: leagueName, team: teamName } }
        : { kind, key: 'unnamed', figures: there },
    );
    return this.mail.write(transaction, {
      kind,
      leagueId,
      to: email,
      about: `invitation:${invitation.id}`,
      subject,
      body: ['Hello,', '', ...lines, ''].join('\n'),
    });
  }
}

interface Address {
  email: string;
  verified: boolean;
}

async function addressOf(sql: Sql, userId: string): Promise<Address> {
  const [user] = await sql<Address>(
    'select email, email_verified_at is not null as verified from app_user where id = $1',
    [userId],
  );
  if (!user) throw INVALID_INVITATION;
  return user;
}

async function invitableTeam(sql: Sql, leagueId: string, teamId: string): Promise<{ name: string }> {
  const [team] = await sql<{ name: string; managed: boolean }>(
    'select t.name, exists (select 1 from membership m where m.team_id = t.id) as managed from team t where t.id = $1 and t.league_id = $2',
    [teamId, leagueId],
  );
  if (!team) throw notFound('This team');
  if (team.managed)
    throw new RefusalError({
      name: 'teamTaken',
      message: `${team.name} has a manager already.`,
      field: 'team_id',
      fix: 'Choose a team without a manager.',
    });
  return team;
}

async function refuseManager(sql: Sql, leagueId: string, email: string): Promise<void> {
  const [manager] = await sql<{ name: string }>(
    `select t.name from membership m join app_user u on u.id = m.user_id join team t on t.id = m.team_id where m.league_id = $1 and lower(u.email) = lower($2)`,
    [leagueId, email],
  );
  if (manager)
    throw new RefusalError({
      name: 'alreadyManager',
      message: `This address already manages ${manager.name}.`,
      field: 'email',
      fix: 'Invite somebody else.',
    });
}
