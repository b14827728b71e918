import { Injectable } from '@nestjs/common';
import { hindrancesToReopen, judgeDeadline } from '@crease/core/protection/deadline.rules.js';
import type { DeadlineBody } from '@crease/core/protection/protection.schema.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import { finalSheet } from '@crease/core/protection/automatic-sheet.rules.js';
import { sheetRules, type Sheet, type SheetRules } from '@crease/core/protection/sheet.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { giveUpPick, returnKeeperPicks } from '../leagues/draft-picks.tables.js';
import { touchLeagues } from '../leagues/league.tables.js';
import { draftsToWaitFor, lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { clockAtQuery, clockNow, exact, noneOf } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { RefusalError, unwrap } from '../platform/refusal.error.js';
import { playerPoints } from '../points/points.queries.js';
import { BooksQueries, heldDraft, type PlayingLeague } from '../teams/books.queries.js';
import { backOnRosters } from '../teams/put-back.queries.js';
import { releasePlayers } from '../teams/roster.writer.js';
import { restorePromises, voidPromises } from '../trades/promises.queries.js';
import type { LockDone } from './lock.model.js';
import { rulesByTeam } from './keeper-picks.queries.js';
import { keptBefore } from '../teams/keepers/kept-before.queries.js';
import { sinceLocked } from './since-locked.queries.js';
import { closeRound, writeLocked } from './sheet-lock.writer.js';

/**
 * Locks and publishes the sheets at the deadline, and releases the players on none. A commissioner can take that back
 * until something has followed it (docs/rules.md, Protection sheets).
 */
@Injectable()
export class SheetLock {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly tasks: TimedTasks,
    private readonly clock: DbClock,
    private readonly rounds: LeagueRounds,
  ) {}

  /** Locks every round whose deadline has passed. The second of two processes finds the round locked. */
  async lockDue(): Promise<void> {
    const due = await this.database.db
      .selectFrom('protection_round')
      .select(['league_id', 'season'])
      .where('locked_at', 'is', null)
      .where('deadline', '<=', clockAtQuery)
      .execute();
    await this.rounds.each('protection', due, ({ league_id, season }) => this.lock(league_id, season));
  }

  async nextDeadline(): Promise<Date | null> {
    const row = await this.database.db
      .selectFrom('protection_round')
      .select(({ fn }) => fn.min<Date | null>('deadline').as('next'))
      .where('locked_at', 'is', null)
      .where('deadline', '>', clockAtQuery)
      .executeTakeFirst();
    return row?.next ?? null;
  }

  private async lock(leagueId: string, season: string): Promise<void> {
    await this.database.write(async ({ db, record }) => {
      const teamIds = await lockTeams(db, leagueId);
      // Then the league, whose version changes below, and its log last: the same order everywhere.
      await db.selectFrom('league').select('id').where('id', '=', leagueId).forNoKeyUpdate().execute();
      const round = await db
        .selectFrom('protection_round')
        .select(exact(clockNow).as('now'))
        .where('league_id', '=', leagueId)
        .where('season', '=', season)
        .where('locked_at', 'is', null)
        .where('deadline', '<=', clockNow)
        .forUpdate()
        .executeTakeFirst();
      if (!round) return;
      // A steal draft past the deadline is finished first; the next sweep locks the sheets.
      if ((await heldDraft(db, leagueId)) !== null) return;
      const league = await this.books.league(db, leagueId);
      const kept = await keptBefore(db, league);
      const rules = sheetRules(league.settings, kept);
      if (league.season !== season || !rules) {
        await closeRound(db, leagueId, season, null);
        return;
      }
      const books = await this.books.books(db, leagueId, teamIds);
      const saved = await db
        .selectFrom('protection_sheet')
        .select(['team_id', 'core', 'bench'])
        .where('league_id', '=', leagueId)
        .where('season', '=', season)
        .execute();
      const own = new Map(saved.map((row) => [row.team_id, row]));
      const { points } = await playerPoints(
        db,
        leagueId,
        seasonPlus(season, -1),
        books.flatMap((team) => team.players.map(({ id }) => id)),
      );
      const done: LockDone = { begunAt: round.now, released: [], promises: [], sheets: saved };
      const of = await rulesByTeam(db, league, rules, books, kept);
      for (const team of books)
        await this.lockTeam({ db, record }, league, team, own.get(team.teamId) ?? null, points, of(team), done);
      await closeRound(db, leagueId, season, done, rules.kind);
      await touchLeagues(db, [leagueId]);
      await record(
        leagueLine({
          leagueId,
          actor: null,
          says: { key: 'protection.locked' },
          data: { kind: 'protectionLocked', season },
        }),
      );
    });
  }

  private async lockTeam(
    { db, record }: Pick<Transaction, 'db' | 'record'>,
    league: PlayingLeague,
    team: TeamBooks,
    own: Sheet | null,
    points: ReadonlyMap<number, number>,
    rules: SheetRules,
    done: LockDone,
  ): Promise<void> {
    const { sheet, why, released, costs } = finalSheet(team, own, points, rules);
    await writeLocked(db, league, team.teamId, { sheet, why });
    done.released.push(...(await releasePlayers(db, league.id, { teamId: team.teamId, playerIds: released })));
    done.promises.push(
      ...(await voidPromises({ db, record }, league.id, released, {
        key: 'notProtected',
        figures: { team: team.name },
      })),
    );
    const kept = sheet.core.length + sheet.bench.length;
    const paid = team.players.flatMap(({ id, name }) => {
      const pick = costs.get(id);
      return pick === undefined ? [] : [{ id, name, pick }];
    });
    for (const { id, name, pick } of paid) await giveUpPick(db, league.id, pick.id, { id, name });
    await record(
      leagueLine({
        leagueId: league.id,
        actor: null,
        teamIds: [team.teamId],
        says: {
          key: 'protection.sheet',
          figures: {
            team: team.name,
            kept,
            released: released.length,
            automatic: why,
            ...(paid.length === 0
              ? {}
              : {
                  costs: paid.map(({ name, pick: { round, team = null } }) => ({
                    player: name,
                    pick: { round, team },
                  })),
                }),
          },
        },
        data: {
          kind: 'sheet',
          teamId: team.teamId,
          core: sheet.core,
          bench: sheet.bench,
          released,
          automatic: why !== null,
        },
      }),
    );
  }

  /**
   * Reopens locked sheets: restores released players and saved sheets. Refused once a draft has begun or a team has
   * added a released player (docs/rules.md, Leagues).
   */
  async reopen(
    member: Member,
    { deadline, confirm_soon }: DeadlineBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; deadline: string }> {
    requireCommissioner(member, refusal('forbidden.reopen'));
    const answer = await this.database.write(async ({ db, record }) => {
      await lockTeams(db, member.leagueId);
      await lockLeague(db, member.leagueId);
      const league = await this.books.league(db, member.leagueId);
      // Serializes with a draft that begins at the same moment.
      await draftsToWaitFor(db, league.id).execute();
      const round = await db
        .selectFrom('protection_round')
        .select('lock_done')
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .forUpdate()
        .executeTakeFirst();
      const [hindrance] = hindrancesToReopen(await sinceLocked(db, league));
      if (hindrance) throw new RefusalError(hindrance);
      if (!round?.lock_done) throw new RefusalError(refusal('lockNotKept'));
      const confirmed = confirm_soon === true;
      const at = new Date(
        unwrap(judgeDeadline(Date.parse(deadline), this.clock.now(), { confirmed, field: 'deadline' })),
      );
      const { released } = round.lock_done;
      await this.putBack({ db, record }, league, round.lock_done);
      await db
        .updateTable('protection_round')
        .set({ locked_at: null, lock_done: null, kind: null, deadline: at })
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .execute();
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: {
            key: 'protection.reopened',
            figures: { released: released.length, at: at.toISOString(), timeZone: league.timeZone },
          },
          data: {
            kind: 'protectionReopened',
            season: league.season,
            deadline: at.toISOString(),
            players: released.map(({ player_id }) => player_id),
          },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, deadline: at.toISOString() };
    }, idempotency);
    this.tasks.arm('protection', member.leagueId, answer.deadline);
    return answer;
  }

  private async putBack(
    { db, record }: Pick<Transaction, 'db' | 'record'>,
    league: PlayingLeague,
    { released, promises, sheets, begunAt }: LockDone,
  ): Promise<void> {
    await returnKeeperPicks(db, league.id, league.season);
    await backOnRosters(db, league.id, released, begunAt);
    await restorePromises({ db, record }, league.id, promises);
    await db
      .deleteFrom('protection_sheet')
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .where('team_id', '<>', noneOf(sheets.map(({ team_id }) => team_id)))
      .execute();
    for (const { team_id, core, bench } of sheets) {
      await db
        .updateTable('protection_sheet')
        .set({ core, bench, status: 'draft', locked_at: null, automatic: false, reason: null, why: null })
        .where('league_id', '=', league.id)
        .where('team_id', '=', team_id)
        .where('season', '=', league.season)
        .execute();
    }
  }
}
