import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type { LeagueWork } from '@crease/core/leagues/background-work.js';
import { Database, LockTimeout, StatementTimeout, type Db } from '../database/database.js';
import { failures } from '../failures.js';
import { Busy } from '../refusal.error.js';
import { asideOf, delayLeague, isMissing } from './league-aside.js';

const LEAGUE_LIMITS = { statementMs: 5_000, lockMs: 2_500 } as const;
/** After this many consecutive leagues that failed to reach the database, the round ends. */
const BUSY_IN_A_ROW = 3;
/** Most items of a league in one round; the next round continues. */
export const ITEMS_AT_ONCE = 100;
/** After this time no further item of a league begins in a round (ms); the next round continues. */
export const LEAGUE_MS = 20_000;
/** A second missing row within this time delays a league (ms). */
const MISSING_TWICE_MS = 600_000;

export interface OfLeague {
  readonly league_id: string;
}

/**
 * Runs background work league by league: bad data of one neither stops nor delays the others. A failing league is
 * retried after growing pauses, after all others (docs/operations.md).
 */
@Injectable()
export class LeagueRounds {
  private readonly logger = new Logger('LeagueRounds');
  /** When a row was missing in a league's work (`task league`), until the work succeeds (ms of this process). */
  private readonly missing = new Map<string, number>();

  constructor(private readonly database: Database) {}

  /**
   * Runs `run` for the items in `due`, which must be selected by plain typed columns, up to a number and a time for
   * each league. Items of one league run in order and stop at a failure. `run` writes a limited amount in its own
   * transactions. An item may be deleted after the selection, so a missing row delays the league only when one is
   * missing again within ten minutes, with no success in between. `atOnce`: leagues processed concurrently. `part`:
   * `due` is incomplete, so a league missing in it stays delayed.
   */
  async each<T extends OfLeague>(
    task: LeagueWork,
    due: readonly T[],
    run: (item: T) => Promise<unknown>,
    { part = false, atOnce = 1 }: { readonly part?: boolean; readonly atOnce?: number } = {},
  ): Promise<void> {
    const aside = new Map((await asideOf(this.database.db, task)).map((row) => [row.league_id, row]));
    const leagues = new Map<string, T[]>();
    for (const item of due) {
      const own = leagues.get(item.league_id);
      if (own === undefined) leagues.set(item.league_id, [item]);
      else own.push(item);
    }
    if (!part)
      for (const { league_id, due: isDue } of aside.values())
        if (isDue && !leagues.has(league_id)) await this.clear(task, league_id);
    const healthy = [...leagues].filter(([id]) => !aside.has(id));
    const again = [...leagues].filter(([id]) => aside.get(id)?.due === true);
    const waiting = [...healthy, ...again];
    let busy = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && busy < BUSY_IN_A_ROW; next = waiting.shift()) {
        const [leagueId, items] = next;
        const known = aside.get(leagueId);
        try {
          await this.database.limited(LEAGUE_LIMITS, async () => {
            const until = performance.now() + LEAGUE_MS;
            for (const item of items.slice(0, ITEMS_AT_ONCE)) {
              await run(item);
              if (performance.now() >= until) break;
            }
          });
          busy = 0;
          this.missing.delete(`${task} ${leagueId}`);
          if (known !== undefined && !part) await this.clear(task, leagueId);
        } catch (error) {
          if (isMissing(error) && known === undefined && this.isFirst(task, leagueId))
            failures.record(`missing.${task}`, error);
          else if (!(error instanceof Busy) || error instanceof StatementTimeout)
            await this.setAside(task, leagueId, error);
          else {
            // An unreachable database is not the league's fault. The next round tries a locked league again.
            if (!(error instanceof LockTimeout)) busy += 1;
            failures.record(`rounds.${task}`, error);
          }
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Notes that a row was missing; false when one was missing before. */
  private isFirst(task: LeagueWork, leagueId: string): boolean {
    const now = performance.now();
    for (const [key, at] of this.missing) if (now - at > MISSING_TWICE_MS) this.missing.delete(key);
    const key = `${task} ${leagueId}`;
    const first = !this.missing.has(key);
    if (first) this.missing.set(key, now);
    else this.missing.delete(key);
    return first;
  }

  /** Leagues whose work of this kind waits for its retry. Statements over many leagues exclude them. */
  async resting(task: LeagueWork): Promise<string[]> {
    return (await asideOf(this.database.db, task)).flatMap(({ league_id, due }) => (due ? [] : [league_id]));
  }

  /** Leagues whose work of this kind is delayed, including those due for a retry. */
  async aside(task: LeagueWork, db: Db = this.database.db): Promise<string[]> {
    return (await asideOf(db, task)).map(({ league_id }) => league_id);
  }

  async setAside(task: LeagueWork, leagueId: string, error: unknown, db: Db = this.database.db): Promise<void> {
    const tries = await delayLeague(db, task, leagueId, error);
    if (tries === 1)
      this.logger.error(
        `${task} of league ${leagueId} is set aside: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
  }

  async delaysOf(leagueId: string): Promise<{ task: string; since: string }[]> {
    const rows = await this.database.db
      .selectFrom('league_delay')
      .select(['task', 'since'])
      .where('league_id', '=', leagueId)
      .orderBy('since')
      .orderBy('task')
      .execute();
    return rows.map(({ task, since }) => ({ task, since: since.toISOString() }));
  }

  /** Makes the next round retry delayed work regardless of its pause. */
  async retry(task: string, leagueId: string): Promise<void> {
    await this.database.db
      .updateTable('league_delay')
      .set({ next_try_at: sql<Date>`clock_timestamp()` })
      .where('league_id', '=', leagueId)
      .where('task', '=', task)
      .execute();
  }

  private async clear(task: LeagueWork, leagueId: string): Promise<void> {
    const gone = await this.database.db
      .deleteFrom('league_delay')
      .where('league_id', '=', leagueId)
      .where('task', '=', task)
      .returning('league_id')
      .executeTakeFirst();
    if (gone !== undefined) this.logger.log(`${task} of league ${leagueId} works again.`);
  }
}
