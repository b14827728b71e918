import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '@crease/core/ids.js';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, violatedConstraint, type Db, type Idempotency } from '../../platform/database/database.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { InvitationMails, VALID_DAYS } from './invitation.mails.js';
import { tellInvitations } from './invitation.news.js';
import { InvitationQueries } from './invitation.queries.js';
import { refuseManager } from './invitation.refusals.js';
import { invitationHash, invitationToken } from './invitation-token.js';
import { invitableTeam, closed } from './invitation.checks.js';
import { lockLeague } from '../league-lock.tables.js';
import { invitationAllowances, standingOf } from '../limits.js';
import { refusal } from '../leagues.refusals.js';

const now = sql<Date>`now()`;
const inFourteenDays = sql<Date>`now() + make_interval(days => ${sql.lit(VALID_DAYS)})`;

@Injectable()
export class InvitationService {
  constructor(
    private readonly database: Database,
    private readonly mails: InvitationMails,
    private readonly queries: InvitationQueries,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Invites a manager for a team: by email to a given address, otherwise with a link to copy. */
  async invite(
    member: Member,
    { teamId, email }: { teamId: string; email: string | null },
    idempotency: Idempotency | null,
    network: string | null = null,
  ): Promise<InvitationView> {
    requireCommissioner(member, refusal('forbidden.invite'));
    let mailId: string | null = null;
    const standing = await standingOf(this.database.db, member.userId);
    const id = await this.limiter.within(invitationAllowances(standing, email, network, this.config), idempotency, () =>
      this.database.write(async (transaction) => {
        const { db } = transaction;
        const league = await lockLeague(db, member.leagueId);
        const team = await invitableTeam(db, member.leagueId, teamId);
        if (email !== null) await refuseManager(db, member.leagueId, email);
        await closeExpired(db, teamId);
        const invitation = {
          id: newId(randomBytes),
          league_id: member.leagueId,
          nonce: randomBytes(32).toString('base64url'),
        };
        try {
          await db
            .insertInto('invitation')
            .values({
              ...invitation,
              team_id: teamId,
              email,
              token_hash: invitationHash(invitationToken(this.config.SESSION_SECRET, invitation)),
              created_by: member.userId,
              expires_at: inFourteenDays,
            })
            .execute();
        } catch (error) {
          if (violatedConstraint(error) !== 'invitation_team_key') throw error;
          throw new RefusalError(refusal('invitationOpen', { figures: { team: team.name }, field: 'team_id' }));
        }
        if (email !== null)
          mailId = await this.mails.write(transaction, standing, {
            leagueId: league.id,
            leagueName: league.name,
            teamName: team.name,
            email,
            invitationId: invitation.id,
          });
        await tellInvitations(transaction, { leagueId: member.leagueId }, member.userId, email);
        return invitation.id;
      }, idempotency),
    );
    await this.mails.send(mailId);
    return this.viewOf(member.leagueId, id);
  }

  /** Sends an open invitation again, with the same link and 14 new days. */
  async resend(
    member: Member,
    invitationId: string,
    idempotency: Idempotency | null,
    network: string | null = null,
  ): Promise<InvitationView> {
    requireCommissioner(member, refusal('forbidden.invite'));
    let mailId: string | null = null;
    const standing = await standingOf(this.database.db, member.userId);
    const { email = null } = (await this.queries.one(member.leagueId, invitationId)) ?? {};
    await this.limiter.within(invitationAllowances(standing, email, network, this.config), idempotency, () =>
      this.database.write(async (transaction) => {
        const { db } = transaction;
        const league = await lockLeague(db, member.leagueId);
        const invitation = await db
          .updateTable('invitation as i')
          .from('team as t')
          .set({ expires_at: inFourteenDays })
          .whereRef('t.league_id', '=', 'i.league_id')
          .whereRef('t.id', '=', 'i.team_id')
          .where('i.id', '=', invitationId)
          .where('i.league_id', '=', member.leagueId)
          .where('i.co_manager', '=', false)
          .where('i.accepted_at', 'is', null)
          .where('i.revoked_at', 'is', null)
          .returning(['i.id', 'i.email', 't.name as team_name'])
          .executeTakeFirst();
        if (!invitation) throw await closed(db, member.leagueId, invitationId);
        if (invitation.email !== null)
          mailId = await this.mails.write(transaction, standing, {
            leagueId: league.id,
            leagueName: league.name,
            teamName: invitation.team_name,
            email: invitation.email,
            invitationId: invitation.id,
          });
        await tellInvitations(transaction, { leagueId: member.leagueId }, member.userId, invitation.email);
        return null;
      }, idempotency),
    );
    await this.mails.send(mailId);
    return this.viewOf(member.leagueId, invitationId);
  }

  async revoke(member: Member, invitationId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.revoke'));
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      await lockLeague(db, member.leagueId);
      const revoked = await db
        .updateTable('invitation')
        .set({ revoked_at: now })
        .where('id', '=', invitationId)
        .where('league_id', '=', member.leagueId)
        .where('co_manager', '=', false)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (!revoked) throw await closed(db, member.leagueId, invitationId);
      await tellInvitations(transaction, { leagueId: member.leagueId }, member.userId, revoked.email);
      return { success: true as const };
    }, idempotency);
  }

  private async viewOf(leagueId: string, id: string): Promise<InvitationView> {
    const view = await this.queries.one(leagueId, id);
    if (!view) throw notFound('invitation');
    return view;
  }
}

async function closeExpired(db: Db, teamId: string): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('team_id', '=', teamId)
    .where('co_manager', '=', false)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}
