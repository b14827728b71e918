import { dayIn } from '@crease/core/calendar.js';
import { seasonOf } from '@crease/core/season.js';
import type { SeededLeague } from '../../apps/api/src/testing/draft-fixture.js';
import { seedLeagues } from '../season/leagues.js';
import { fill } from '../reads/home.js';
import { openProduct, type Configuration, type Product, type World } from '../lib/world.js';

/** Every figure of many leagues stands next to the same with this number. */
export const FEW = 2;
export const many = (quick: boolean): number => (quick ? 200 : Number(process.env.LEAGUES ?? 2_000));

export interface ManyLeagues {
  readonly product: Product;
  readonly league: SeededLeague;
}

/** One process over a database with `count` leagues in mid-season. Only the first leagues have managers. */
export async function openLeagues(world: World, configuration: Configuration, count: number): Promise<ManyLeagues> {
  const day = dayIn(Date.now() - 6 * 3_600_000, 'America/New_York');
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  const product = await openProduct(world, configuration);
  await product.db.query('create extension if not exists pg_stat_statements');
  const [league] = await seedLeagues(product, count, { season: seasonOf(year), day, watched: FEW });
  if (!league) throw new Error('there is no league');
  await product.db.query('delete from roster_entry where league_id = $1', [league.leagueId]);
  await product.db.query('delete from team_points where league_id = $1', [league.leagueId]);
  await fill(product, league);
  await product.db.query('vacuum analyze');
  return { product, league };
}

/** Bytes of write-ahead log since the server was created. */
export async function written({ db }: Product): Promise<number> {
  const { rows } = await db.query<{ at: string }>(`select pg_current_wal_lsn() - '0/0'::pg_lsn as at`);
  return Number(rows[0]?.at);
}

/** The statements that cost most since the last reset: '12.3 ms × 60: select …'. */
export async function costliest({ db }: Product, count = 10): Promise<string[]> {
  const { rows } = await db.query<{ text: string; calls: number; total: number }>(
    `select regexp_replace(s.query, '\\s+', ' ', 'g') as text, s.calls::int as calls, s.total_exec_time as total
     from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
     order by s.total_exec_time desc limit $1`,
    [count],
  );
  return rows.map(({ text, calls, total }) => `${total.toFixed(0)} ms in ${calls} calls: ${text.slice(0, 160)}`);
}
