import type { Position } from '../position.js';
import { capHitOf } from './charge.rules.js';
import type { DraftedPlayer, DraftState, Slot } from './draft.model.js';
import type { DraftPool } from './legality.rules.js';
import { spendingOf, type Spending } from './spending.rules.js';

/** Places of a pool's players among each other: 1 is its best, without gaps, whatever their ranks in the world are. */
export type PoolPlaces = ReadonlyMap<number, number>;

export const placesIn = ({ ranked }: Pick<DraftPool, 'ranked'>): PoolPlaces =>
  new Map(ranked.map(({ id }, index) => [id, index + 1]));

/**
 * What a place is worth, in tenths: 100.0 for the best, half of it for the 21st, a quarter for the 61st. Early places
 * lie further apart than late ones, so that ten of them mean something in the second round and nothing in the last.
 */
export const worthOf = (place: number): number => Math.round(20_000 / (place + 19));

/** A pick that was made, by the numbers that say what it was worth. */
export interface RankedPick {
  readonly slot: Slot;
  readonly player: DraftedPlayer;
  /** How many players were drafted up to this pick, this one among them. */
  readonly nth: number;
  /** Of the player in the pool; null where the pool does not have them. */
  readonly place: number | null;
  /** What the player is worth less what the pick was, in tenths; 0 without a place. */
  readonly gain: number;
}

/** The picks that took a player, in order. */
export function rankedPicks(slots: readonly Slot[], places: PoolPlaces): RankedPick[] {
  const picks: RankedPick[] = [];
  for (const slot of slots) {
    const { player } = slot;
    if (player === null) continue;
    const nth = picks.length + 1;
    const place = places.get(player.id) ?? null;
    picks.push({ slot, player, nth, place, gain: place === null ? 0 : worthOf(place) - worthOf(nth) });
  }
  return picks;
}

/** Fewer places than this are nothing, however small the league. */
const LEAST_GAP = 6;

/**
 * Whether a player fell or was called early: by a whole round at least, and by a quarter of all players called so far,
 * since late in a draft ranks are a matter of taste.
 */
export function surpriseOf({ nth, place }: Pick<RankedPick, 'nth' | 'place'>, teams: number): 'steal' | 'reach' | null {
  if (place === null) return null;
  const gap = Math.max(LEAST_GAP, teams, Math.ceil(nth / 4));
  if (nth - place >= gap) return 'steal';
  return place - nth >= gap ? 'reach' : null;
}

/** So many players of one position among so many picks in a row are a run: about one in fifty by chance. */
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

/** The run that the last of these picks is part of. It is told from its first pick on, so that its figures are its own. */
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

/** Before so many others of the position had a price, being the dearest says nothing. */
const DEAREST_OF = 4;

/** What one pick means, as it is told when it is made. */
export interface PickStory extends RankedPick {
  readonly surprise: 'steal' | 'reach' | null;
  readonly run: Run | null;
  /** No player of the position has cost as much in this draft. */
  readonly dearest: boolean;
  /** What the team has left after it; null in a rookie draft that costs no cap. */
  readonly left: Spending | null;
}

/** The latest pick by its number, told as the draft stands; null before the first. */
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
      state.type === 'general' &&
      others.length + 1 >= DEAREST_OF &&
      others.every(({ player }) => capHitOf(player) < hit),
    left: spendingOf(state, pick.slot.ownerTeamId, pool),
  };
}
