import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import type { Position } from '../../position.js';
import { capHitOf } from '../charge.rules.js';
import type { DraftedPlayer, DraftState, Slot } from '../draft.model.js';
import type { DraftPool } from '../team/legality.rules.js';
import { takenOrder } from '../order/turn-order.js';
import { spendingOf, type Spending } from '../team/spending.rules.js';

/** Place of each player in the pool by rank, counted from 1 without gaps. */
export type PoolPlaces = ReadonlyMap<number, number>;

export const placesIn = ({ ranked }: Pick<DraftPool, 'ranked'>): PoolPlaces =>
  new Map(ranked.map(({ id }, index) => [id, index + 1]));

/**
 * Worth of a place, in tenths: 100.0 for the best, half for the 21st, a quarter for the 61st. Early places differ more
 * than late ones, so ten places matter in the second round but not in the last.
 */
export const worthOf = (place: number): number => Math.round(20_000 / (place + 19));

export interface RankedPick {
  readonly slot: Slot;
  readonly player: DraftedPlayer;
  /** Players drafted up to this pick. */
  readonly nth: number;
  /** The player's place in the pool; null when they are not in it. */
  readonly place: number | null;
  /** The player's worth minus the pick's, in tenths. 0 when `place` is null, and in an auction. */
  readonly gain: number;
}

/** Picks of players, in the order made. */
export function rankedPicks(slots: readonly Slot[], places: PoolPlaces): RankedPick[] {
  const picks: RankedPick[] = [];
  for (const slot of takenOrder(slots)) {
    const { player } = slot;
    if (player === null) continue;
    const nth = picks.length + 1;
    const place = places.get(player.id) ?? null;
    picks.push({ slot, player, nth, place, gain: place === null || slot.sale ? 0 : worthOf(place) - worthOf(nth) });
  }
  return picks;
}

/** The minimum gap for a surprise, in any league. */
const LEAST_GAP = 6;

/**
 * Classifies a pick as late (`steal`), early (`reach`) or neither. The gap must be at least a whole round and a quarter
 * of the players picked so far, since late ranks are a matter of taste. In an auction the order of the lots says
 * nothing about a player's worth.
 */
export function surpriseOf(
  { nth, place, slot }: Pick<RankedPick, 'nth' | 'place'> & Partial<Pick<RankedPick, 'slot'>>,
  teams: number,
): 'steal' | 'reach' | null {
  if (place === null || slot?.sale) return null;
  const gap = Math.max(LEAST_GAP, teams, Math.ceil(nth / 4));
  if (nth - place >= gap) return 'steal';
  return place - nth >= gap ? 'reach' : null;
}

/** A run needs at least `least` of the last `of` picks at one position. By chance that happens about once in fifty. */
const RUNS: Readonly<Record<Position, { readonly least: number; readonly of: number }>> = {
  F: { least: 8, of: 8 },
  D: { least: 5, of: 6 },
  G: { least: 3, of: 6 },
};

/** `picks` of the last `of` picks were of one position. */
export interface Run {
  readonly position: Position;
  readonly picks: number;
  readonly of: number;
}

/** The run that includes the last of these picks. It is counted from the run's first pick. */
export function runOf(picks: readonly Pick<RankedPick, 'player'>[]): Run | null {
  const position = picks.at(-1)?.player.position;
  if (position === undefined) return null;
  const { least, of } = RUNS[position];
  const last = picks.slice(-of);
  const first = last.findIndex(({ player }) => player.position === position);
  const run = last.slice(first);
  const count = run.filter(({ player }) => player.position === position).length;
  return count < least ? null : { position, picks: count, of: run.length };
}

/** Earlier picks of the position that a "most expensive" note needs. */
const DEAREST_OF = 4;

/** Notable facts about one pick, shown when it is made. */
export interface PickStory extends RankedPick {
  readonly surprise: 'steal' | 'reach' | null;
  readonly run: Run | null;
  /** True for the position's highest price so far. */
  readonly dearest: boolean;
  /** The spending limits after the pick; null without a cap. */
  readonly left: Spending | null;
}

/** The latest pick's story; null before the first pick. */
export function latestStory(state: DraftState, pool: DraftPool, places: PoolPlaces): PickStory | null {
  const picks = rankedPicks(state.slots, places);
  const pick = picks.at(-1);
  if (pick === undefined) return null;
  const hit = capHitOf(pick.player);
  const others = picks.slice(0, -1).filter(({ player }) => player.position === pick.player.position);
  return {
    ...pick,
    surprise: surpriseOf(pick, state.teams.length),
    run: runOf(picks),
    dearest:
      !draftsToBank(state.type) &&
      others.length + 1 >= DEAREST_OF &&
      others.every(({ player }) => capHitOf(player) < hit),
    left: spendingOf(state, pick.slot.ownerTeamId, pool),
  };
}
