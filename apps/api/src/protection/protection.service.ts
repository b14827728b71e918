import { Injectable } from '@nestjs/common';
import { judgeDeadline } from '@crease/core/protection/deadline.rules.js';
import type { DeadlineBody, SheetBody } from '@crease/core/protection/protection.schema.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { clockNow, exact, isSo } from '../platform/database/sql.js';
import { leagueLine, toUser } from '../platform/events/audience.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { RefusalError, unwrap } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';

/** Sheets are private and can be changed until the deadline (docs/rules.md, Protection sheets). */
@Injectable()
export class ProtectionService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly tasks: TimedTasks,
    private readonly clock: DbClock,
  ) {}

  /**
   * Opens a season's protection round, inside the league's change of phase; requires a deadline. Returns the earlier
   * round, or null.
   */
  async open(
    db: Db,
    league: Pick<PlayingLeague, 'id' | 'season'>,
    { deadline, confirmed }: { deadline: string | null; confirmed: boolean },
  ): Promise<{ deadline: string | null } | null> {
    if (deadline === null) {
      throw new RefusalError(refusal('deadlineMissing', { kind: 'invalid', field: 'protection_deadline' }));
    }
    const at = new Date(
      unwrap(judgeDeadline(Date.parse(deadline), this.clock.now(), { confirmed, field: 'protection_deadline' })),
    );
    const before = await db
      .selectFrom('protection_round')
      .select((eb) => exact(eb.ref('deadline')).$castTo<string | null>().as('deadline'))
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .executeTakeFirst();
    await db
      .insertInto('protection_round')
      .values({ league_id: league.id, season: league.season, deadline: at })
      .onConflict((conflict) =>
        conflict.columns(['league_id', 'season']).doUpdateSet(({ ref }) => ({ deadline: ref('excluded.deadline') })),
      )
      .execute();
    this.tasks.arm('protection', league.id, at);
    return before ?? null;
  }

  /** Saves the caller's sheet, complete or not. */
  async save(member: Member, { core, bench }: SheetBody, idempotency: Idempotency | null): Promise<{ saved: true }> {
    const teamId = member.teamId;
    if (teamId === null) throw new RefusalError(refusal('forbidden.write', { kind: 'forbidden' }));
    return this.database.write(async ({ db, record }) => {
      const { league } = await this.openRound(db, member.leagueId, 'share');
      const [team] = await this.books.books(db, league.id, [teamId]);
      const owned = new Set(team?.players.map(({ id }) => id));
      for (const [field, ids] of [
        ['core', core],
        ['bench', bench],
      ] as const) {
        if (ids.some((id) => !owned.has(id))) throw new RefusalError(refusal('sheetNotOnTeam', { field }));
      }
      await db
        .insertInto('protection_sheet')
        .values({ league_id: league.id, team_id: teamId, season: league.season, core, bench })
        .onConflict((conflict) =>
          conflict.columns(['league_id', 'team_id', 'season']).doUpdateSet(({ ref }) => ({
            core: ref('excluded.core'),
            bench: ref('excluded.bench'),
            updated_at: ref('excluded.updated_at'),
            brought: false,
          })),
        )
        .execute();
      // Notify the devices of the team's people and commissioners of the save, without contents. Sorted by user id, so
      // that two parallel saves cannot deadlock.
      const listeners = await db
        .selectFrom('membership')
        .select('user_id')
        .where('league_id', '=', league.id)
        .where(({ or, eb }) => or([eb('is_commissioner', '=', true), eb('team_id', '=', teamId)]))
        .orderBy('user_id')
        .execute();
      for (const { user_id } of listeners)
        await record(toUser(user_id, member.userId, { type: 'sheetSaved', leagueId: league.id, teamId }));
      return { saved: true as const };
    }, idempotency);
  }

  /** Sets or moves the deadline until it has passed. Locked sheets stay locked. */
  async setDeadline(
    member: Member,
    { deadline, confirm_soon }: DeadlineBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; deadline: string }> {
    requireCommissioner(member, refusal('forbidden.deadline'));
    const due = new Date(deadline);
    const at = due.toISOString();
    const answer = await this.database.write(async ({ db, record }) => {
      const { league, round } = await this.openRound(db, member.leagueId, 'update');
      unwrap(judgeDeadline(due.getTime(), this.clock.now(), { confirmed: confirm_soon === true, field: 'deadline' }));
      const before = round.deadline?.toISOString() ?? null;
      if (before === at) return { success: true as const, deadline: at };
      await db
        .updateTable('protection_round')
        .set({ deadline: due })
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .execute();
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says:
            before === null
              ? { key: 'protection.due', figures: { at, timeZone: league.timeZone } }
              : { key: 'protection.moved', figures: { at, before, timeZone: league.timeZone } },
          data: { kind: 'protectionDeadline', deadline: at, before },
        }),
      );
      return { success: true as const, deadline: at };
    }, idempotency);
    this.tasks.arm('protection', member.leagueId, at);
    return answer;
  }

  /** The round of the present season, locked with `lock`. Refuses outside protection and after the deadline. */
  private async openRound(
    db: Db,
    leagueId: string,
    lock: 'share' | 'update',
  ): Promise<{ league: PlayingLeague; round: { deadline: Date | null } }> {
    const league = await this.books.league(db, leagueId);
    const asked = db
      .selectFrom('protection_round')
      .select((eb) => ['deadline', 'locked_at', isSo(eb('deadline', '<=', clockNow)).as('over')])
      .where('league_id', '=', leagueId)
      .where('season', '=', league.season);
    const round = await (lock === 'share' ? asked.forShare() : asked.forUpdate()).executeTakeFirst();
    if (league.phase !== 'protection' || !round) {
      throw new RefusalError(refusal('notInProtection.yet'));
    }
    if (round.locked_at !== null || round.over) {
      throw new RefusalError(refusal('sheetsClosed'));
    }
    return { league, round };
  }
}
