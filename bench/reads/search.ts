import { buildSearchIndex, searchName, searchPlayers } from '@crease/core/players/search.rules.js';
import { atMostTimes, type Figure } from '../lib/figures.js';
import { quantile, summary } from '../lib/stats.js';
import { NAMES, openProduct, type Configuration, type Product, type World } from '../lib/world.js';
import { Reader } from './compare.js';

const SEASONS = ['2021-22', '2022-23', '2023-24', '2024-25', '2025-26'];
const SYLLABLES = [
  'ka',
  'ri',
  'son',
  'berg',
  'mac',
  'len',
  'ov',
  'sky',
  'dal',
  'ton',
  'hu',
  'ber',
  'der',
  'mä',
  'ki',
  'no',
  'va',
  'kov',
  'jo',
  'han',
  'lind',
  'gren',
  'ste',
  'ven',
  'wil',
  'ler',
  'bou',
  'char',
  'ré',
  'mi',
];
const syllable = (number: number): string => SYLLABLES[number % SYLLABLES.length] ?? '';
const name = (seed: number, parts: number): string => {
  const text = Array.from({ length: parts }, (_, index) =>
    syllable(Math.floor(seed / SYLLABLES.length ** index) + index * 7),
  ).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

interface Named {
  id: number;
  full_name: string;
}

/** Gives all players realistic names and five seasons of contracts and statistics. */
export async function givePlayersLives(product: Product): Promise<Named[]> {
  const { rows } = await product.db.query<{ id: number }>('select id from player order by id');
  const named = rows.map(({ id }, index) => {
    const [first, last] = [name(index * 13 + 5, 2), name(index * 31 + 11, 3)];
    return { id, first, last, full_name: `${first} ${last}`, search: searchName(`${first} ${last}`) };
  });
  await product.db.query(
    `update player p set full_name = x.full_name, first_name = x.first, last_name = x.last, search_name = x.search, updated_at = now()
     from jsonb_to_recordset($1::jsonb) as x(id int, first text, last text, full_name text, search text) where p.id = x.id`,
    [JSON.stringify(named)],
  );
  await product.db.query(
    `insert into contract (player_id, season, cap_hit, source) select p.id, s, 775000 + (p.id % 9000) * 1000, 'bench' from player p, unnest($1::text[]) s on conflict do nothing`,
    [SEASONS],
  );
  await product.db.query(
    `insert into player_season (player_id, season, playoffs, gp, g, a, pts, plus_minus, pim, sog, hits, blocks, source)
     select p.id, s, false, 82, p.id % 40, p.id % 55, p.id % 40 + p.id % 55, 0, 20, 200, 80, 60, 'bench' from player p, unnest($1::text[]) s on conflict do nothing`,
    [SEASONS],
  );
  await product.db.query('analyze player, contract, player_season');
  return named;
}

/** Searches: the start of a surname, a whole name, a misspelled one. */
function typed(names: readonly Named[]): string[] {
  return Array.from({ length: 400 }, (_, number) => {
    const { full_name } = names[(number * 37) % names.length] ?? { full_name: 'x' };
    const [first = '', last = ''] = searchName(full_name).split(' ');
    switch (number % 4) {
      case 0:
        return last.slice(0, 3);
      case 1:
        return last.slice(0, 5);
      case 2:
        return `${first} ${last}`;
      default:
        // two letters swapped
        return last.length < 5 ? last : `${last.slice(0, 2)}${last.charAt(3)}${last.charAt(2)}${last.slice(4)}`;
    }
  });
}

/**
 * P6: searches of 2,000 players over HTTP compared with SQL on a bare server, and the index alone compared with the SQL
 * alone.
 */
export async function search(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const league = await product.league();
  const named = await givePlayersLives(product);
  const reader = await Reader.open(product, league);
  try {
    const words = typed(named);
    const word = (number: number): string => encodeURIComponent(words[number % words.length] ?? '');
    const { ours, floor, bytes } = await reader.compare(
      (number) => `/api/${league.leagueId}/players?search=${word(number)}&limit=20`,
      (number) => `/search?league=${league.leagueId}&q=${word(number)}`,
      quick ? 6 : 25,
    );
    const index = buildSearchIndex(named.map((player, rank) => ({ ...player, rank })));
    const alone = words.map((text) => {
      const begun = performance.now();
      searchPlayers(index, text);
      return performance.now() - begun;
    });
    const [mine, bare] = [summary(ours), summary(floor)];
    const stated = { goal: 'P6', configuration: NAMES[configuration] };
    const note = `${ours.length} searches of ${named.length} players × ${SEASONS.length} seasons, 20 rows; ${bytes.ours} bytes against ${bytes.floor}; floor: one SQL statement on a bare HTTP server`;
    return [
      atMostTimes(2, { ...stated, what: 'player search over HTTP, p50', ours: mine.p50, floor: bare.p50, note }),
      atMostTimes(2, { ...stated, what: 'player search over HTTP, p99', ours: mine.p99, floor: bare.p99 }),
      atMostTimes(0.5, {
        ...stated,
        what: 'the index alone, p50',
        ours: quantile(alone, 0.5),
        floor: bare.p50,
        note: `the index alone: p99 ${quantile(alone, 0.99).toFixed(3)} ms`,
      }),
    ];
  } finally {
    await reader.close();
    await product.stop();
  }
}
