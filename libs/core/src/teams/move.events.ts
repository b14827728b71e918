import type { RosterMove, RosterMoveType } from './roster.rules.js';
import { MOVES, withNewcomer } from './roster.rules.js';
import type { HeldPlayer, Newcomer, TeamBooks } from './team.model.js';
import type { MoveFigures, TEAM_LINES } from './team.words.js';
import type { Said } from '../words.js';

/** Data of a move in the activity log. Screens derive the icon and the new books from it without another request. */
export interface MoveData {
  readonly kind: 'move';
  readonly move: RosterMoveType;
  readonly teamId: string;
  readonly playerId: number;
  readonly name: string;
  readonly direction?: 'placed' | 'activated';
  readonly player?: HeldPlayer & Partial<Newcomer>;
  readonly override?: string;
  /** The week of the free-agent pick. */
  readonly week?: number;
  /** The price of a free agent, in a league with bids; 0 without a bid. */
  readonly price?: number;
  /**
   * ISO time until which a player can be claimed after a drop, or on the way to the rookie bank through waivers. When
   * omitted, the player is a free agent, or in the bank, immediately.
   */
  readonly waiversUntil?: string;
}

export interface MoveLine {
  readonly actionType: 'add-player' | 'drop-player' | 'ir' | 'others';
  readonly says: Said<typeof TEAM_LINES>;
  readonly data: MoveData;
}

interface Circumstances extends Pick<MoveFigures, 'how' | 'person' | 'price'> {
  readonly override?: string | null;
  readonly week?: number | null;
  readonly waiversUntil?: string | null;
}

export function lineOf(
  team: Pick<TeamBooks, 'teamId' | 'name' | 'players'>,
  move: RosterMove,
  { override, week, how, person, price, waiversUntil }: Circumstances = {},
): MoveLine {
  const playerId = move.type === 'add' ? move.player.id : move.playerId;
  const name =
    move.type === 'add' ? move.player.name : (team.players.find((player) => player.id === playerId)?.name ?? '');
  const base = {
    kind: 'move' as const,
    move: move.type,
    teamId: team.teamId,
    playerId,
    name,
    ...(override ? { override } : {}),
    ...(week == null ? {} : { week }),
  };
  const figures: MoveFigures = {
    team: team.name,
    name,
    ...(how ? { how } : {}),
    ...(person ? { person } : {}),
    ...(override ? { override } : {}),
  };
  switch (move.type) {
    case 'add':
      return {
        actionType: 'add-player',
        says: {
          key: 'team.added',
          figures: { ...figures, ...(how === 'bid' && price !== undefined ? { price } : {}) },
        },
        data: { ...base, ...(price === undefined ? {} : { price }), player: move.player },
      };
    case 'drop':
      return {
        actionType: 'drop-player',
        says: { key: 'team.dropped', figures },
        data: { ...base, ...(waiversUntil ? { waiversUntil } : {}) },
      };
    case 'toIr':
      return { actionType: 'ir', says: { key: 'team.placedOnIr', figures }, data: { ...base, direction: 'placed' } };
    case 'activate':
      return { actionType: 'ir', says: { key: 'team.activated', figures }, data: { ...base, direction: 'activated' } };
    case 'toBank':
      return waiversUntil
        ? { actionType: 'others', says: { key: 'team.sentThroughWaivers', figures }, data: { ...base, waiversUntil } }
        : { actionType: 'others', says: { key: 'team.sentToBank', figures }, data: base };
    case 'promote':
      return { actionType: 'others', says: { key: 'team.promoted', figures }, data: base };
  }
}

/** Applies a move, so that all screens agree with the database. */
export function foldMove(books: readonly TeamBooks[], data: MoveData): TeamBooks[] {
  return books.map((team) => {
    if (team.teamId !== data.teamId) return team;
    if (data.move === 'add') {
      if (!data.player || team.players.some(({ id }) => id === data.playerId)) return team;
      const after = withNewcomer(team, data.player);
      return { ...after, players: [...after.players].sort((a, b) => a.id - b.id) };
    }
    // Through waivers the player leaves the team until they end.
    const to = data.waiversUntil === undefined ? MOVES[data.move].to : null;
    return {
      ...team,
      players:
        to === null
          ? team.players.filter(({ id }) => id !== data.playerId)
          : team.players.map((player) => (player.id === data.playerId ? { ...player, place: to } : player)),
    };
  });
}
