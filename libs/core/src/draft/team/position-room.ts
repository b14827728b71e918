import { POSITIONS, type Position } from '../../position.js';
import { limitedAt, type ForwardDetail, type PositionLimits } from '../../teams/position-limits.model.js';
import type { DraftRules, Holdings, PoolPlayer } from '../draft.model.js';

/**
 * Players who use the same room on a roster: those of a position. Where positions are limited, forwards divide into
 * their exact positions, and 'F' are those whose exact position is unknown.
 */
export type Kind = Position | ForwardDetail;
const EXACT_KINDS: readonly Kind[] = ['C', 'LW', 'RW', 'F', 'D', 'G'];

export const positionOf = (kind: Kind): Position => (kind === 'D' || kind === 'G' ? kind : 'F');

export class PositionRoom {
  readonly kinds: readonly Kind[];
  private readonly limits: PositionLimits | undefined;

  constructor(
    { positionLimits }: Pick<DraftRules, 'positionLimits'>,
    private readonly holdings: Holdings,
  ) {
    this.limits = positionLimits;
    this.kinds = positionLimits === undefined ? POSITIONS : EXACT_KINDS;
  }

  kindOf(player: Pick<PoolPlayer, 'position' | 'detail'>): Kind {
    return this.limits === undefined ? player.position : (limitedAt(player) ?? 'F');
  }

  /** How many players of the kind the team has; only of a limited one. */
  has(kind: Exclude<Kind, 'F'>): number {
    return kind === 'D' || kind === 'G' ? this.holdings[kind] : (this.holdings.forwards?.[kind] ?? 0);
  }

  /** The limit that a team has reached or passed; null when it has room for another player of the kind. */
  reached(kind: Kind): { readonly at: Exclude<Kind, 'F'>; readonly has: number; readonly most: number } | null {
    if (kind === 'F' || this.left(kind) > 0) return null;
    return { at: kind, has: this.has(kind), most: this.limits?.[kind] ?? 0 };
  }

  private left(kind: Kind): number {
    const most = kind === 'F' ? undefined : this.limits?.[kind];
    return most === undefined || kind === 'F' ? Infinity : Math.max(0, most - this.has(kind));
  }

  /**
   * The first `count` of these players that fit on the roster together, besides a player of the kind `joining`. The
   * players are of one position and sorted by price, so that no other choice of as many is cheaper.
   */
  fitting(
    players: Iterable<PoolPlayer>,
    count: number,
    joining: Kind | null,
    isGone: (playerId: number) => boolean,
  ): PoolPlayer[] {
    const found: PoolPlayer[] = [];
    const used: Partial<Record<Kind, number>> = joining === null ? {} : { [joining]: 1 };
    for (const player of players) {
      if (found.length >= count) break;
      const kind = this.kindOf(player);
      const place = used[kind] ?? 0;
      if (place >= this.left(kind) || isGone(player.id)) continue;
      used[kind] = place + 1;
      found.push(player);
    }
    return found;
  }
}
