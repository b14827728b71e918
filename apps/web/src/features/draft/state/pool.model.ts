import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import { locale } from '@crease/core/locale.js';
import type { Dollars } from '@crease/core/money.js';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import type { Position } from '@crease/core/position.js';
import { buildSearchIndex, searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import type { Season } from '@crease/core/season.js';
import { formatDecimals, formatShare } from '@crease/core/text.rules.js';
import { draftedBy } from '../sync/draft-labels.js';
import * as t from './state.words.en.js';

/** Statistics in display order, with their short and long names; first the points under the league's scoring. */
export const STATS = [
  { key: 'fp', short: t.fantasyPointsShort, long: t.fantasyPoints },
  { key: 'gp', short: t.gamesPlayedShort, long: t.gamesPlayed },
  { key: 'g', short: t.goalsShort, long: t.goals },
  { key: 'a', short: t.assistsShort, long: t.assists },
  { key: 'pts', short: t.pointsShort, long: t.points },
  { key: 'plus_minus', short: t.plusMinusShort, long: t.plusMinus },
  { key: 'pim', short: t.penaltyMinutesShort, long: t.penaltyMinutes },
  { key: 'ppp', short: t.powerPlayPointsShort, long: t.powerPlayPoints },
  { key: 'sog', short: t.shotsOnGoalShort, long: t.shotsOnGoal },
  { key: 'hits', short: t.hitsShort, long: t.hits },
  { key: 'blocks', short: t.blockedShotsShort, long: t.blockedShots },
  { key: 'w', short: t.winsShort, long: t.wins },
  { key: 'l', short: t.lossesShort, long: t.losses },
  { key: 'so', short: t.shutoutsShort, long: t.shutouts },
  { key: 'sv_pct', short: t.savePercentageShort, long: t.savePercentage },
  { key: 'gaa', short: t.goalsAgainstAverageShort, long: t.goalsAgainstAverage },
] as const;

export type StatKey = (typeof STATS)[number]['key'];
const STAT_KEYS: ReadonlySet<string> = new Set(STATS.map((stat) => stat.key));
export const isStat = (key: string): key is StatKey => STAT_KEYS.has(key);
export const statOf = (key: StatKey) => STATS.find((stat) => stat.key === key) ?? STATS[0];

/** Columns of skaters and of goalies. Fantasy points are among them where they decide the league. */
const KEYS = {
  points: { skater: ['gp', 'g', 'a', 'fp'], goalie: ['gp', 'w', 'sv_pct', 'fp'] },
  others: { skater: ['gp', 'g', 'a', 'pts'], goalie: ['gp', 'w', 'sv_pct', 'gaa'] },
} as const satisfies Record<string, Record<string, readonly StatKey[]>>;
export const keysOf = ({ points }: Pick<Pool, 'points'>, goalies: boolean): readonly StatKey[] =>
  KEYS[points ? 'points' : 'others'][goalies ? 'goalie' : 'skater'];

export const figureOf = ({ stats, points }: Pick<PoolEntry, 'stats' | 'points'>, key: StatKey): number | undefined =>
  key === 'fp' ? points : stats[key];

export function formatStat(key: StatKey, value: number | undefined): string {
  if (value === undefined) return '–';
  if (key === 'fp') return locale.number(value, { maximumFractionDigits: 1 });
  if (key === 'sv_pct') return formatShare(value);
  if (key === 'gaa') return formatDecimals(value, 2);
  if (key === 'plus_minus') return value > 0 ? `+${value}` : String(value).replace('-', '−');
  return String(value);
}

/** The detailed position, shown next to the position tag. Only forwards have one that adds information. */
export const detailOf = ({ position, detail }: Pick<PoolEntry, 'position' | 'detail'>): string | null =>
  position === 'F' ? detail : null;

/** A goalie's figures in a list of skaters: "24 W · .912 SV%". */
export const goalieFigures = (entry: Pick<PoolEntry, 'stats'>, keys: readonly StatKey[] = ['w', 'sv_pct']): string =>
  keys.map((key) => `${formatStat(key, figureOf(entry, key))} ${statOf(key).short}`).join(' · ');

/** A rookie's place in the NHL draft: "2024 #12"; null when unknown. */
export function nhlDraftShort({ nhlDraft }: Pick<PoolEntry, 'nhlDraft'>): string | null {
  if (nhlDraft === undefined) return null;
  return nhlDraft.overall === null ? t.draftedInYear({ year: nhlDraft.year }) : `${nhlDraft.year} #${nhlDraft.overall}`;
}

export type SortBy = 'rank' | 'name' | 'position' | 'cap' | 'age' | 'expiry' | StatKey;
export interface PoolSort {
  readonly by: SortBy;
  readonly direction: 'asc' | 'desc';
}

/** The direction of the first click on a column: best first. */
export const naturalSort = (by: SortBy): PoolSort => ({
  by,
  direction:
    by === 'rank' || by === 'name' || by === 'position' || by === 'age' || by === 'expiry' || by === 'gaa' || by === 'l'
      ? 'asc'
      : 'desc',
});

export interface PoolFilters {
  readonly position: Position | null;
  /** A forward's own position: 'C', 'LW' or 'RW'. */
  readonly detail: string | null;
  readonly club: string | null;
  /** Whole dollars, inclusive. */
  readonly maxCap: Dollars | null;
  readonly rookies: boolean;
  readonly onlyLegal: boolean;
  /** Only players whose pick leaves a place and enough money for another player at this position. */
  readonly placeFor: Position | null;
  readonly hideTaken: boolean;
}

export const NO_FILTERS: PoolFilters = {
  position: null,
  detail: null,
  club: null,
  maxCap: null,
  rookies: false,
  onlyLegal: false,
  placeFor: null,
  hideTaken: true,
};

export const filterCount = (filters: PoolFilters): number =>
  [
    filters.detail !== null,
    filters.club !== null,
    filters.maxCap !== null,
    filters.rookies,
    filters.onlyLegal,
    filters.placeFor !== null,
    !filters.hideTaken,
  ].filter(Boolean).length;

interface Indexed {
  readonly id: number;
  readonly full_name: string;
  readonly nhl_club: string | null;
  readonly rank: number;
  readonly entry: PoolEntry;
}

export interface Pool {
  readonly rules: DraftPool;
  readonly byId: ReadonlyMap<number, PoolEntry>;
  readonly entries: readonly PoolEntry[];
  /** Built when idle, or at the first search: it takes a phone about 0.1 s. */
  readonly index: SearchIndex<Indexed>;
  readonly clubs: readonly string[];
  readonly season: Season;
  /** The season of most statistics. */
  readonly statsSeason: string | null;
  readonly sample: boolean;
  /** Fantasy points decide the league, and the pool has them. */
  readonly points: boolean;
}

/** `points`: fantasy points decide the league. */
export function buildPool(entries: readonly PoolEntry[], season: Season, points = true): Pool {
  const seasons = new Map<string, number>();
  let index: SearchIndex<Indexed> | undefined;
  for (const { statsSeason } of entries)
    if (statsSeason !== null) seasons.set(statsSeason, (seasons.get(statsSeason) ?? 0) + 1);
  return {
    rules: new DraftPool(entries),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    entries,
    get index() {
      index ??= buildSearchIndex(
        entries.map((entry): Indexed => ({
          id: entry.id,
          full_name: entry.name,
          nhl_club: entry.club,
          rank: entry.rank,
          entry,
        })),
      );
      return index;
    },
    clubs: [...new Set(entries.flatMap((entry) => (entry.club === null ? [] : [entry.club])))].sort(),
    season,
    statsSeason: [...seasons].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null,
    sample: entries.some((entry) => entry.sample),
    // The same columns while statistics load. Older pools have no points.
    points: points && (seasons.size === 0 || entries.some((entry) => entry.points !== undefined)),
  };
}

export const ageOf = (entry: PoolEntry, season: Season): number | null => seasonAge(entry.birthDate, season);

/** Forwards without a known position come after the others. */
const POSITION_ORDER: readonly string[] = ['C', 'LW', 'RW', 'F', 'D', 'G'];

function sortKey(entry: PoolEntry, by: SortBy): number | string | null {
  switch (by) {
    case 'rank':
      return entry.rank;
    case 'name':
      return entry.name.slice(entry.name.lastIndexOf(' ') + 1).toLowerCase();
    case 'position':
      return POSITION_ORDER.indexOf(entry.detail ?? entry.position);
    case 'cap':
      return capHitOf(entry);
    case 'age':
      // The youngest player has the latest date of birth.
      return entry.birthDate === null ? null : -Number(entry.birthDate.replaceAll('-', ''));
    case 'expiry':
      return entry.contractExpiry;
    default:
      return figureOf(entry, by) ?? null;
  }
}

export interface Standing {
  isTaken(playerId: number): boolean;
  /** True when the team may pick the player now; null without a team. */
  allows(playerId: number): boolean | null;
  /**
   * True when that pick would leave a place for the requested position; null without a requested position or a team.
   */
  leaves: ((player: PoolEntry) => boolean) | null;
}

/**
 * Players that match search and filters, in order. The draft's state does not matter, so the function runs once per
 * query. By rank, a search puts the best match first.
 */
export function findPlayers(pool: Pool, search: string, filters: PoolFilters, sort: PoolSort): readonly PoolEntry[] {
  const fits = (entry: PoolEntry): boolean =>
    (filters.position === null || entry.position === filters.position) &&
    (filters.detail === null || entry.detail === filters.detail) &&
    (filters.club === null || entry.club === filters.club) &&
    (filters.maxCap === null || capHitOf(entry) <= filters.maxCap) &&
    (!filters.rookies || entry.rookie);
  const searched =
    search.trim() === ''
      ? pool.rules.ranked.map((player) => pool.byId.get(player.id))
      : searchPlayers(pool.index, search).map((hit) => hit.entry);
  const found = searched.filter((entry): entry is PoolEntry => entry !== undefined && fits(entry));
  if (sort.by === 'rank') return sort.direction === 'asc' ? found : found.reverse();
  const sign = sort.direction === 'asc' ? 1 : -1;
  const keyed = found.map((entry) => ({ entry, key: sortKey(entry, sort.by) }));
  keyed.sort((one, two) => {
    if (one.key !== two.key) {
      // Players without the figure come last in both directions.
      if (one.key === null) return 1;
      if (two.key === null) return -1;
      return one.key < two.key ? -sign : sign;
    }
    return one.entry.rank - two.entry.rank;
  });
  return keyed.map((one) => one.entry);
}

export function leftPlayers(
  found: readonly PoolEntry[],
  { hideTaken, onlyLegal }: Pick<PoolFilters, 'hideTaken' | 'onlyLegal'>,
  standing: Standing,
): readonly PoolEntry[] {
  const { leaves } = standing;
  if (!hideTaken && !onlyLegal && leaves === null) return found;
  return found.filter(
    (entry) =>
      (!hideTaken || !standing.isTaken(entry.id)) &&
      (!onlyLegal || standing.allows(entry.id) !== false) &&
      (leaves === null || leaves(entry)),
  );
}

/**
 * Names the team that drafted a player; null for free players. The lookup table is built when the first drafted
 * player's row renders.
 */
export function whoDrafted(
  slots: readonly Slot[],
  teams: ReadonlyMap<string, { readonly name: string }>,
): (playerId: number, cut?: boolean) => string | null {
  const { taken } = tallyOf(slots);
  let picks: ReadonlyMap<number, Slot> | undefined;
  return (id, cut = false) => {
    if (!taken(id)) return null;
    picks ??= new Map(slots.flatMap((slot) => (slot.player === null ? [] : [[slot.player.id, slot] as const])));
    const slot = picks.get(id);
    return slot === undefined ? null : draftedBy(teams.get(slot.ownerTeamId)?.name, slot.overall, cut);
  };
}
