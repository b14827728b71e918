import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { DraftPool } from '@crease/core/draft/legality.rules.js';
import type { Dollars } from '@crease/core/money.js';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import type { Position } from '@crease/core/position.js';
import { buildSearchIndex, searchPlayers, type SearchIndex } from '@crease/core/players/search.rules.js';
import { tallyOf } from '@crease/core/draft/slot-tally.js';
import type { Season } from '@crease/core/season.js';
import { draftedBy } from './draft.words.js';

/** Statistics in the order in which they are shown, with their short and long names. */
export const STATS = [
  { key: 'gp', short: 'GP', long: 'Games played' },
  { key: 'g', short: 'G', long: 'Goals' },
  { key: 'a', short: 'A', long: 'Assists' },
  { key: 'pts', short: 'PTS', long: 'Points' },
  { key: 'plus_minus', short: '+/−', long: 'Plus/minus' },
  { key: 'pim', short: 'PIM', long: 'Penalty minutes' },
  { key: 'ppp', short: 'PPP', long: 'Power-play points' },
  { key: 'sog', short: 'SOG', long: 'Shots on goal' },
  { key: 'hits', short: 'HIT', long: 'Hits' },
  { key: 'blocks', short: 'BLK', long: 'Blocked shots' },
  { key: 'w', short: 'W', long: 'Wins' },
  { key: 'l', short: 'L', long: 'Losses' },
  { key: 'so', short: 'SO', long: 'Shutouts' },
  { key: 'sv_pct', short: 'SV%', long: 'Save percentage' },
  { key: 'gaa', short: 'GAA', long: 'Goals against average' },
] as const;

export type StatKey = (typeof STATS)[number]['key'];
const STAT_KEYS: ReadonlySet<string> = new Set(STATS.map((stat) => stat.key));
export const isStat = (key: string): key is StatKey => STAT_KEYS.has(key);
export const statOf = (key: StatKey) => STATS.find((stat) => stat.key === key) ?? STATS[0];

/** What a row shows of a skater and of a goalie where room is scarce. */
export const SKATER_KEYS: readonly StatKey[] = ['gp', 'g', 'a', 'pts'];
export const GOALIE_KEYS: readonly StatKey[] = ['gp', 'w', 'sv_pct', 'gaa'];

export function formatStat(key: StatKey, value: number | undefined): string {
  if (value === undefined) return '–';
  if (key === 'sv_pct') return value.toFixed(3).replace(/^0/, '');
  if (key === 'gaa') return value.toFixed(2);
  if (key === 'plus_minus') return value > 0 ? `+${value}` : String(value).replace('-', '−');
  return String(value);
}

/** What a player plays, beside the tag of the position: of forwards alone it says more than that. */
export const detailOf = ({ position, detail }: Pick<PoolEntry, 'position' | 'detail'>): string | null =>
  position === 'F' ? detail : null;

/** "24 W · .912 SV%": a goalie among skaters. */
export const goalieFigures = ({ stats }: Pick<PoolEntry, 'stats'>): string =>
  (['w', 'sv_pct'] as const).map((key) => `${formatStat(key, stats[key])} ${statOf(key).short}`).join(' · ');

/** "2024 #12": a rookie's place in the NHL's own draft; null where it is not known. */
export function nhlDraftShort({ nhlDraft }: Pick<PoolEntry, 'nhlDraft'>): string | null {
  if (nhlDraft === undefined) return null;
  return nhlDraft.overall === null ? `drafted ${nhlDraft.year}` : `${nhlDraft.year} #${nhlDraft.overall}`;
}

export type SortBy = 'rank' | 'name' | 'cap' | 'age' | 'expiry' | StatKey;
export interface PoolSort {
  readonly by: SortBy;
  readonly direction: 'asc' | 'desc';
}

