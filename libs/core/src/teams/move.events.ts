import type { RosterMove, RosterMoveType } from './roster.rules.js';
import { MOVES, withNewcomer } from './roster.rules.js';
import type { HeldPlayer, Newcomer, TeamBooks } from './team.model.js';
import type { MoveFigures, TEAM_LINES } from './team.words.js';
import type { Said } from '../words.js';

/**
 * What the activity of a move carries, so that a screen can follow it without asking: the icon and the new books follow
 * from it.
 */
export interface MoveData {
  readonly kind: 'move';
  readonly move: RosterMoveType;
  readonly teamId: string;
  readonly playerId: number;
  /** The player's name, as the line says it. */
  readonly name: string;
  /** Of an `ir` line: onto injured reserve or back from it. */
  readonly direction?: 'placed' | 'activated';
  /** The new player, when one is added. */
  readonly player?: HeldPlayer & Partial<Newcomer>;
  /** The commissioner's reason, when they overrode a rule. */
  readonly override?: string;
  /** Week of the free-agent pick that was used. */
  readonly week?: number;
  /**
   * ISO time until which a player can be claimed who was dropped, or is sent to the rookie bank through waivers. Without
   * it they are a free agent, or in the bank, at once.
   */
  readonly waiversUntil?: string;
}

export interface MoveLine {
  readonly actionType: 'add-player' | 'drop-player' | 'ir' | 'others';
  readonly says: Said<typeof TEAM_LINES>;
  readonly data: MoveData;
}

interface Circumstances extends Pick<MoveFigures, 'how'> {
  readonly override?: string | null;
  readonly week?: number | null;
  readonly waiversUntil?: string | null;
}

/** The line of the public log for one move of a team. */
export function lineOf(
  team: Pick<TeamBooks, 'teamId' | 'name' | 'players'>,
  move: RosterMove,
  { override, week, how, waiversUntil }: Circumstances = {},
): MoveLine {
  const playerId = move.type === 'add' ? move.player.id : move.playerId;
  const name =
    move.type === 'add'
      ? move.player.name
      : (team.players.find((player) => player.id === playerId)?.name ?? 'a player');
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
    ...(override ? { override } : {}),
  };
  switch (move.type) {
    case 'add':
      return {
        actionType: 'add-player',
        says: { key: 'team.added', figures },
        data: { ...base, player: move.player },
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

/** The books of a league's teams after a move that the log tells of: the same on every screen as in the database. */
export function foldMove(books: readonly TeamBooks[], data: MoveData): TeamBooks[] {
  return books.map((team) => {
    if (team.teamId !== data.teamId) return team;
    if (data.move === 'add') {
      if (!data.player || team.players.some(({ id }) => id === data.playerId)) return team;
      const after = withNewcomer(team, data.player);
      return { ...after, players: [...after.players].sort((a, b) => a.id - b.id) };
    }
    // Whoever goes down through waivers leaves the team until they are over.
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
