import { Injectable } from '@nestjs/common';
import { countsFaceoffs } from '@crease/core/players/nhl/live-categories.rules.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { anyOf, workIn } from '../../platform/database/sql.js';
import { noteFailure } from '../../platform/failures.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { Watched } from '../../platform/realtime/watched.js';
import {
  anyEndedDue,
  dueUnderWay,
  readDue,
  takeEnded,
  takeFresh,
  type DueDay,
} from '../../players/points-due.tables.js';
import { leaguesBehind, noteMissed, takeMissed } from './missed-days.tables.js';
import { countedIn } from './counted-rules.queries.js';
import { gamesOf } from './day-games.tables.js';
import { lockScoring } from './scoring-lock.tables.js';
import { type LeftOut, scoreApart, score, leaguesOf, partsOf } from './score-leagues.js';

export type Day = DueDay;

/** Most days scored in one transaction: more than a season has. */
const AT_ONCE = 250;
/**
 * Score watched leagues first, in their own transaction: at most this many leagues and days. The days stay due until
 * all leagues are scored; a second scoring does not change the first leagues again.
 */
const WATCHED_AT_ONCE = 200;
const WATCHED_DAYS = 4;

/**
 * Limits for a scoring statement, in milliseconds. A league that exceeds them is found and delayed. Waiting for a lock
 * must take less.
 */
const LIMITS = { statementMs: 10_000, lockMs: 8_000 } as const;

/**
 * Computes the points of teams from their active players, day by day. Imports of games mark days as due. Each due day
 * is scored in one pass for all leagues, because a goal changes most of them. During games only watched leagues are
 * scored, and others when somebody opens them or a decision needs their points. Rosters and weights at noon of the day
 * count, so repeated or late scoring gives the same result. A league that cannot be scored is delayed: its due days are
 * stored and scored later, in order.
 */
@Injectable()
export class ScoringService {
  constructor(
    private readonly database: Database,
    private readonly watched: Watched,
    private readonly rounds: LeagueRounds,
  ) {
    watched.onOpened((leagues) => void this.catchUp(leagues).catch(noteFailure('points.opened')));
  }

  async areFaceoffsWatched(): Promise<boolean> {
    const rules = await countedIn(this.database.db, this.watched.leagues());
    return rules.some(({ scoring, categories }) => countsFaceoffs(scoring, categories));
  }

  /** Scores the changed days with games under way in the watched leagues. */
  async accrueWatched(): Promise<void> {
    const watched = this.watched.leagues();
    if (watched.length === 0) return;
    await this.database.limited(LIMITS, () =>
      this.database.write(async (to) => {
        await lockScoring(to.db);
        const days = await takeFresh(to.db);
        // A league that fails here is set aside by the later pass over all leagues.
        if (days.length > 0) await this.accrue(to, days, watched);
      }),
    );
  }

  /** Scores the days with games under way in some leagues, which may not have been watched so far. */
  async catchUp(leagues: readonly string[]): Promise<void> {
    if ((await dueUnderWay(this.database.db)).length === 0) return;
    await this.database.limited(LIMITS, () =>
      this.database.write(async (to) => {
        await lockScoring(to.db);
        const days = await dueUnderWay(to.db);
        if (days.length > 0) await this.accrue(to, days, leagues);
      }),
    );
  }

  /** Scores every due day whose games have ended, and the days that single leagues missed. */
  async accrueDue(): Promise<void> {
    while ((await this.database.limited(LIMITS, () => this.accrueSome())) === AT_ONCE);
    await this.rounds.each('points', await leaguesBehind(this.database.db), ({ league_id }) => this.makeUp(league_id));
  }

  private async accrueSome(): Promise<number> {
    if (!(await anyEndedDue(this.database.db))) return 0;
    const watched = this.watched.leagues().slice(0, WATCHED_AT_ONCE);
    if (watched.length > 0)
      await this.database.write(async (to) => {
        await lockScoring(to.db);
        const days = await readDue(to.db, WATCHED_DAYS);
        // A league that fails here is set aside by the later pass over all leagues.
        if (days.length > 0 && days.length <= WATCHED_DAYS) await this.accrue(to, days, watched);
      });
    return this.database.write(async (to) => {
      await lockScoring(to.db);
      await workIn(to.db, 64);
      const days = await takeEnded(to.db, AT_ONCE);
      if (days.length > 0)
        for (const { league, error } of await this.accrue(to, days)) {
          await noteMissed(to.db, league.id, league.days);
          if (error !== null) await this.rounds.setAside('points', league.id, error, to.db);
        }
      return days.length;
    });
  }

  /**
   * Scores days in all leagues that play them, or in some, and publishes the changed ones. Returns the leagues that
   * were left out.
   */
  private async accrue(to: Transaction, days: readonly Day[], only?: readonly string[]): Promise<LeftOut[]> {
    const { db } = to;
    const aside = new Set(await this.rounds.aside('points', db));
    const games = await gamesOf(db, days);
    const playing = leaguesOf(db, days);
    const found = await (only === undefined ? playing : playing.where('l.id', '=', anyOf(only))).execute();
    const out: LeftOut[] = found.filter(({ id }) => aside.has(id)).map((league) => ({ league, error: null }));
    for (const leagues of partsOf(found.filter(({ id }) => !aside.has(id))))
      out.push(...(await scoreApart(to, leagues, games)));
    return out;
  }

  /** Scores the days that a league missed, earliest first; the next round continues. */
  private async makeUp(leagueId: string): Promise<void> {
    await this.database.write(async (to) => {
      await lockScoring(to.db);
      const days = await takeMissed(to.db, leagueId, AT_ONCE);
      const leagues = await leaguesOf(to.db, days).where('l.id', '=', leagueId).execute();
      await score(to, leagues, await gamesOf(to.db, days));
    });
  }
}