/** The direction in which a first press sorts: best first. */
export const naturalSort = (by: SortBy): PoolSort => ({
  by,
  direction:
    by === 'rank' || by === 'name' || by === 'age' || by === 'expiry' || by === 'gaa' || by === 'l' ? 'asc' : 'desc',
});

export interface PoolFilters {
  readonly position: Position | null;
  readonly club: string | null;
  /** Whole dollars, inclusive. */
  readonly maxCap: Dollars | null;
  readonly rookies: boolean;
  /** Only who can be picked now. */
  readonly onlyLegal: boolean;
  /** Only whose pick leaves a place, and the money, for another player of this position. */
  readonly placeFor: Position | null;
  readonly hideTaken: boolean;
}

export const NO_FILTERS: PoolFilters = {
  position: null,
  club: null,
  maxCap: null,
  rookies: false,
  onlyLegal: false,
  placeFor: null,
  hideTaken: true,
};

export const filterCount = (filters: PoolFilters): number =>
  [
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

/** The pool with all that the room looks up in it, made once. */
export interface Pool {
  readonly rules: DraftPool;
  readonly byId: ReadonlyMap<number, PoolEntry>;
  readonly entries: readonly PoolEntry[];
  /** Made at the first search, or before it when there is time: a phone takes a tenth of a second for it. */
  readonly index: SearchIndex<Indexed>;
  readonly clubs: readonly string[];
  readonly season: Season;
  /** The season of most statistics. */
  readonly statsSeason: string | null;
  readonly sample: boolean;
}

export function buildPool(entries: readonly PoolEntry[], season: Season): Pool {
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
  };
}

export const ageOf = (entry: PoolEntry, season: Season): number | null => seasonAge(entry.birthDate, season);

function sortKey(entry: PoolEntry, by: SortBy): number | string | null {
  switch (by) {
    case 'rank':
      return entry.rank;
    case 'name':
      return entry.name.slice(entry.name.lastIndexOf(' ') + 1).toLowerCase();
    case 'cap':
      return capHitOf(entry);
    case 'age':
      // The youngest has the latest date of birth.
      return entry.birthDate === null ? null : -Number(entry.birthDate.replaceAll('-', ''));
    case 'expiry':
      return entry.contractExpiry;
    default:
      return entry.stats[by] ?? null;
  }
}

export interface Standing {
  isTaken(playerId: number): boolean;
  /** Whether the team in question may pick the player now; null when there is no such team. */
  allows(playerId: number): boolean | null;
  /** Whether that pick would leave a place for the position that is asked for; null when nobody asks, or there is no such team. */
  leaves: ((player: PoolEntry) => boolean) | null;
}

/**
 * The players that search and filters find, in order, whatever happens in the draft: asked once for a question, not once for a pick. By
 * rank, a search puts the best match first.
 */
export function findPlayers(pool: Pool, search: string, filters: PoolFilters, sort: PoolSort): readonly PoolEntry[] {
  const fits = (entry: PoolEntry): boolean =>
    (filters.position === null || entry.position === filters.position) &&
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
      // Who has no figure comes last, whichever way.
      if (one.key === null) return 1;
      if (two.key === null) return -1;
      return one.key < two.key ? -sign : sign;
    }
    return one.entry.rank - two.entry.rank;
  });
  return keyed.map((one) => one.entry);
}

/** Those of the found players who are shown as the draft stands. */
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

/** Who drafted a player, in words; null for who is free. Looked up only once a row of somebody who is not free is drawn. */
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

/** "Connor McDavid" as "C. ", before the rest of the name; nothing where there is but one name. */
export function initialOf(name: string): string {
  return name.indexOf(' ') < 1 ? '' : `${name.slice(0, 1)}. `;
}

/** "Connor McDavid" as "McDavid": all but the first name. */
export function surname(name: string): string {
  const space = name.indexOf(' ');
  return space < 1 ? name : name.slice(space + 1);
}

/** "Connor McDavid" as "C. McDavid": for narrow places. */
export const shortName = (name: string): string => `${initialOf(name)}${surname(name)}`;
