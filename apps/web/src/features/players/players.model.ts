import { locale } from '@crease/core/locale.js';
import type { CsvTable } from '../../platform/files/csv.js';
import {
  fitsCap,
  matchesFilters,
  naturalDirection as naturalOf,
  sortPlayers,
  type CapRoom,
} from '@crease/core/players/filter.rules.js';
import type { LeaguePlayer, PlayerSort } from '@crease/core/players/players.schema.js';
import { POSITION_DETAILS, type PositionDetail } from '@crease/core/players/players.values.js';
import { searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';
import type { StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import { isSeason, startYear } from '@crease/core/season.js';
import { formatDecimals, formatShare } from '@crease/core/text.rules.js';
import type { Earned } from './players-data.js';
import { formatPerGame, formatPoints } from '../open-league/points.js';
import { MORE_FIGURES, USUAL_FIGURES, derivedFigure, isDerived, isWeighed, type DerivedSort } from './weighed.model.js';
import * as t from './players.words.en.js';

export const MOST_COMPARED = 4;

export type ListSort = PlayerSort | DerivedSort | 'owner' | 'points' | 'per_game';

/** A player with their production under the league's scoring; null without a game, undefined while loading. */
export type ListPlayer = LeaguePlayer & { readonly earned?: Earned | null };

/** The direction of the first click on a column: best first, names from A. */
export const naturalDirection = (sort: ListSort): 'asc' | 'desc' => {
  if (sort === 'owner') return 'asc';
  return sort === 'points' || sort === 'per_game' || isDerived(sort) ? 'desc' : naturalOf(sort);
};

/** The seasons of contracts and figures when they differ from the league's; null when both are the league's. */
export function seasonWords(of: { readonly contracts: string; readonly figures: string; readonly present: string }) {
  const { contracts, figures, present } = of;
  if (contracts === present) return figures === present ? null : t.statisticsOf({ season: figures });
  return contracts === figures
    ? t.contractsAndStatisticsOf({ season: contracts })
    : t.contractsOfStatisticsOf({ contractsSeason: contracts, statisticsSeason: figures });
}

/** Sort columns in order; `short` is the column head. */
export interface SortColumn {
  readonly key: ListSort;
  readonly short: string;
  readonly title: string;
  readonly for?: 'skater' | 'goalie';
}
export const SORTS: readonly SortColumn[] = [
  { key: 'rank', short: '#', title: t.rank },
  { key: 'name', short: t.player, title: t.name },
  { key: 'club', short: t.club, title: t.club },
  { key: 'position', short: t.positionShort, title: t.position },
  { key: 'age', short: t.age, title: t.age },
  { key: 'owner', short: t.owner, title: t.owner },
  { key: 'cap_hit', short: t.capHit, title: t.capHit },
  { key: 'contract_expiry', short: t.until, title: t.endOfContract },
  { key: 'points', short: t.leaguePointsShort, title: t.leaguePoints },
  { key: 'per_game', short: t.leaguePointsPerGameShort, title: t.leaguePointsPerGame },
  { key: 'gp', short: t.gamesPlayedShort, title: t.gamesPlayed },
  ...USUAL_FIGURES,
  { key: 'sv_pct', short: t.savePercentageShort, title: t.savePercentage, for: 'goalie' },
  { key: 'gaa', short: t.goalsAgainstAverageShort, title: t.goalsAgainstAverage, for: 'goalie' },
];

export const FIGURES: readonly { key: PlayerSort; short: string; title: string; for?: 'skater' | 'goalie' }[] =
  SORTS.slice(SORTS.findIndex(({ key }) => key === 'gp')).flatMap((one) =>
    one.key === 'owner' || one.key === 'points' || one.key === 'per_game' || isDerived(one.key)
      ? []
      : [{ ...one, key: one.key }],
  );

/** Includes figures that rows show only if the league scores them. */
export const ALL_SORTS: readonly SortColumn[] = [...SORTS, ...MORE_FIGURES];

const moreFiguresFor = (scoring: StoredScoring) => MORE_FIGURES.filter((one) => isWeighed(one.key, scoring, one.for));

export const sortsFor = (scoring: StoredScoring): readonly SortColumn[] => [...SORTS, ...moreFiguresFor(scoring)];

/** Default figures of skaters, and the maximum number by row width. */
const USUAL: readonly ListSort[] = ['g', 'a', 'pts', 'plus_minus'];
export const MOST_FIGURES = { large: 4, wide: 6 } as const;

/** The figures on a row: those that the league scores, then the default ones, up to the maximum. */
export function rowFigures(scoring: StoredScoring, goalies: boolean): SortColumn[] {
  const kind = goalies ? 'goalie' : 'skater';
  const own = ALL_SORTS.filter((one) => one.for === kind);
  const weighed = own.filter(({ key }) => isWeighed(key, scoring, kind)).slice(0, MOST_FIGURES.wide);
  const usual = own.filter((one) => SORTS.includes(one) && (goalies || USUAL.includes(one.key)));
  const rest = usual.filter((one) => !weighed.includes(one));
  const shown = [...weighed, ...rest.slice(0, Math.max(0, MOST_FIGURES.large - weighed.length))];
  return own.filter((one) => shown.includes(one));
}

export interface View {
  search: string;
  /** Any of these; empty means all. */
  positions: PositionDetail[];
  club: string | null;
  /** A team's id, 'free' or 'mine'. */
  owner: string | null;
  /** Whole dollars, inclusive. */
  capMin: number | null;
  capMax: number | null;
  /** The contract lasts at least until the end of this season. */
  through: string | null;
  ageMin: number | null;
  ageMax: number | null;
  rookies: boolean;
  expiring: boolean;
  fits: boolean;
  watched: boolean;
  /** null is the league's present season. */
  season: string | null;
  sort: ListSort;
  direction: 'asc' | 'desc';
  compare: number[];
  player: number | null;
}

export const EVERYBODY = {
  search: '',
  positions: [],
  club: null,
  owner: null,
  capMin: null,
  capMax: null,
  through: null,
  ageMin: null,
  ageMax: null,
  rookies: false,
  expiring: false,
  fits: false,
  watched: false,
} satisfies Partial<View>;

/** Number of filters set; a range counts as one. */
export const filterCount = (view: View): number =>
  [
    view.positions.length > 0,
    view.club !== null,
    view.owner !== null,
    view.capMin !== null || view.capMax !== null,
    view.through !== null,
    view.ageMin !== null || view.ageMax !== null,
    view.rookies,
    view.expiring,
    view.fits,
    view.watched,
  ].filter(Boolean).length;

export const isFiltered = (view: View, search: string): boolean => filterCount(view) > 0 || search.trim() !== '';

const whole = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** F means C, LW and RW. */
function positionsIn(text: string): PositionDetail[] {
  const named = text.split('.').flatMap((one) => (one === 'F' ? ['C', 'LW', 'RW'] : [one]));
  return POSITION_DETAILS.filter((one) => named.includes(one));
}

const seasonIn = (text: string | null) => (text !== null && isSeason(text) ? text : null);

export function readView(from: URLSearchParams): View {
  const sort = ALL_SORTS.find(({ key }) => key === from.get('sort'))?.key ?? 'rank';
  const direction = from.get('dir');
  return {
    search: from.get('q') ?? '',
    positions: positionsIn(from.get('pos') ?? ''),
    club: from.get('club'),
    owner: from.get('owner'),
    capMin: whole(from.get('cap_min')),
    capMax: whole(from.get('cap_max')),
    through: seasonIn(from.get('through')),
    ageMin: whole(from.get('age_min')),
    ageMax: whole(from.get('age_max')),
    rookies: from.has('rookies'),
    expiring: from.has('expiring'),
    fits: from.has('fits'),
    watched: from.has('watched'),
    season: seasonIn(from.get('season')),
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

/** The address after a change; omits defaults and keeps parameters of other components. */
export function writeView(now: URLSearchParams, change: Partial<View>): URLSearchParams {
  const view = { ...readView(now), ...change };
  const texts: Record<string, string | number | null> = {
    q: view.search.trim() === '' ? null : view.search.trim(),
    pos: view.positions.length === 0 ? null : view.positions.join('.'),
    club: view.club,
    owner: view.owner,
    cap_min: view.capMin,
    cap_max: view.capMax,
    through: view.through,
    age_min: view.ageMin,
    age_max: view.ageMax,
    rookies: view.rookies ? 1 : null,
    expiring: view.expiring ? 1 : null,
    fits: view.fits ? 1 : null,
    watched: view.watched ? 1 : null,
    season: view.season,
    sort: view.sort === 'rank' ? null : view.sort,
    dir: view.direction === naturalDirection(view.sort) ? null : view.direction,
    compare: view.compare.length === 0 ? null : view.compare.join('.'),
    player: view.player,
  };
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(texts)) {
    next.delete(name);
    if (value !== null) next.set(name, String(value));
  }
  return next;
}

/** The players to show, in order. A search puts the best match first unless another order was requested. */
export function shownPlayers(
  index: SearchIndex<ListPlayer>,
  view: View,
  {
    season,
    mine,
    room,
    watched,
  }: {
    season: string;
    /** The reader's team; null without one. */
    mine: string | null;
    /** Its cap space in this season; null when it is not known. */
    room: CapRoom | null;
    watched: ReadonlySet<number>;
  },
): ListPlayer[] {
  const found = view.search === '' ? index.entries.map(({ player }) => player) : searchPlayers(index, view.search);
  const filters = {
    detail: view.positions.length === 0 ? undefined : view.positions,
    club: view.club ?? undefined,
    rookies: view.rookies ? true : undefined,
    cap_min: view.capMin ?? undefined,
    cap_max: view.capMax ?? undefined,
    signed_through: view.through ?? undefined,
    age_min: view.ageMin ?? undefined,
    age_max: view.ageMax ?? undefined,
  };
  const kept = found.filter(
    (player) =>
      matchesFilters(player, filters, season) &&
      (!view.watched || watched.has(player.id)) &&
      (!view.fits || (room !== null && fitsCap(player, room))) &&
      (!view.expiring || player.contract_expiry === startYear(season) + 1) &&
      (view.owner === null ||
        (view.owner === 'free'
          ? player.owner === null
          : player.owner?.team_id === (view.owner === 'mine' ? mine : view.owner))),
  );
  if (view.search !== '' && view.sort === 'rank') return kept;
  if (view.sort === 'owner') return byOwner(kept, view.direction);
  if (view.sort === 'points' || view.sort === 'per_game') return byEarned(kept, view.sort, view.direction);
  if (isDerived(view.sort)) return byDerived(kept, view.sort, view.direction);
  return sortPlayers(kept, view.sort, view.direction);
}

/** Sorts by production in this league; players without a game come last in both directions, equal ones by rank. */
function byEarned(
  players: readonly ListPlayer[],
  sort: 'points' | 'per_game',
  direction: 'asc' | 'desc',
): ListPlayer[] {
  return byFigure(players, direction, ({ earned }) =>
    earned == null || earned.games === 0 ? null : sort === 'points' ? earned.points : earned.points / earned.games,
  );
}

const byDerived = (players: readonly ListPlayer[], sort: DerivedSort, direction: 'asc' | 'desc'): ListPlayer[] =>
  byFigure(players, direction, ({ stats }) => derivedFigure(stats, sort));

function byFigure(
  players: readonly ListPlayer[],
  direction: 'asc' | 'desc',
  figure: (player: ListPlayer) => number | null,
): ListPlayer[] {
  const sign = direction === 'asc' ? 1 : -1;
  return sortPlayers(players, 'rank').sort((one, two) => {
    const [left, right] = [figure(one), figure(two)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/** Sorts by team name, then rank; free agents come last in both directions. */
function byOwner(players: readonly ListPlayer[], direction: 'asc' | 'desc'): ListPlayer[] {
  const sign = direction === 'asc' ? 1 : -1;
  return sortPlayers(players, 'rank').sort((one, two) => {
    if (one.owner === null || two.owner === null) return Number(one.owner === null) - Number(two.owner === null);
    return (
      sign * locale.compare(one.owner.team_name, two.owner.team_name) ||
      locale.compare(one.owner.team_id, two.owner.team_id)
    );
  });
}

/** A figure of a player's last season as text; a dash when there is none. */
export function statText({ earned, ...player }: Pick<ListPlayer, 'stats' | 'earned'>, key: ListSort): string {
  if (key === 'points') return earned == null || earned.games === 0 ? '–' : formatPoints(earned.points);
  if (key === 'per_game') return (earned == null ? null : formatPerGame(earned.points, earned.games)) ?? '–';
  if (isDerived(key)) return String(derivedFigure(player.stats, key) ?? '–');
  const value = player.stats?.[key as keyof NonNullable<LeaguePlayer['stats']>];
  if (typeof value !== 'number') return '–';
  if (key === 'sv_pct') return formatShare(value);
  return key === 'gaa' ? formatDecimals(value, 2) : String(value);
}

/** True when the list is sorted by a figure from games. */
export const isPlayed = (sort: ListSort): boolean =>
  sort === 'points' || sort === 'per_game' || [...FIGURES, ...MORE_FIGURES].some(({ key }) => key === sort);

/** The single figure of a narrow row: the sort key if it is one, otherwise points in this league. */
export function leadFigure(player: ListPlayer, sort: ListSort): string {
  return statText(player, isPlayed(sort) ? sort : 'points');
}

/** The season of a player's figures when it differs from the list's; null otherwise. */
export const olderStats = ({ stats }: Pick<LeaguePlayer, 'stats'>, season: string): string | null =>
  stats === null || stats.season === season ? null : stats.season;

export function playersTable(players: readonly LeaguePlayer[], scoring: StoredScoring): CsvTable {
  const figures = [...FIGURES, ...moreFiguresFor(scoring)].map(({ key }) => key);
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
    ...figures,
  ];
  const rows = players.map((player) => [
    player.id,
    player.full_name,
    player.position_detail ?? player.position,
    player.nhl_club,
    player.birth_date,
    player.owner?.team_name,
    player.rookie,
    player.status,
    player.cap.cap_hit,
    player.cap.estimated,
    player.contract_expiry,
    player.stats?.season,
    ...figures.map((key) =>
      isDerived(key)
        ? derivedFigure(player.stats, key)
        : player.stats?.[key as keyof NonNullable<LeaguePlayer['stats']>],
    ),
  ]);
  return { head, rows };
}
