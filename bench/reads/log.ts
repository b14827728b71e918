import { atMostTimes, type Figure } from '../lib/figures.js';
import { quantile, summary } from '../lib/stats.js';
import { NAMES, openProduct, type Configuration, type Product, type World } from '../lib/world.js';
import { Reader } from './compare.js';

const BATCH = 100_000;
const TYPES = ['add-player', 'drop-player', 'ir', 'others'];

/** A log as long as a league never has: one line a minute, of four types and all teams in turn. */
async function write(product: Product, leagueId: string, teams: readonly string[], count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    await product.db.query(
      `insert into event (stream, seq, league_id, type, data, rooms, actor, action_type, message, team_ids, at)
       select 'league:' || $1, n, $1, 'activity', jsonb_build_object('actionType', 'others', 'message', 'Line ' || n), array['league:' || $1], null, ($5::text[])[1 + n % 4], 'Line ' || n, array[($2::text[])[1 + (n / 4) % $3::int]],
         now() - ($4::int - n) * interval '1 minute'
       from generate_series($6::int, $7::int) n`,
      [leagueId, teams, teams.length, count, TYPES, from, Math.min(count, from + BATCH - 1)],
    );
  }
  await product.db.query(`insert into stream (id, seq) values ('league:' || $1, $2) on conflict (id) do update set seq = excluded.seq`, [leagueId, count]);
  await product.db.query('analyze event');
}

/** The activity log at a million lines: first page, any depth, by team, type and time, against the bare statement for a page. */
export async function log(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const count = quick ? 100_000 : 1_000_000;
  const product = await openProduct(world, configuration);
  const league = await product.league();
  // Nobody is to be told of these lines: a running process would take them for lost ones and publish them all.
  await Promise.all(product.apps.map((app) => app.stop()));
  await write(product, league.leagueId, league.teams.map(({ id }) => id), count);
  const { url } = await product.launch();
  const { rows } = await product.db.query<{ first: number; last: number }>('select min(id)::int as first, max(id)::int as last from event where league_id = $1', [league.leagueId]);
  const { first = 0, last = 0 } = rows[0] ?? {};
  const reader = await Reader.open(product, league, url);
  try {
    const base = `/api/${league.leagueId}/activity-log`;
    const depth = (number: number): number => first + 60 + ((number * 7_919) % Math.max(1, last - first - 60));
    const day = (number: number): string => new Date(Date.now() - ((number * 17) % Math.floor(count / 1_440)) * 86_400_000).toISOString().slice(0, 10);
    const team = (number: number): string => league.teams[number % league.teams.length]?.id ?? '';
    const pages: readonly (readonly [string, (number: number) => string])[] = [
      ['first page', () => base],
      ['page at any depth', (number) => `${base}?before=${depth(number)}`],
      ['by team', (number) => `${base}?team=${team(number)}&before=${depth(number)}`],
      ['by type', (number) => `${base}?type=ir&before=${depth(number)}`],
      ['of one day', (number) => `${base}?start=${day(number)}&end=${day(number)}`],
      ['by team, type and day', (number) => `${base}?team=${team(number)}&type=ir&start=${day(number)}&end=${day(number)}`],
    ];
    const figures: Figure[] = [];
    for (const [what, path] of pages) {
      const { ours, floor } = await reader.compare(path, (number) => (what === 'first page' ? `/log?league=${league.leagueId}` : `/log?league=${league.leagueId}&before=${depth(number)}`), quick ? 3 : 8, 40, 3);
      const [mine, bare] = [summary(ours), summary(floor)];
      const stated = { goal: 'LOG', configuration: NAMES[configuration] };
      const filtered = what.includes('by') || what.includes('of');
      figures.push(
        atMostTimes(filtered ? 5 : 3, { ...stated, what: `log of ${count.toLocaleString('en')} lines, ${what}, p50`, ours: mine.p50, floor: bare.p50, note: `${ours.length} pages of 50 each; floor: the bare statement for a page at the same depth; ours also looks at session, membership and the reader's rooms, and a filter at more lines. ${what}: p99 ${mine.p99.toFixed(1)} ms, slowest ${quantile(ours, 1).toFixed(1)} ms` }),
      );
    }
    return figures;
  } finally {
    await reader.close();
    await product.stop();
  }
}
