import { randomBytes } from 'node:crypto';
import type { SeededLeague } from '../../apps/api/src/testing/draft-fixture.js';
import { newId } from '@crease/core/ids.js';
import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { median, summary } from '../lib/stats.js';
import { NAMES, openProduct, type Configuration, type Product, type World } from '../lib/world.js';
import { Reader } from './compare.js';

const WEEKS = 26;
const LINES = 500;

/**
 * Fills a league with all that its home shows in mid-season: rosters, picks of every team and week, points, and a log.
 */
export async function fill(product: Product, { leagueId, teams }: SeededLeague): Promise<void> {
  const ids = teams.map(({ id }) => id);
  const { db } = product;
  await db.query(
    `insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
     select $1, p.id, ($2::text[])[1 + (row_number() over (order by p.id) - 1) % $3::int], 'active', 'bench' from player p order by p.id limit $3::int * 25`,
    [leagueId, ids, ids.length],
  );
  const rows = (count: number) => Array.from({ length: count }, () => newId(randomBytes));
  const draft = ids.length * 14;
  await db.query(
    `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
     select id, $1, '2025-26', case when n <= 10 then 'general' else 'rookie' end, case when n <= 10 then n else n - 10 end, team, team
     from (select id, 1 + (o - 1) / $4::int as n, ($3::text[])[1 + (o - 1) % $4::int] as team from unnest($2::text[]) with ordinality as x(id, o)) y on conflict do nothing`,
    [leagueId, rows(draft), ids, ids.length],
  );
  await db.query(
    `insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at)
     select id, $1, '2025-26', n, 1, team, team, now() + (n - 8) * interval '7 days', now() + (n - 7) * interval '7 days'
     from (select id, (1 + (o - 1) / $4::int)::int as n, ($3::text[])[1 + (o - 1) % $4::int] as team from unnest($2::text[]) with ordinality as x(id, o)) y`,
    [leagueId, rows(ids.length * WEEKS), ids, ids.length],
  );
  await db.query(
    `insert into team_points (league_id, team_id, season, playoffs, points) select t.league_id, t.id, s, p, 100 from team t, unnest(array['2023-24', '2024-25', '2025-26']) s, unnest(array[false, true]) p where t.id = any($1::text[])`,
    [ids],
  );
  await db.query(
    `insert into event (stream, seq, league_id, type, data, rooms, actor, action_type, message, team_ids)
     select 'league:' || $1, n, $1, 'activity', jsonb_build_object('actionType', 'add-player', 'message', 'A line', 'data', jsonb_build_object('kind', 'move', 'playerId', n)), array['league:' || $1], null, 'add-player', 'Team ' || n || ' added somebody.', array[($2::text[])[1 + n % $3::int]]
     from generate_series(1, ${LINES}) n`,
    [leagueId, ids, ids.length],
  );
  await db.query(
    `insert into stream (league_id, id, seq) values ($1, 'league:' || $1, ${LINES}) on conflict (league_id, id) do update set seq = excluded.seq`,
    [leagueId],
  );
  await db.query('analyze');
}

/** Database transactions during `work`, minus those of an idle process in the same time. */
async function transactions(product: Product, work: () => Promise<void>): Promise<number> {
  const count = async (): Promise<number> => {
    // PostgreSQL updates its counters with a small delay.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const { rows } = await product.db.query<{ sum: string }>(
      'select sum(xact_commit + xact_rollback) as sum from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.sum ?? 0);
  };
  const before = await count();
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  const after = await count();
  await new Promise((resolve) => setTimeout(resolve, took));
  return after - before - ((await count()) - after);
}

/**
 * P7: the league home of 32 teams, compared with one SQL statement on a bare server; its database transactions; and a
 * home that the client already has.
 */
export async function home(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const league = await product.league();
  await fill(product, league);
  const reader = await Reader.open(product, league);
  try {
    const path = `/api/${league.leagueId}/home`;
    const { ours, floor, bytes } = await reader.compare(
      () => path,
      () => `/home?league=${league.leagueId}`,
      quick ? 6 : 20,
    );
    const known = await fetch(`${product.urls[0]}${path}`, {
      headers: { authorization: `Bearer ${league.teams[1]?.manager?.token ?? ''}` },
    });
    await known.arrayBuffer();
    const tag = known.headers.get('etag') ?? '';
    const unchanged: number[] = [];
    for (let request = 0; request < (quick ? 200 : 800); request += 1)
      unchanged.push((await reader.ours(path, `If-None-Match: ${tag}\r\n`, 304)).ms);
    const CALLS = 300;
    const asked = await transactions(product, async () => {
      for (let call = 0; call < CALLS; call += 1) await reader.ours(path);
    });
    const [mine, bare] = [summary(ours), summary(floor)];
    const stated = { goal: 'P7', configuration: NAMES[configuration] };
    const note = `${ours.length} homes of ${league.teams.length} teams, ${bytes.ours} bytes against ${bytes.floor}; floor: one SQL statement whose JSON is sent as it is, on a bare HTTP server`;
    return [
      atMostTimes(1.5, { ...stated, what: 'league home, p50', ours: mine.p50, floor: bare.p50, note }),
      atMostTimes(2, { ...stated, what: 'league home, p99', ours: mine.p99, floor: bare.p99 }),
      atMost(2, {
        ...stated,
        what: 'database round trips of a home',
        unit: 'queries',
        ours: asked / CALLS,
        note: 'with the membership, which is remembered for less than a second',
      }),
      atMostTimes(0.5, {
        ...stated,
        what: 'a home that has not changed (304), p50',
        ours: median(unchanged),
        floor: bare.p50,
      }),
    ];
  } finally {
    await reader.close();
    await product.stop();
  }
}
