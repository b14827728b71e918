import type { DraftType } from '../../draft-type.js';
import { startYear, type Season } from '../../season.js';
import type { DraftState, ShopAsk, Slot } from '../draft.model.js';

/*
 * Relative values of picks, used to propose a fair return. The first pick is worth 1,000. One round later is about half
 * of it, two rounds later a third: value falls as one over the round.
 */

const FIRST = 1_000;

export const pickValue = ({ overall }: Pick<Slot, 'overall'>, teams: number): number =>
  FIRST / (1 + (overall - 1) / Math.max(1, teams));

/** A pick keeps this share of its value for each season it lies ahead. */
const A_SEASON = 0.9;

/**
 * Value of another draft's pick in terms of this one. Its place is unknown, so the middle of its round counts. After a
 * startup draft the best players are kept, so annual rounds begin behind the keepers. Null when the two drafts have
 * different player pools.
 */
export function laterPickValue(
  pick: { readonly season: Season; readonly type: DraftType; readonly round: number },
  { season, type, kind, teams }: Pick<DraftState, 'season' | 'type' | 'kind'> & { readonly teams: number },
  kept: number,
): number | null {
  if (pick.type !== type) return null;
  const before = kind === 'startup' && type === 'general' ? kept : 0;
  const ahead = Math.max(0, startYear(pick.season) - startYear(season));
  return pickValue({ overall: (before + pick.round - 0.5) * teams + 0.5 }, teams) * A_SEASON ** ahead;
}

export interface ValuedPick {
  readonly id: string;
  readonly value: number;
}

/** A proposed offer is worth between these multiples of the pick. */
const LEAST = 0.95;
const MOST = 1.35;
/** Each part of an offer must be worth more than the tolerated difference, so that no part is filler. */
const A_PART = 1 - LEAST;
const PICKS = 3;

/** Proposes the fairest choices of one, two and three own picks, fairest first. Empty when none comes close. */
export function fairReturns(
  target: number,
  own: readonly ValuedPick[],
  fits: (picks: readonly ValuedPick[]) => boolean = () => true,
): ValuedPick[][] {
  const best = new Map<number, { picks: ValuedPick[]; off: number }>();
  const look = (picks: ValuedPick[], total: number, from: number): void => {
    if (picks.length > 0 && total >= target * LEAST && total <= target * MOST && fits(picks)) {
      const off = Math.abs(total - target);
      const known = best.get(picks.length);
      if (known === undefined || off < known.off) best.set(picks.length, { picks, off });
    }
    if (picks.length === PICKS || total > target * MOST) return;
    for (let index = from; index < own.length; index += 1) {
      const pick = own[index];
      if (pick !== undefined && pick.value >= target * A_PART) look([...picks, pick], total + pick.value, index + 1);
    }
  };
  look([], 0, 0);
  return [...best.values()].sort((one, other) => one.off - other.off).map(({ picks }) => picks);
}

export interface ReturnGoods {
  readonly picks: readonly ValuedPick[];
  /** Picks of other drafts. */
  readonly later: readonly ValuedPick[];
  readonly players: readonly ValuedPick[];
}

export type ReturnKind = keyof ReturnGoods;

const PROPOSED: Readonly<Record<ReturnKind, number>> = { picks: PICKS, later: 2, players: 2 };

/**
 * Proposes returns for a pick of value `target`. A return consists of picks of this draft, of picks that include other
 * drafts, or of one player with or without a pick. If some proposal is of a kind that the owner asks for, only such
 * proposals are returned.
 */
export function returnsFor(
  target: number,
  { picks, later, players }: ReturnGoods,
  asks: readonly ShopAsk[] = [],
): { readonly kind: ReturnKind; readonly goods: ValuedPick[] }[] {
  const among = (list: readonly ValuedPick[]) => {
    const ids = new Set(list.map(({ id }) => id));
    return (chosen: readonly ValuedPick[]) => chosen.filter(({ id }) => ids.has(id)).length;
  };
  const [laterIn, playersIn] = [among(later), among(players)];
  const found: Readonly<Record<ReturnKind, ValuedPick[][]>> = {
    picks: fairReturns(target, picks),
    later: fairReturns(target, [...picks, ...later], (chosen) => laterIn(chosen) > 0),
    players: fairReturns(target, [...players, ...picks], (chosen) => playersIn(chosen) === 1 && chosen.length <= 2),
  };
  // Except for picks of this draft alone, prefer the offer with the fewest parts over, say, three late rounds of later
  // years.
  const plainest = (ways: ValuedPick[][]) => [...ways].sort((one, other) => one.length - other.length);
  const all = (['picks', 'later', 'players'] as const).flatMap((kind) =>
    (kind === 'picks' ? found[kind] : plainest(found[kind])).slice(0, PROPOSED[kind]).map((goods) => ({ kind, goods })),
  );
  const asked = all.filter(({ kind }) =>
    asks.some((ask) => (kind === 'players' ? ask !== 'picks' && ask !== 'later' : ask === kind)),
  );
  return asked.length > 0 ? asked : all;
}
