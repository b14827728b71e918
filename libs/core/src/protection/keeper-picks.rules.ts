import type { SeasonsKept } from './sheet.rules.js';

/* Keepers that cost draft picks (docs/decisions/0046). */

/** A pick of the coming general draft that a team can give up for a keeper. */
export interface KeeperPick {
  readonly id: string;
  readonly round: number;
  /** 'Round 3', 'Round 3 of the Wolves' */
  readonly label: string;
}

/** What keepers cost, of one team. */
export interface KeeperRounds {
  /** The team's own and acquired picks, without those that are used, forfeited or promised. */
  readonly picks: readonly KeeperPick[];
  /** The round that keeping a player asks for. */
  readonly asked: ReadonlyMap<number, number>;
  /** Where a round has no pick left: one of an earlier round goes, or one of a later. */
  readonly otherwise: 'earlier' | 'later';
}

/** By what the round of each player is found. */
export interface RoundSettings {
  /** Rounds earlier for each season that a player is kept in a row. */
  readonly step: number;
  /** The round of players who were never drafted; 0 is the last. */
  readonly undrafted: number;
  /** Rounds of the coming general draft. */
  readonly rounds: number;
}

/**
 * The round that each player costs: the one in which they were drafted last, so many earlier for this season and each
 * one before in a row, and never outside the draft.
 */
export function askedRounds(
  players: readonly number[],
  drafted: ReadonlyMap<number, number>,
  kept: SeasonsKept,
  { step, undrafted, rounds }: RoundSettings,
): Map<number, number> {
  const within = (round: number) => Math.min(rounds, Math.max(1, round));
  return new Map(
    players.map((id) => {
      const was = drafted.get(id);
      const seasons = kept.get(id) ?? 0;
      const round =
        was === undefined
          ? within(undrafted === 0 ? rounds : undrafted) - step * seasons
          : within(was) - step * (seasons + 1);
      return [id, within(round)];
    }),
  );
}

/**
 * Which pick each keeper costs; null for whoever no pick is left for. Each pick goes once. The keepers with the fewest
 * picks to choose from choose first, and each takes the one nearest to the round that is asked for, so that everybody
 * has one wherever that is possible.
 */
export function keeperCosts(keepers: readonly number[], rules: KeeperRounds): Map<number, KeeperPick | null> {
  const sign = rules.otherwise === 'earlier' ? 1 : -1;
  const asked = (id: number) => rules.asked.get(id) ?? 1;
  const left = [...rules.picks];
  const costs = new Map<number, KeeperPick | null>();
  for (const id of [...keepers].sort((a, b) => sign * (asked(a) - asked(b)) || a - b)) {
    const fits = left.filter(({ round }) => sign * (asked(id) - round) >= 0);
    const nearest = fits.reduce<KeeperPick | null>(
      (best, pick) => (best === null || sign * (pick.round - best.round) > 0 ? pick : best),
      null,
    );
    if (nearest !== null) left.splice(left.indexOf(nearest), 1);
    costs.set(id, nearest);
  }
  return costs;
}

/** Whether there is a pick for each of them. */
export const affordable = (keepers: readonly number[], rules: KeeperRounds): boolean =>
  [...keeperCosts(keepers, rules).values()].every((pick) => pick !== null);

/** Players with the most picks to choose from first. */
export const easiest = ({ asked, otherwise }: KeeperRounds, ids: readonly number[]): number[] => {
  const sign = otherwise === 'earlier' ? 1 : -1;
  return [...ids].sort((a, b) => sign * ((asked.get(b) ?? 1) - (asked.get(a) ?? 1)) || a - b);
};
