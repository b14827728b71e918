import type { ValueOf } from '../../answer.parts.js';
import type { Dollars } from '../../money.js';
import type { Position } from '../../position.js';
import { capHitOf } from '../charge.rules.js';
import type { DraftState, PoolPlayer } from '../draft.model.js';
import type { wish } from '../draft.schema.js';
import { openTurns } from '../order/turn-order.js';

/* An entry of a queue: a player, or a rule that finds one. All of its conditions must hold. */

/** A number is a player id without conditions. */
export type Wish = ValueOf<typeof wish>;
export type PlayerWish = Extract<Wish, { player_id: number }>;
/** The best-ranked player of these positions whose cap hit is at most `most`. */
export type KindWish = Extract<Wish, { positions: unknown }>;
/** Players who must be `gone` are taken by another team, or not in the pool. One's own picks do not count as gone. */
export type WishConditions = Omit<PlayerWish, 'player_id'>;

export const WISH_LIMITS = {
  /** Maximum number of entries in a queue. */
  wishes: 500,
  /** Maximum number of rules and conditional players among them. */
  conditional: 40,
  /** Maximum number of players in one `gone` condition. */
  gone: 10,
  rounds: 60,
  /** Highest `count` of a `fewer_than` condition. */
  count: 30,
} as const;

/** The player that an entry names; null for a rule. */
export const playerOf = (wish: Wish): number | null =>
  typeof wish === 'number' ? wish : 'player_id' in wish ? wish.player_id : null;

const NONE: WishConditions = {};
export const conditionsOf = (wish: Wish): WishConditions => (typeof wish === 'number' ? NONE : wish);

export const isConditional = (wish: Wish): boolean => typeof wish !== 'number';

/** Key of an entry within its queue. Each player and each rule may appear once. */
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

export function distinct(wishes: readonly Wish[]): Wish[] {
  const seen = new Set<string>();
  return wishes.filter((wish) => {
    const key = wishKey(wish);
    return seen.has(key) ? false : seen.add(key);
  });
}

export const namedIn = (wishes: readonly Wish[]): number[] => [
  ...new Set(wishes.flatMap((wish) => [playerOf(wish) ?? [], conditionsOf(wish).gone?.player_ids ?? []].flat())),
];

/** The player that Auto picks; `wish` is the index of the queue entry that found them. */
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

/** Evaluates conditions for one team. Values are computed on first use. */
export class WishJudge {
  private owners: ReadonlyMap<number, string> | null = null;
  private nextRound: number | null = null;

  constructor(
    private readonly state: DraftState,
    private readonly teamId: string,
    private readonly pool: Candidates,
  ) {}

  /**
   * True when the conditions hold now. When another team is on the clock, they are checked for the team's next pick.
   */
  holds({ gone, from_round: round, fewer_than: fewer }: WishConditions): boolean {
    if (round !== undefined && this.round() < round) return false;
    if (fewer !== undefined && this.has(fewer.position) >= fewer.count) return false;
    if (gone === undefined) return true;
    const isGone = (id: number) => this.isGone(id);
    return gone.how === 'all' ? gone.player_ids.every(isGone) : gone.player_ids.some(isGone);
  }

  /** True when the team can no longer get the player: another team has them, or they are not in the pool. */
  isGone(playerId: number): boolean {
    this.owners ??= new Map(
      this.state.slots.flatMap(({ player, ownerTeamId }) => (player ? [[player.id, ownerTeamId] as const] : [])),
    );
    const owner = this.owners.get(playerId);
    return owner === undefined ? !this.pool.byId.has(playerId) : owner !== this.teamId;
  }

  /** Round of the pick being decided: the team's current turn, or its next one. */
  round(): number {
    this.nextRound ??= openTurns(this.state, this.teamId)[0]?.round ?? this.state.rounds;
    return this.nextRound;
  }

  /**
   * Null when none fits or a condition fails.
   * @param salary of every player, where the round of the pick sets it
   */
  find(wish: Wish, fits: (player: PoolPlayer) => boolean, salary?: Dollars): PoolPlayer | null {
    if (!this.holds(conditionsOf(wish))) return null;
    if (typeof wish === 'number' || 'player_id' in wish) {
      const player = this.pool.byId.get(typeof wish === 'number' ? wish : wish.player_id);
      return player !== undefined && fits(player) ? player : null;
    }
    const { positions, most = Infinity } = wish;
    return (
      this.pool.ranked.find(
        (player) => positions.includes(player.position) && (salary ?? capHitOf(player)) <= most && fits(player),
      ) ?? null
    );
  }

  private has(position: Position): number {
    return this.state.teams.find(({ id }) => id === this.teamId)?.holdings[position] ?? 0;
  }
}
