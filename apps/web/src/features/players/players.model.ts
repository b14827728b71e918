import { naturalDirection as naturalOf, sortPlayers } from '@crease/core/players/filter.rules.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import type { PlayerSort, Position } from '@crease/core/players/players.values.js';
import { searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';

export const MOST_COMPARED = 4;

/** What the list can be put in order by: a player's own figures, and who has them in this league. */
export type ListSort = PlayerSort | 'owner';

/** The direction of the first click on a column: best first, names from A. */
export const naturalDirection = (sort: ListSort): 'asc' | 'desc' => (sort === 'owner' ? 'asc' : naturalOf(sort));

/** What can be put in order by, in the columns' order. `short` heads a column. */
export const SORTS: readonly { key: ListSort; short: string; title: string; for?: 'skater' | 'goalie' }[] = [
  { key: 'rank', short: '#', title: 'Rank' },
  { key: 'name', short: 'Player', title: 'Name' },
  { key: 'club', short: 'Club', title: 'Club' },
  { key: 'position', short: 'Pos.', title: 'Position' },
  { key: 'age', short: 'Age', title: 'Age' },
  { key: 'owner', short: 'Owner', title: 'Owner' },
  { key: 'cap_hit', short: 'Cap hit', title: 'Cap hit' },
  { key: 'contract_expiry', short: 'Until', title: 'End of contract' },
  { key: 'gp', short: 'GP', title: 'Games played' },
  { key: 'g', short: 'G', title: 'Goals', for: 'skater' },
  { key: 'a', short: 'A', title: 'Assists', for: 'skater' },
  { key: 'pts', short: 'PTS', title: 'Points', for: 'skater' },
  { key: 'plus_minus', short: '+/−', title: 'Plus-minus', for: 'skater' },
  { key: 'hits', short: 'HIT', title: 'Hits', for: 'skater' },
  { key: 'blocks', short: 'BLK', title: 'Blocks', for: 'skater' },
  { key: 'w', short: 'W', title: 'Wins', for: 'goalie' },
  { key: 'so', short: 'SO', title: 'Shutouts', for: 'goalie' },
  { key: 'sv_pct', short: 'SV%', title: 'Save percentage', for: 'goalie' },
  { key: 'gaa', short: 'GAA', title: 'Goals against average', for: 'goalie' },
];

/** The figures of a season. */
export const FIGURES: readonly { key: PlayerSort; short: string; title: string; for?: 'skater' | 'goalie' }[] =
  SORTS.slice(SORTS.findIndex(({ key }) => key === 'gp')).flatMap((one) =>
    one.key === 'owner' ? [] : [{ ...one, key: one.key }],
  );

/** The list as its address says it. */
export interface View {
  search: string;
  position: Position | null;
  club: string | null;
  /** A team's id, 'free' or 'mine'. */
  owner: string | null;
  rookies: boolean;
  expiring: boolean;
  /** Only whom the reader watches. */
  watched: boolean;
  /** null is the league's present season. */
  season: string | null;
  sort: ListSort;
  direction: 'asc' | 'desc';
  compare: number[];
  /** Whose page is open. */
  player: number | null;
}

/** Nobody is filtered out. */
export const EVERYBODY = {
  search: '',
  position: null,
  club: null,
  owner: null,
  rookies: false,
  expiring: false,
  watched: false,
} as const satisfies Partial<View>;

export const isFiltered = (view: View, search: string): boolean =>
  view.position !== null ||
  view.club !== null ||
  view.owner !== null ||
  view.rookies ||
  view.expiring ||
  view.watched ||
  search.trim() !== '';

const whole = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

export function readView(from: URLSearchParams): View {
  const sort = SORTS.find(({ key }) => key === from.get('sort'))?.key ?? 'rank';
  const position = from.get('pos');
  const season = from.get('season');
  const direction = from.get('dir');
  return {
    search: from.get('q') ?? '',
    position: position === 'F' || position === 'D' || position === 'G' ? position : null,
    club: from.get('club'),
    owner: from.get('owner'),
    rookies: from.has('rookies'),
    expiring: from.has('expiring'),
    watched: from.has('watched'),
    season: season !== null && /^\d{4}-\d{2}$/.test(season) ? season : null,
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : naturalDirection(sort),
    compare: (from.get('compare') ?? '')
      .split('.')
      .map(whole)
      .filter((id) => id !== null)
      .slice(0, MOST_COMPARED),
    player: whole(from.get('player')),
  };
}

/** The address after a change; defaults are not written. */
export function writeView(now: URLSearchParams, change: Partial<View>): URLSearchParams {
  const view = { ...readView(now), ...change };
  const texts: Record<string, string | null> = {
    q: view.search.trim() === '' ? null : view.search.trim(),
    pos: view.position,
    club: view.club,
    owner: view.owner,
    rookies: view.rookies ? '1' : null,
    expiring: view.expiring ? '1' : null,
    watched: view.watched ? '1' : null,
    season: view.season,
    sort: view.sort === 'rank' ? null : view.sort,
    dir: view.direction === naturalDirection(view.sort) ? null : view.direction,
    compare: view.compare.length === 0 ? null : view.compare.join('.'),
    player: view.player === null ? null : String(view.player),
  };
  return new URLSearchParams(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Who is shown, in order: the best match first while something is searched and no other order was asked for. */
export function shownPlayers(
  index: SearchIndex<LeaguePlayer>,
  view: View,
  { seasonEnd, mine, watched }: { seasonEnd: number; mine: string | null; watched: ReadonlySet<number> },
): LeaguePlayer[] {
  const found = view.search === '' ? index.entries.map(({ player }) => player) : searchPlayers(index, view.search);
  const kept = found.filter(
    (player) =>
      (view.position === null || player.position === view.position) &&
      (view.club === null || player.nhl_club === view.club) &&
      (!view.rookies || player.rookie) &&
      (!view.watched || watched.has(player.id)) &&
      (!view.expiring || player.contract_expiry === seasonEnd) &&
      (view.owner === null ||
        (view.owner === 'free'
          ? player.owner === null
          : player.owner?.team_id === (view.owner === 'mine' ? mine : view.owner))),
  );
  if (view.search !== '' && view.sort === 'rank') return kept;
  return view.sort === 'owner' ? byOwner(kept, view.direction) : sortPlayers(kept, view.sort, view.direction);
}

/** By the names of their teams, a team's players by rank; free agents come last in either direction. */
function byOwner(players: readonly LeaguePlayer[], direction: 'asc' | 'desc'): LeaguePlayer[] {
  const sign = direction === 'asc' ? 1 : -1;
  return sortPlayers(players, 'rank').sort((one, two) => {
    if (one.owner === null || two.owner === null) return Number(one.owner === null) - Number(two.owner === null);
    return (
      sign * one.owner.team_name.localeCompare(two.owner.team_name) ||
      one.owner.team_id.localeCompare(two.owner.team_id)
    );
  });
}

/** A figure of a player's last line as it is shown; a dash where there is none. */
export function statText(player: Pick<LeaguePlayer, 'stats'>, key: ListSort): string {
  const value = player.stats?.[key as keyof NonNullable<LeaguePlayer['stats']>];
  if (typeof value !== 'number') return '–';
  if (key === 'sv_pct') return value.toFixed(3).replace(/^0/, '');
  return key === 'gaa' ? value.toFixed(2) : String(value);
}

/** The season that a player's figures are of, where it is another than the one shown; null otherwise. */
export const olderStats = ({ stats }: Pick<LeaguePlayer, 'stats'>, season: string): string | null =>
  stats === null || stats.season === season ? null : stats.season;

const STATS = FIGURES.map(({ key }) => key);

/** A spreadsheet would run a text that begins like a formula. */
const quoted = (value: string | number | boolean | null | undefined) => {
  const text = value == null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** What is shown, as a file for a spreadsheet. */
export function playersCsv(players: readonly LeaguePlayer[]): string {
  const head = [
    'player_id',
    'name',
    'position',
    'club',
    'birth_date',
    'owner',
    'rookie',
    'status',
    'cap_hit',
    'estimated',
    'contract_until',
    'stats_season',
    ...STATS,
  ];
  const lines = players.map((player) => [
    player.id,
    player.full_name,
    player.position_detail ?? player.position,
    player.nhl_club,
    player.birth_date,
    player.owner?.team_name,
    player.rookie ? 'yes' : 'no',
    player.status,
    player.cap.cap_hit,
    player.cap.estimated ? 'yes' : 'no',
    player.contract_expiry,
    player.stats?.season,
    ...STATS.map((key) => player.stats?.[key as keyof NonNullable<LeaguePlayer['stats']>]),
  ]);
  return [head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
}
