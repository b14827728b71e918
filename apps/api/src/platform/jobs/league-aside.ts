import { sql, type Expression } from 'kysely';
import { pauseAfterTries, type LeagueWork } from '@crease/core/leagues/background-work.js';
import { codeOf, type Db } from '../database/database.js';
import { RefusalError } from '../refusal.error.js';
import { namesIn } from '../database/rows.js';

const delay = namesIn('league_delay');
const x = namesIn('league_delay as x');

const LONGEST_CAUSE = 500;

const DAY_SECONDS = 86_400;

const FOREIGN_KEY_VIOLATION = '23503';

export interface Aside {
  readonly league_id: string;
  readonly tries: number;
  readonly due: boolean;
}

/**
 * The moment `days` days ago. For a league with delayed work, `days` days before the delay began, so that delayed news
 * still counts as recent.
 */
export const recent = (task: LeagueWork, leagueId: Expression<string>, days: number) =>
  sql<Date>`coalesce((select ${x.since} from ${x.table} where ${x.league_id} = ${leagueId} and ${x.task} = ${sql.lit(task)}),
    clock_timestamp()) - make_interval(secs => ${sql.lit(days * DAY_SECONDS)})`;

/** The earliest `recent` of any league: a bound that an index can serve. */
export const earliest = (task: LeagueWork, days: number) =>
  sql<Date>`(select coalesce(min(${x.since}), statement_timestamp()) - make_interval(secs => ${sql.lit(days * DAY_SECONDS)})
    from ${x.table} where ${x.task} = ${sql.lit(task)})`;

export async function readEarliest(db: Db, task: LeagueWork, days: number): Promise<Date> {
  const { at } = await db.selectNoFrom(earliest(task, days).as('at')).executeTakeFirstOrThrow();
  return at;
}

const after = (tries: number) =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(pauseAfterTries(tries) / 1_000)})`;

export const asideOf = (db: Db, task: LeagueWork): Promise<Aside[]> =>
  db
    .selectFrom('league_delay')
    .select(['league_id', 'tries', sql<boolean>`${delay.next_try_at} <= clock_timestamp()`.as('due')])
    .where('task', '=', task)
    .orderBy('since')
    .execute();

export const isMissing = (error: unknown): boolean =>
  error instanceof RefusalError ? error.refusal.kind === 'missing' : codeOf(error) === FOREIGN_KEY_VIOLATION;

/** First line of an error, without characters that PostgreSQL refuses. */
function causeOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replaceAll('\u0000', '').slice(0, LONGEST_CAUSE) || 'no message';
}

/** Stores a failed try and the pause after it. Returns the number of tries, null for a deleted league. */
export async function delayLeague(db: Db, task: LeagueWork, leagueId: string, error: unknown): Promise<number | null> {
  const row = await db
    .insertInto('league_delay')
    .columns(['league_id', 'task', 'tries', 'next_try_at', 'cause'])
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
        tries: sql<number>`${delay.tries} + 1`,
        cause: ref('excluded.cause'),
      })),
    )
    .returning('tries')
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.tries > 1)
    await db
      .updateTable('league_delay')
      .set({ next_try_at: after(row.tries) })
      .where('league_id', '=', leagueId)
      .where('task', '=', task)
      .execute();
  return row.tries;
}
