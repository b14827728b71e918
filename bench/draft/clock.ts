import type pg from 'pg';
import { atMost, type Figure } from '../lib/figures.js';
import { quantile } from '../lib/stats.js';
import { NAMES, openProduct, type Configuration, type Product, type World } from '../lib/world.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts drafts on Auto, one pick a second, staggered over the second. */
async function automaticDrafts(product: Product, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let draft = 0; draft < count; draft += 1) {
    const { leagueId, commissioner, teams } = await product.league(1);
    const { draft_id } = await commissioner.must<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
      type: 'general',
      clock: { seconds: 15 },
    });
    await commissioner.must('PUT', `/api/${leagueId}/drafts/${draft_id}/auto`, { team_id: teams[0]?.id, on: true });
    await commissioner.must('POST', `/api/${leagueId}/drafts/${draft_id}/begin`, {});
    ids.push(draft_id);
  }
  return ids;
}

/** Milliseconds from each deadline to the commit of its automatic pick, by the database's clock. */
async function latenesses(db: pg.Pool, ids: readonly string[], from: string, to: string): Promise<number[]> {
  const { rows } = await db.query<{ late: number }>(
    `select extract(epoch from next.at - (before.data #>> '{onClock,deadline}')::timestamptz)::float8 * 1000 as late
     from event before join event next on next.stream = before.stream and next.seq = before.seq + 1
     where before.stream = any($1) and before.data #>> '{onClock,deadline}' is not null
       and (before.data #>> '{onClock,deadline}')::timestamptz between $2 and $3`,
    [ids.map((id) => `draft:${id}`), from, to],
  );
  return rows.map((row) => row.late);
}

async function now(db: pg.Pool): Promise<string> {
  const { rows } = await db.query<{ now: string }>('select clock_timestamp()::text as now');
  return rows[0]?.now ?? '';
}

/** The floor: bare timers, each followed by one statement. */
async function bareTimers(db: pg.Pool, count: number, everyMs: number): Promise<number[]> {
  const { rows } = await db.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  const offset = (rows[0]?.now ?? 0) - Date.now();
  const late: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const due = Date.now() + 500 + index * everyMs;
      await pause(due - Date.now());
      const answer = await db.query<{ now: number }>(
        'insert into system_config (key, value) values ($1, to_jsonb(clock_timestamp())) returning extract(epoch from clock_timestamp())::float8 * 1000 as now',
        [`timer ${due} ${index}`],
      );
      late.push((answer.rows[0]?.now ?? 0) - offset - due);
    }),
  );
  await db.query(`delete from system_config where key like 'timer %'`);
  return late;
}

/** P13: delay of picks after an expired clock, with its process alive and after the process was killed. */
export async function clock(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration, 2);
  try {
    const ids = await automaticDrafts(product, 20);
    await pause(3_000);
    const from = await now(product.db);
    const floor = await bareTimers(product.db, quick ? 100 : 300, 50);
    await pause(quick ? 3_000 : 10_000);
    const alive = await latenesses(product.db, ids, from, await now(product.db));
    const killed: number[] = [];
    for (let round = 0; round < (quick ? 2 : 6); round += 1) {
      const victim = product.apps[round % 2];
      const begun = await now(product.db);
      await victim?.kill();
      await pause(4_000);
      const late = await latenesses(product.db, ids, begun, await now(product.db));
      killed.push(Math.max(...late));
      product.apps[round % 2] = await product.launch();
      product.apps.pop();
      await pause(2_500);
    }
    const figures = NAMES[configuration];
    const note = `${alive.length} automatic picks of ${ids.length} drafts on two processes, p50 ${quantile(alive, 0.5).toFixed(1)} ms; floor: a timer and one insert, p99`;
    return [
      atMost(20, {
        goal: 'P13',
        what: 'clock ran out to autopick committed, p99',
        configuration: figures,
        ours: quantile(alive, 0.99),
        floor: quantile(floor, 0.99),
        note,
      }),
      atMost(2_000, {
        goal: 'P13',
        what: `the same after kill -9 of a process, worst of ${killed.length}`,
        configuration: figures,
        ours: Math.max(...killed),
        note: `worst of each kill: ${killed.map((late) => late.toFixed(0)).join(', ')} ms`,
      }),
    ];
  } finally {
    await product.stop();
  }
}
