import { startYear, type Season } from '../season.js';
import { rookieDay, ageOn } from './rookie.rules.js';
import type { Dollars } from '../money.js';
import type { LeaguePlayer, ListedPlayer, PlayerSort } from './players.schema.js';
import type { PlayerStatus, Position, PositionDetail } from './players.values.js';

/** Filters of the player list. Omitted filters match every player. `searchPlayers` handles the search text. */
export interface PlayerFilters {
  readonly position?: Position | undefined;
  /** Matches any of these positions. C, LW and RW together match every forward. */
  readonly detail?: readonly PositionDetail[] | undefined;
  readonly club?: string | undefined;
  readonly status?: PlayerStatus | undefined;
  readonly rookies?: boolean | undefined;
  /** Whole US dollars, inclusive. */
  readonly cap_min?: number | undefined;
  readonly cap_max?: number | undefined;
  /** The contract lasts at least until this season's end. */
  readonly signed_through?: Season | undefined;
  /** Age in the listed season (see `seasonAge`), inclusive. Players without a birth date never match. */
  readonly age_min?: number | undefined;
  readonly age_max?: number | undefined;
}

/** `season` is the listed season, which ages refer to. */
export function matchesFilters(player: ListedPlayer, filters: PlayerFilters, season: Season): boolean {
  return (
    (filters.position === undefined || player.position === filters.position) &&
    (filters.detail === undefined || plays(player, filters.detail)) &&
    (filters.club === undefined || player.nhl_club === filters.club) &&
    (filters.status === undefined || player.status === filters.status) &&
    (filters.rookies === undefined || player.rookie === filters.rookies) &&
    (filters.cap_min === undefined || player.cap.cap_hit >= filters.cap_min) &&
    (filters.cap_max === undefined || player.cap.cap_hit <= filters.cap_max) &&
    (filters.signed_through === undefined || isSignedThrough(player, filters.signed_through)) &&
    isAged(player, filters, season)
  );
}

/** A team with its cap space now, as the league counts retained salary and injured reserve. */
export interface CapRoom {
  readonly teamId: string;
  readonly space: Dollars;
}

/** The cap space that a team has left with one more player, at the full cap hit; negative when it is over the cap. */
export const spaceLeft = ({ cap }: Pick<ListedPlayer, 'cap'>, { space }: CapRoom): Dollars => space - cap.cap_hit;

/** True for players of other teams or none whose cap hit fits the team's space. */
export const fitsCap = (player: Pick<LeaguePlayer, 'cap' | 'owner'>, room: CapRoom): boolean =>
  player.owner?.team_id !== room.teamId && spaceLeft(player, room) >= 0;

const FORWARDS = ['C', 'LW', 'RW'] as const;

/** A source may only give F, D or G. */
function plays({ position, position_detail }: ListedPlayer, wanted: readonly PositionDetail[]): boolean {
  return position === 'F'
    ? wanted.some((one) => one === position_detail) || FORWARDS.every((one) => wanted.includes(one))
    : wanted.includes(position);
}

const isSignedThrough = ({ contract_expiry }: ListedPlayer, season: Season): boolean =>
  contract_expiry !== null && contract_expiry > startYear(season);

function isAged({ birth_date }: ListedPlayer, { age_min, age_max }: PlayerFilters, season: Season): boolean {
  if (age_min === undefined && age_max === undefined) return true;
  const age = seasonAge(birth_date, season);
  return age !== null && (age_min === undefined || age >= age_min) && (age_max === undefined || age <= age_max);
}

/**
 * The latest season for which any player has statistics. It is earlier than the listed season until the first games are
 * played. Null when no player has statistics.
 */
export function newestFigures(players: readonly Pick<ListedPlayer, 'stats'>[]): Season | null {
  let newest: Season | null = null;
  for (const { stats } of players)
    if (stats !== null && (newest === null || stats.season > newest)) newest = stats.season;
  return newest;
}

/** Direction of the first click on a column: best first. */
export function naturalDirection(sort: PlayerSort): 'asc' | 'desc' {
  switch (sort) {
    case 'rank':
    case 'name':
    case 'club':
    case 'position':
    case 'age':
    case 'contract_expiry':
    case 'gaa':
    case 'ga':
      return 'asc';
    default:
      return 'desc';
  }
}

const OF_A_PLAYER: ReadonlySet<PlayerSort> = new Set([
  'rank',
  'name',
  'club',
  'position',
  'age',
  'cap_hit',
  'contract_expiry',
]);

function sortKey(player: ListedPlayer, sort: PlayerSort): string | number | null {
  switch (sort) {
    case 'rank':
      return player.rank;
    case 'name':
      return `${player.last_name ?? ''} ${player.full_name}`.toLowerCase();
    case 'club':
      return player.nhl_club;
    case 'position':
      return player.position_detail ?? player.position;
    case 'age':
      return player.birth_date === null ? null : -Number(player.birth_date.replaceAll('-', ''));
    case 'cap_hit':
      return player.cap.cap_hit;
    case 'contract_expiry':
      return player.contract_expiry;
    default:
      return player.stats === null ? null : player.stats[sort];
  }
}

/**
 * Returns a sorted copy. Players without a value come last in both directions. Before them come players whose
 * statistics are older than the newest season in the list. Ties are sorted by rank, then id.
 */
export function sortPlayers<P extends ListedPlayer>(
  players: readonly P[],
  sort: PlayerSort,
  direction: 'asc' | 'desc' = naturalDirection(sort),
): P[] {
  const sign = direction === 'asc' ? 1 : -1;
  const newest = OF_A_PLAYER.has(sort) ? null : newestFigures(players);
  const keyed = players.map((player) => ({
    player,
    key: sortKey(player, sort),
    older: newest !== null && player.stats !== null && player.stats.season < newest ? 1 : 0,
    rank: player.rank ?? Number.MAX_SAFE_INTEGER,
  }));
  keyed.sort((one, two) => {
    if (one.key !== two.key) {
      if (one.key === null) return 1;
      if (two.key === null) return -1;
    }
    if (one.older !== two.older) return one.older - two.older;
    if (one.key !== two.key && one.key !== null && two.key !== null) {
      if (one.key < two.key) return -sign;
      if (one.key > two.key) return sign;
    }
    return one.rank - two.rank || one.player.id - two.player.id;
  });
  return keyed.map((one) => one.player);
}

/** A player's age on 15 September of the season's first year. */
export function seasonAge(birthDate: string | null, season: string): number | null {
  return birthDate === null ? null : ageOn(birthDate, rookieDay(season));
}
