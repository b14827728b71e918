import { atMostTimes, type Figure } from '../lib/figures.js';
import { summary } from '../lib/stats.js';
import { NAMES, openProduct, type Configuration, type Product, type World } from '../lib/world.js';
import { Reader } from './compare.js';

const BATCH = 100_000;
/** One a minute: far more than any league writes, so that single days are long too. */
const LINES_A_DAY = 1_440;
const TYPES = ['add-player', 'drop-player', 'ir', 'others'];

/** Writes an extremely long log: one line a minute, of four types and all teams in turn. */
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
  await product.db.query(
    `insert into stream (league_id, id, seq) values ($1, 'league:' || $1, $2) on conflict (league_id, id) do update set seq = excluded.seq`,
    [leagueId, count],
  );
  await product.db.query('analyze event');
}

/** Measures the activity log with a million lines. */
export async function log(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const count = quick ? 100_000 : 1_000_000;
  const product = await openProduct(world, configuration);
  const league = await product.league();
  // A running process would treat these lines as lost and publish them all.
  await Promise.all(product.apps.map((app) => app.stop()));
  await write(
    product,
    league.leagueId,
    league.teams.map(({ id }) => id),
    count,
  );
  const { url } = await product.launch();
  const { rows } = await product.db.query<{ first: number; last: number }>(
    'select min(id)::int as first, max(id)::int as last from event where league_id = $1',
    [league.leagueId],
  );
  const { first: oldest = 0, last = 0 } = rows[0] ?? {};
  const reader = await Reader.open(product, league, url);
  try {
    const base = `/api/${league.leagueId}/activity-log`;
    const depth = (number: number): number => oldest + 60 + ((number * 7_919) % Math.max(1, last - oldest - 60));
    const day = (number: number): string =>
      new Date(Date.now() - ((number * 17) % Math.floor(count / LINES_A_DAY)) * 86_400_000).toISOString().slice(0, 10);
    const team = (number: number): string => league.teams[number % league.teams.length]?.id ?? '';
    const pages: readonly (readonly [string, (number: number) => string])[] = [
      ['first page', () => ''],
      ['page at any depth', (number) => `before=${depth(number)}`],
      ['by team', (number) => `team=${team(number)}&before=${depth(number)}`],
      ['by type', (number) => `type=ir&before=${depth(number)}`],
      ['of one day', (number) => `start=${day(number)}&end=${day(number)}`],
      ['by team, type and day', (number) => `team=${team(number)}&type=ir&start=${day(number)}&end=${day(number)}`],
    ];
    const figures: Figure[] = [];
    const slowest: string[] = [];
    for (const [what, query] of pages) {
      const { ours, floor } = await reader.compare(
        (number) => `${base}?${query(number)}`,
        (number) => `/log?league=${league.leagueId}&${query(number)}`,
        quick ? 3 : 8,
        40,
        // The first page also warms up the compiled code.
        what === 'first page' ? 20 : 3,
      );
      const [mine, bare] = [summary(ours), summary(floor)];
      slowest.push(`${what} ${mine.p99.toFixed(0)} (floor ${bare.p99.toFixed(0)})`);
      figures.push(
        atMostTimes(3, {
          goal: 'LOG',
          configuration: NAMES[configuration],
          what: `log of ${count.toLocaleString('en')} lines, ${what}, p50`,
          ours: mine.p50,
          floor: bare.p50,
        }),
      );
    }
    const [first] = figures;
    if (first)
      figures[0] = {
        ...first,
        note: `pages of 50, ${LINES_A_DAY.toLocaleString('en')} lines a day; floor: the bare statement with the same conditions on a bare HTTP server; p99 in ms: ${slowest.join(', ')}`,
      };
    return figures;
  } finally {
    await reader.close();
    await product.stop();
  }
}
