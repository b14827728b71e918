import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { LeagueLinkAnswer } from '@crease/core/leagues/league-link/league-link.answers.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { leagueLine } from '../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { lockLeague } from '../league-lock.tables.js';
import { nameOf } from '../league.log.js';
import { refusal } from '../leagues.refusals.js';
import { linkAllowance } from '../limits.js';
import { VALID_DAYS } from './invitation.mails.js';
import { tellInvitations } from './invitation.news.js';
import { now } from './invitation.queries.js';
import { invitationHash, leagueLinkToken } from './invitation-token.js';
import { LeagueLinkQueries } from './league-link.queries.js';

type LinkLine = 'league.linkOpened' | 'league.linkRenewed' | 'league.linkClosed';

/** The link that invites to all open teams of a league. A league has one at a time. */
@Injectable()
export class LeagueLinks {
  constructor(
    private readonly database: Database,
    private readonly queries: LeagueLinkQueries,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async one(member: Member): Promise<LeagueLinkAnswer> {
    requireCommissioner(member, refusal('forbidden.seeInvitations'));
    return this.queries.one(member.leagueId);
  }

  /** Makes the link when there is no open one; with `renew` also when there is one, which then no longer works. */
  async open(member: Member, renew: boolean, idempotency: Idempotency | null): Promise<LeagueLinkAnswer> {
    requireCommissioner(member, refusal('forbidden.invite'));
    await this.limiter.within([linkAllowance(member.userId)], idempotency, () =>
      this.database.write(async (transaction) => {
        const { db } = transaction;
        await lockLeague(db, member.leagueId);
        const open = await isLinkOpen(db, member.leagueId);
        if (open && !renew) return null;
        const link = { league_id: member.leagueId, nonce: randomBytes(32).toString('base64url') };
        const row = {
          nonce: link.nonce,
          token_hash: invitationHash(leagueLinkToken(this.config.SESSION_SECRET, link)),
          created_by: member.userId,
          created_at: now,
          expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(VALID_DAYS)})`,
          closed_at: null,
        };
        await db
          .insertInto('league_link')
          .values({ league_id: member.leagueId, ...row })
          .onConflict((conflict) => conflict.column('league_id').doUpdateSet(row))
          .execute();
        await note(transaction, member, open ? 'league.linkRenewed' : 'league.linkOpened');
        return null;
      }, idempotency),
    );
    return this.queries.one(member.leagueId);
  }

  /** Closes the link. Does nothing when none is open. */
  async close(member: Member, idempotency: Idempotency | null): Promise<{ success: true }> {
    requireCommissioner(member, refusal('forbidden.revoke'));
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      await lockLeague(db, member.leagueId);
      const closed = await db
        .updateTable('league_link')
        .set({ closed_at: now })
        .where('league_id', '=', member.leagueId)
        .where('closed_at', 'is', null)
        .returning('league_id')
        .executeTakeFirst();
      if (closed) await note(transaction, member, 'league.linkClosed');
      return { success: true as const };
    }, idempotency);
  }
}

async function isLinkOpen(db: Db, leagueId: string): Promise<boolean> {
  const open = await db
    .selectFrom('league_link')
    .select('league_id')
    .where('league_id', '=', leagueId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

/** Logs a change of the link, and publishes it to the commissioners. */
async function note(transaction: Transaction, { leagueId, userId }: Member, key: LinkLine): Promise<void> {
  const says = { key, figures: { who: await nameOf(transaction.db, userId) } };
  await transaction.record(leagueLine({ leagueId, actor: userId, says, teamIds: [] }));
  await tellInvitations(transaction, { leagueId }, userId, null);
}
