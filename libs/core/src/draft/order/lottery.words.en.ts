import { many } from '../../text.rules.js';
import { hasLottery, USUAL_LOTTERY, type LotteryRules } from './lottery.rules.js';

/** How the lottery works, for the rulebook and next to its button. */
export const lotteryWords = (rules: LotteryRules): string => {
  if (!hasLottery(rules)) return 'The league has no draft lottery.';
  const { weights, draws, rise, fall } = rules;
  const teams = weights.length;
  const lots = weights.reduce((sum, weight) => sum + weight, 0);
  const moves = [
    ...(rise > 0 ? [`up at most ${many(rise, 'place')}`] : []),
    ...(fall > 0 ? [`down at most ${many(fall, 'place')}`] : []),
  ];
  return [
    weights.join() === USUAL_LOTTERY.weights.join()
      ? `The commissioner can draw the first round by lottery: the three last teams have ${weights.join(', ')} % for the first pick.`
      : `The commissioner can draw the first round by lottery: the ${teams} last teams take part, the last with ${weights[0]} of ${lots} lots, each team above it one lot fewer.`,
    ...(draws > 0 && draws < teams
      ? [`${draws === 1 ? 'The first pick is' : `The first ${draws} picks are`} drawn.`]
      : []),
    ...(moves.length > 0 ? [`It moves a team ${moves.join(' and ')}.`] : []),
    'The others follow by last season’s table.',
  ].join(' ');
};
