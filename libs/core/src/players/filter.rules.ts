import { rookieDay, ageOn } from './rookie.rules.js';
import type { ListedPlayer } from './players.schema.js';
import type { PlayerSort, PlayerStatus, Position, PositionDetail } from './players.values.js';

/** What the draft room and the player list filter by; everything left out means all. Search is `searchPlayers`. */
export interface PlayerFilters {
  readonly position?: Position | undefined;
  readonly detail?: PositionDetail | undefined;
  readonly club?: string | undefined;
  readonly status?: PlayerStatus | undefined;
  readonly rookies?: boolean | undefined;
  /** Whole dollars, inclusive. */
  readonly cap_min?: number | undefined;
  readonly cap_max?: number | undefined;
}

export function matchesFilters(player: ListedPlayer, filters: PlayerFilters): boolean {
  return (
    (filters.position === undefined || player.position === filters.position) &&
    (filters.detail === undefined || player.position_detail === filters.detail) &&
    (filters.club === undefined || player.nhl_club === filters.club) &&
    (filters.status === undefined || player.status === filters.status) &&
    (filters.rookies === undefined || player.rookie === filters.rookies) &&
    (filters.cap_min === undefined || player.cap.cap_hit >= filters.cap_min) &&
    (filters.cap_max === undefined || player.cap.cap_hit <= filters.cap_max)
  );
}

/** The direction in which a first click on a column sorts: best first. */
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
      // the youngest has the latest date of birth
      return player.birth_date === null ? null : -Number(player.birth_date.replaceAll('-', ''));
    case 'cap_hit':
      return player.cap.cap_hit;
    case 'contract_expiry':
      return player.contract_expiry;
    default:
      return player.stats === null ? null : player.stats[sort];
  }
}

/** A sorted copy. Players without the figure come last in either direction; equals stand by rank, then id. */
export function sortPlayers<P extends ListedPlayer>(
  players: readonly P[],
  sort: PlayerSort,
  direction: 'asc' | 'desc' = naturalDirection(sort),
): P[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = players.map((player) => ({
    player,
    key: sortKey(player, sort),
    rank: player.rank ?? Number.MAX_SAFE_INTEGER,
  }));
  keyed.sort((one, two) => {
    if (one.key !== two.key) {
      if (one.key === null) return 1;
      if (two.key === null) return -1;
      if (one.key < two.key) return -sign;
      if (one.key > two.key) return sign;
    }
    return one.rank - two.rank || one.player.id - two.player.id;
  });
  return keyed.map((one) => one.player);
}

/** A player's age as the season counts it: on 15 September of its first year. */
export function seasonAge(birthDate: string | null, season: string): number | null {
  return birthDate === null ? null : ageOn(birthDate, rookieDay(season));
}
