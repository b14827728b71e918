import { startYear, type Season } from '../season.js';
import type { DraftState, DraftType, ShopAsk, Slot } from './draft.model.js';

/*
 * What picks are worth against each other, to propose a fair return. The first pick is worth 1,000, and a round later
 * about a half, two rounds later a third: value falls as one over the round.
 */

const FIRST = 1_000;

/** The worth of a pick in a draft of so many teams. */
export const pickValue = ({ overall }: Pick<Slot, 'overall'>, teams: number): number =>
  FIRST / (1 + (overall - 1) / Math.max(1, teams));

/** So much of a pick's worth is left with each season that it lies ahead. */
const A_SEASON = 0.9;

/**
 * The worth of another draft's pick in this one, from the middle of its round, since nobody knows its place. After a
 * startup draft the best are kept, so many by each team, and its rounds begin behind them. Null where the two drafts
 * take different players.
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

/** An offer is proposed when it is worth at least so much of the pick, and at most so much. */
const LEAST = 0.95;
const MOST = 1.35;
/** Nothing is thrown in: each part of an offer is worth more of the pick that it is for than what is overlooked. */
const A_PART = 1 - LEAST;
/** Picks of one proposal. */
const PICKS = 3;

/**
 * What to offer for a pick of that worth: for one, two and three of one's own picks the fairest way, the fairest of all
 * first. Nothing where no choice comes near.
 */
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

/** What a team could give, with what it is worth here. */
export interface ReturnGoods {
  readonly picks: readonly ValuedPick[];
  /** Picks of other drafts. */
  readonly later: readonly ValuedPick[];
  readonly players: readonly ValuedPick[];
}

export type ReturnKind = keyof ReturnGoods;

/** Of what there is to be proposed of one kind. */
const PROPOSED: Readonly<Record<ReturnKind, number>> = { picks: PICKS, later: 2, players: 2 };

/**
 * What to offer for a pick of that worth: picks of this draft; with some of other drafts among them; or one player, alone
 * or with a pick. What is asked for comes first, and nothing else where something of it is fair.
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
  // Of what is not picks of this draft alone, the plainest first: nobody counts up three late rounds of coming years.
  const plainest = (ways: ValuedPick[][]) => [...ways].sort((one, other) => one.length - other.length);
  const all = (['picks', 'later', 'players'] as const).flatMap((kind) =>
    (kind === 'picks' ? found[kind] : plainest(found[kind])).slice(0, PROPOSED[kind]).map((goods) => ({ kind, goods })),
  );
  const asked = all.filter(({ kind }) =>
    asks.some((ask) => (kind === 'players' ? ask !== 'picks' && ask !== 'later' : ask === kind)),
  );
  return asked.length > 0 ? asked : all;
}
