import { Injectable, Logger } from '@nestjs/common';
import { sql, type Expression } from 'kysely';
import { pauseAfterTries, type LeagueWork } from '@crease/core/leagues/league-work.js';
import { Database, type Db } from '../database/database.js';
import { anyOf } from '../database/sql.js';
import { failures } from '../failures.js';
import { Busy } from '../http/refusal.error.js';

/** A statement of one league's work may take this long, and wait this long for a lock. */
const LEAGUE_LIMITS = { statementMs: 5_000, lockMs: 2_500 } as const;
/** So many leagues in a row that could not reach the database: it is away, and the round ends. */
const BUSY_IN_A_ROW = 3;
const LONGEST_CAUSE = 500;

/** Something of a league that is due. */
export interface OfLeague {
  readonly league_id: string;
}

/** Work of a league that is set aside. */
interface Aside {
  readonly league_id: string;
  readonly tries: number;
  readonly due: boolean;
}

/**
 * Does background work league by league, so that a league whose data is bad neither stops nor delays the others. A
 * league that fails is set aside and tried again after growing pauses, after all others (docs/operations.md).
 */
@Injectable()
export class LeagueRounds {
  private readonly logger = new Logger('LeagueRounds');

  constructor(private readonly database: Database) {}

  /**
   * Runs `run` for everything in `due`, which was selected by plain typed columns only. What is due of one league runs
   * in its order and stops where it fails. `run` writes in transactions of its own, at most a limited amount.
   * @param atOnce Leagues that are worked on at the same time.
   * @param part `due` is not everything that is due of this work, so a league that is missing in it stays set aside.
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
      await this.clear(
        task,
        [...aside.values()].filter((row) => row.due && !leagues.has(row.league_id)),
      );
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
            for (const item of items) await run(item);
          });
          busy = 0;
          if (known !== undefined && !part) await this.clear(task, [known]);
        } catch (error) {
          // Without a database no league is to blame.
          if (error instanceof Busy) {
            busy += 1;
            failures.note(`rounds.${task}`, error);
          } else await this.setAside(task, leagueId, error);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Leagues whose work of this kind waits for its next try. Statements over many leagues leave them out. */
  async resting(task: LeagueWork): Promise<string[]> {
    return (await asideOf(this.database.db, task)).flatMap(({ league_id, due }) => (due ? [] : [league_id]));
  }

  /** Leagues whose work of this kind is set aside, whether or not its next try is due. */
  async aside(task: LeagueWork, db: Db = this.database.db): Promise<string[]> {
    return (await asideOf(db, task)).map(({ league_id }) => league_id);
  }

  /** Sets a league's work aside; the cause is logged the first time. */
  async setAside(task: LeagueWork, leagueId: string, error: unknown, db: Db = this.database.db): Promise<void> {
    const row = await db
      .insertInto('league_delay')
      .columns(['league_id', 'task', 'tries', 'next_try_at', 'cause'])
      // A league that was deleted meanwhile has no work.
      .expression(({ selectFrom }) =>
        selectFrom('league')
          .select(({ val, lit }) => [
            'id',
            val(task).as('task'),
            lit(1).as('tries'),
            after(1).as('next_try_at'),
            val(causeOf(error)).as('cause'),
          ])
          .where('id', '=', leagueId),
      )
      .onConflict((known) =>
        known.columns(['league_id', 'task']).doUpdateSet(({ ref }) => ({
          tries: sql<number>`league_delay.tries + 1`,
          cause: ref('excluded.cause'),
        })),
      )
      .returning('tries')
      .executeTakeFirst();
    if (row === undefined) return;
    if (row.tries > 1)
      await db
        .updateTable('league_delay')
        .set({ next_try_at: after(row.tries) })
        .where('league_id', '=', leagueId)
        .where('task', '=', task)
        .execute();
    else
      this.logger.error(
        `${task} of league ${leagueId} is set aside: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
  }

  /** What is set aside of a league, for its commissioners. */
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

  /** The next round tries work that is set aside, whatever its pause. */
  async retry(task: string, leagueId: string): Promise<void> {
    await this.database.db
      .updateTable('league_delay')
      .set({ next_try_at: sql<Date>`clock_timestamp()` })
      .where('league_id', '=', leagueId)
      .where('task', '=', task)
      .execute();
  }

  private async clear(task: LeagueWork, rows: readonly Aside[]): Promise<void> {
    if (rows.length === 0) return;
    const gone = await this.database.db
      .deleteFrom('league_delay')
      .where('task', '=', task)
      .where('league_id', '=', anyOf(rows.map(({ league_id }) => league_id)))
      .returning('league_id')
      .execute();
    for (const { league_id } of gone) this.logger.log(`${task} of league ${league_id} works again.`);
  }
}

/**
 * The moment so many days ago. For a league whose work is set aside it is so many days before that began: news that
 * wait stay news.
 */
export const recent = (task: LeagueWork, leagueId: Expression<string>, days: number) =>
  sql<Date>`coalesce((select x.since from league_delay x where x.league_id = ${leagueId} and x.task = ${sql.lit(task)}),
    clock_timestamp()) - make_interval(days => ${sql.lit(days)})`;

/** The earliest moment that `recent` gives for any league: a bound that an index can serve. */
export const earliest = (task: LeagueWork, days: number) =>
  sql<Date>`(select coalesce(min(x.since), statement_timestamp()) - make_interval(days => ${sql.lit(days)})
    from league_delay x where x.task = ${sql.lit(task)})`;

const after = (tries: number) =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(pauseAfterTries(tries) / 1_000)})`;

const asideOf = (db: Db, task: LeagueWork): Promise<Aside[]> =>
  db
    .selectFrom('league_delay')
    .select(['league_id', 'tries', sql<boolean>`next_try_at <= clock_timestamp()`.as('due')])
    .where('task', '=', task)
    .orderBy('since')
    .execute();

/** The first line of an error, as text that PostgreSQL takes. */
function causeOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replaceAll('\u0000', '').slice(0, LONGEST_CAUSE) || 'no message';
}
