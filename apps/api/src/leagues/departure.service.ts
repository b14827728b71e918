import { Inject, Injectable } from '@nestjs/common';
import { decideLeave } from '@crease/core/leagues/leaving.rules.js';
import { writeNotices } from '../auth/notices/notices.writer.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { toLeague, toUser, leagueLine } from '../platform/events/audience.js';
import { MembershipCache, type Member } from '../platform/http/member.js';
import { unwrap } from '../platform/refusal.error.js';
import { MailService } from '../platform/mail/mail.service.js';
import { writeToCommissioners } from './member-news.writer.js';
import { nameOf } from './league.log.js';
import { lockLeague } from './league-lock.tables.js';
import { passTeamOn } from './co-managers/co-manager.log.js';
import { closeInvitationsOfNobody, endMembership, makeCommissioner } from './member.writer.js';

/** Lets members leave. A co-manager takes over their team, or it stays without one. The commissioners are notified. */
@Injectable()
export class DepartureService {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the team of the member, also for a repeated request. */
  async leave(
    member: Member,
    successorId: string | null,
    idempotency: Idempotency | null,
  ): Promise<{ teamId: string | null }> {
    await this.members.requirePart(member);
    const { leagueId, userId } = member;
    let mailIds: string[] = [];
    const left = await this.database.write(async (transaction) => {
      const { db, record } = transaction;
      mailIds = [];
      const league = await lockLeague(db, leagueId);
      const everybody = await membersOf(db, leagueId).execute();
      const { successor } = unwrap(
        decideLeave(
          everybody.map(({ user_id, is_commissioner }) => ({ userId: user_id, commissioner: is_commissioner })),
          userId,
          successorId,
        ),
      );
      const own = everybody.find(({ user_id }) => user_id === userId);
      const team = own?.team_name ?? null;
      await endMembership(db, leagueId, userId);
      const who = await nameOf(db, userId);
      const says = { key: 'league.left', figures: { who, team } } as const;
      await record(leagueLine({ leagueId, actor: userId, says, teamIds: own?.team_id == null ? [] : [own.team_id] }));
      const { manager, notices } = await passTeamOn(transaction, { leagueId, actor: userId, who }, own);
      if (successor !== null) {
        await makeCommissioner(db, leagueId, successor, true);
        await record(
          leagueLine({
            leagueId,
            actor: userId,
            says: { key: 'league.commissioner', figures: { who: await nameOf(db, successor) } },
          }),
        );
      }
      if (everybody.length === 1) await closeInvitationsOfNobody(db, leagueId);
      await record(toLeague(leagueId, userId, { type: 'membersChanged' }));
      for (const hearer of [userId, successor].filter((id) => id !== null).sort())
        await record(toUser(hearer, userId, { type: 'leaguesChanged' }));
      mailIds = await writeToCommissioners(transaction, this.mail, {
        leagueId,
        leagueName: league.name,
        actor: userId,
        says: {
          kind: 'member-left',
          key: 'left',
          figures: { line: says, team, succeeds: successor !== null, manager },
        },
        url: `${this.config.publicUrl}/${leagueId}/admin/commissioner-hub/people`,
      });
      await writeNotices(transaction, notices);
      return { teamId: own?.team_id ?? null };
    }, idempotency);
    this.members.forget(leagueId);
    for (const id of mailIds) await this.mail.queue(id);
    return left;
  }
}

const membersOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('membership as m')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select(['m.user_id', 'm.is_commissioner', 'm.team_id', 'm.co_manager', 't.name as team_name'])
    .where('m.league_id', '=', leagueId)
    .orderBy('m.user_id');
