import type { SeasonsKept } from '../teams/keepers/seasons-kept.rules.js';

/* Keepers that cost draft picks (docs/decisions/0046). */

/** A pick of the coming general draft that can be given up for a keeper. */
export interface KeeperPick {
  readonly id: string;
  readonly round: number;
  /** 'round 3', 'round 3 of the Wolves' */
  readonly label: string;
  /** The original team of an acquired pick; omitted for the team's own. */
  readonly team?: string;
}

export interface KeeperRounds {
  /** The team's own and acquired picks, except used, forfeited and promised ones. */
  readonly picks: readonly KeeperPick[];
  /** Required round by player. */
  readonly asked: ReadonlyMap<number, number>;
  /** Rank of each player with games last season, where the required round follows from it. */
  readonly ranks?: ReadonlyMap<number, number>;
  /** Which pick is used when none of the required round is left: one of an earlier or of a later round. */
  readonly otherwise: 'earlier' | 'later';
  /**
   * The number of first rounds whose players may not be kept, and the round of each player's last draft. Omitted when
   * players of every round may be kept.
   */
  readonly closed?: { readonly rounds: number; readonly drafted: ReadonlyMap<number, number> };
}

/** The round in which a player was drafted who may not be kept because of it; null for all others. */
export function closedRound(id: number, { closed }: Pick<KeeperRounds, 'closed'>): number | null {
  const round = closed?.drafted.get(id);
  return closed === undefined || round === undefined || round > closed.rounds ? null : round;
}

export interface RoundSettings {
  /** How many rounds earlier a keeper costs for each consecutive season. */
  readonly step: number;
  /** Round of players who were never drafted; 0 means the last round. */
  readonly undrafted: number;
  readonly rounds: number;
}

/**
 * The round that each player costs: the round of their last draft, moved earlier for this season and each consecutive
 * one before. Always within the draft.
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

/** Ranks by points, 1 for the most. Players with the same points share the best of their ranks. */
export function ranksOf(points: ReadonlyMap<number, number>): Map<number, number> {
  const sorted = [...points].sort(([, one], [, other]) => other - one);
  const ranks = new Map<number, number>();
  for (const [index, [id, earned]] of sorted.entries()) {
    const before = sorted[index - 1];
    ranks.set(id, before?.[1] === earned ? (ranks.get(before[0]) ?? 0) : index + 1);
  }
  return ranks;
}

/**
 * The round that each player costs by last season's rank: each round has as many ranks as the league has teams. Players
 * without a rank cost the last round.
 */
export function roundsByRank(
  players: readonly number[],
  ranks: ReadonlyMap<number, number>,
  { teams, rounds }: { readonly teams: number; readonly rounds: number },
): Map<number, number> {
  return new Map(
    players.map((id) => {
      const rank = ranks.get(id);
      return [id, rank === undefined ? rounds : Math.min(rounds, Math.ceil(rank / teams))];
    }),
  );
}

/**
 * Assigns a pick to each keeper; null when none is left. Keepers with the fewest possible picks choose first, and each
 * takes the pick nearest to the required round. This assigns a pick to every keeper whenever that is possible.
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

export const affordable = (keepers: readonly number[], rules: KeeperRounds): boolean =>
  [...keeperCosts(keepers, rules).values()].every((pick) => pick !== null);

/** Sorts players with the most possible picks first. */
export const easiest = ({ asked, otherwise }: KeeperRounds, ids: readonly number[]): number[] => {
  const sign = otherwise === 'earlier' ? 1 : -1;
  return [...ids].sort((a, b) => sign * ((asked.get(b) ?? 1) - (asked.get(a) ?? 1)) || a - b);
};
