import type { Dollars } from '../money.js';
import type { Position } from '../position.js';
import { capHitOf } from './charge.rules.js';
import type { DraftState, PoolPlayer } from './draft.model.js';

/* What stands in a queue: a player, or a rule that finds one. All conditions of a wish must hold. */

export interface WishConditions {
  /** Players who are gone: another team has them, or they cannot be drafted. One's own picks are not gone. */
  readonly gone?: { readonly how: 'all' | 'any'; readonly player_ids: readonly number[] } | undefined;
  /** Not before this round. */
  readonly from_round?: number | undefined;
  /** Only while the team has fewer active players of the position. */
  readonly fewer_than?: { readonly position: Position; readonly count: number } | undefined;
}

export type PlayerWish = WishConditions & { readonly player_id: number };
/** The best-ranked player of these positions whose cap hit is at most `most`. */
export type KindWish = WishConditions & {
  readonly positions: readonly Position[];
  readonly most?: Dollars | undefined;
};
/** A bare number is a player without conditions. */
export type Wish = number | PlayerWish | KindWish;

export const WISH_LIMITS = {
  /** Wishes of a queue. */
  wishes: 500,
  /** Of these, rules and players under a condition. */
  conditional: 40,
  /** Players that one condition names. */
  gone: 10,
  rounds: 60,
  /** Players of a position that one condition counts. */
  count: 30,
} as const;

/** The player that a wish names; null for a rule. */
export const playerOf = (wish: Wish): number | null =>
  typeof wish === 'number' ? wish : 'player_id' in wish ? wish.player_id : null;

const NONE: WishConditions = {};
export const conditionsOf = (wish: Wish): WishConditions => (typeof wish === 'number' ? NONE : wish);

export const isConditional = (wish: Wish): boolean => typeof wish !== 'number';

/** Names a wish within its queue: a player stands there once, and so does a rule. */
export function wishKey(wish: Wish): string {
  const player = playerOf(wish);
  if (player !== null || typeof wish === 'number' || 'player_id' in wish) return `${player}`;
  const { positions, most, gone, from_round: round, fewer_than: fewer } = wish;
  return JSON.stringify([
    [...positions].sort(),
    most,
    gone?.how,
    gone?.player_ids,
    round,
    fewer?.position,
    fewer?.count,
  ]);
}

/** The queue with each wish once, at its first place. */
export function distinct(wishes: readonly Wish[]): Wish[] {
  const seen = new Set<string>();
  return wishes.filter((wish) => {
    const key = wishKey(wish);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Everybody whom the wishes name, in conditions too. */
export const namedIn = (wishes: readonly Wish[]): number[] => [
  ...new Set(wishes.flatMap((wish) => [playerOf(wish) ?? [], conditionsOf(wish).gone?.player_ids ?? []].flat())),
];

/** Whom Auto takes; `wish` is the place in the queue that led to them. */
export interface AutomaticChoice {
  readonly player: PoolPlayer;
  readonly how: 'queue' | 'rank';
  readonly wish?: number;
}

interface Candidates {
  readonly byId: ReadonlyMap<number, PoolPlayer>;
  /** Best rank first. */
  readonly ranked: readonly PoolPlayer[];
}

/** What conditions ask of a draft for one team; each is found when it is asked for first. */
export class WishJudge {
  private owners: ReadonlyMap<number, string> | null = null;
  private nextRound: number | null = null;

  constructor(
    private readonly state: DraftState,
    private readonly teamId: string,
    private readonly pool: Candidates,
  ) {}

  /** Whether the conditions of a wish hold now; with its turn elsewhere, at the team's next pick. */
  holds({ gone, from_round: round, fewer_than: fewer }: WishConditions): boolean {
    if (round !== undefined && this.round() < round) return false;
    if (fewer !== undefined && this.has(fewer.position) >= fewer.count) return false;
    if (gone === undefined) return true;
    const isGone = (id: number) => this.isGone(id);
    return gone.how === 'all' ? gone.player_ids.every(isGone) : gone.player_ids.some(isGone);
  }

  /** Whether the team cannot have the player any more, because another team or nobody can. */
  isGone(playerId: number): boolean {
    this.owners ??= new Map(
      this.state.slots.flatMap(({ player, ownerTeamId }) => (player ? [[player.id, ownerTeamId] as const] : [])),
    );
    const owner = this.owners.get(playerId);
    return owner === undefined ? !this.pool.byId.has(playerId) : owner !== this.teamId;
  }

  /** The round of the pick that is decided: the team's turn, or its next one. */
  round(): number {
    if (this.nextRound === null) {
      const { onClock, slots } = this.state;
      const slot =
        onClock?.teamId === this.teamId
          ? slots[onClock.overall - 1]
          : slots.find(({ status, ownerTeamId }) => status === 'open' && ownerTeamId === this.teamId);
      this.nextRound = slot?.round ?? this.state.rounds;
    }
    return this.nextRound;
  }

  /** The first player of a wish who fits; null when there is none, or a condition does not hold. */
  find(wish: Wish, fits: (player: PoolPlayer) => boolean): PoolPlayer | null {
    if (!this.holds(conditionsOf(wish))) return null;
    if (typeof wish === 'number' || 'player_id' in wish) {
      const player = this.pool.byId.get(typeof wish === 'number' ? wish : wish.player_id);
      return player !== undefined && fits(player) ? player : null;
    }
    const { positions, most = Infinity } = wish;
    return (
      this.pool.ranked.find(
        (player) => positions.includes(player.position) && capHitOf(player) <= most && fits(player),
      ) ?? null
    );
  }

  private has(position: Position): number {
    return this.state.teams.find(({ id }) => id === this.teamId)?.holdings[position] ?? 0;
  }
}
