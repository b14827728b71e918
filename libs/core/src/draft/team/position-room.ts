import { POSITIONS, type Position } from '../../position.js';
import { limitedAt, type ForwardDetail, type PositionLimits } from '../../teams/position-limits.model.js';
import type { DraftRules, Holdings, PoolPlayer } from '../draft.model.js';

/** A position, or a forward's exact position where positions are limited; 'F' when it is unknown. */
export type Kind = Position | ForwardDetail;
const EXACT_KINDS: readonly Kind[] = ['C', 'LW', 'RW', 'F', 'D', 'G'];

export const positionOf = (kind: Kind): Position => (kind === 'D' || kind === 'G' ? kind : 'F');

/** The room at each limited position. */
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

  /** Counts limited kinds only. */
  has(kind: Exclude<Kind, 'F'>): number {
    return kind === 'D' || kind === 'G' ? this.holdings[kind] : (this.holdings.forwards?.[kind] ?? 0);
  }

  /** Null when there is room for another player of the kind. */
  reached(kind: Kind): { readonly at: Exclude<Kind, 'F'>; readonly has: number; readonly most: number } | null {
    if (kind === 'F' || this.left(kind) > 0) return null;
    return { at: kind, has: this.has(kind), most: this.limits?.[kind] ?? 0 };
  }

  private left(kind: Kind): number {
    const most = kind === 'F' ? undefined : this.limits?.[kind];
    return most === undefined || kind === 'F' ? Infinity : Math.max(0, most - this.has(kind));
  }

  /**
   * Together, besides a player of the kind `joining`. The players are of one position and sorted by price, so that no
   * other choice is cheaper.
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
