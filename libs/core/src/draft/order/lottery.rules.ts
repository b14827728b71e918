import type { ValueOf } from '../../answer.parts.js';
import type { lotteryRules as lotteryRulesAnswer } from '../draft-state.answers.js';
import { randomFrom } from '../../random.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';

/** How first places are drawn among last season's worst teams. */
export type LotteryRules = ValueOf<typeof lotteryRulesAnswer>;

/** The lottery by default, also of draws that recorded no rules. The chances are percentages. */
export const USUAL_LOTTERY: LotteryRules = { weights: [50, 30, 20], draws: 0, rise: 0, fall: 0 };

export const hasLottery = ({ weights }: LotteryRules): boolean => weights.length > 1;

type LotterySettings = Partial<
  Pick<LeagueSettings, 'lottery_teams' | 'lottery_draws' | 'lottery_rise' | 'lottery_fall' | 'num_teams'>
>;

/**
 * A league's lottery, with at most all of its teams. Unless there are three teams, the worst of n teams has n lots, the
 * next has one fewer, and the best has one.
 */
export function lotteryRules({ num_teams: all = Infinity, ...settings }: LotterySettings): LotteryRules {
  const teams = Math.min(settings.lottery_teams ?? USUAL_LOTTERY.weights.length, all);
  return {
    weights:
      teams === USUAL_LOTTERY.weights.length
        ? USUAL_LOTTERY.weights
        : Array.from({ length: teams }, (_, index) => teams - index),
    draws: settings.lottery_draws ?? 0,
    rise: settings.lottery_rise ?? 0,
    fall: settings.lottery_fall ?? 0,
  };
}

/**
 * `worstFirst` with its first places drawn by weight, without replacement. A team that would otherwise fall too far
 * gets its place without a draw; teams that would rise too far are not among those drawn for a place. Teams that were
 * not drawn follow in their order.
 */
export function lotteryOrder(
  worstFirst: readonly string[],
  seed: string,
  { weights, draws, rise, fall }: LotteryRules = USUAL_LOTTERY,
): string[] {
  const random = randomFrom(seed);
  const drawn = Math.min(draws || weights.length, weights.length, worstFirst.length);
  const left = worstFirst.map((teamId, index) => ({ teamId, index, weight: weights[index] ?? 0 }));
  const order: string[] = [];
  for (let place = 0; place < drawn; place += 1) {
    const last = left.find(({ index }) => fall > 0 && index + fall === place);
    const urn = left.filter(({ index }) => index < weights.length && (rise === 0 || index - place <= rise));
    const next = last ?? drawOne(urn, random);
    left.splice(left.indexOf(next), 1);
    order.push(next.teamId);
  }
  return [...order, ...left.map(({ teamId }) => teamId)];
}

function drawOne<T extends { readonly weight: number }>(urn: readonly T[], random: () => number): T {
  let ticket = random() * urn.reduce((sum, { weight }) => sum + weight, 0);
  // Rounding can leave a rest after the last one.
  return urn.find(({ weight }) => (ticket -= weight) < 0) ?? urn.at(-1)!;
}
