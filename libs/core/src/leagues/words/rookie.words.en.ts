import { monthDayWords } from '../../calendar.js';
import type { RookieLimits } from '../../players/rookie.rules.js';
import { rookieLimits, type FarmSettings } from '../farm.rules.js';

/** '15 September', or another day as in 'Jan 31'. */
const ageDayWords = ({ ageDay }: RookieLimits): string =>
  ageDay === undefined ? '15 September' : monthDayWords(ageDay);

/** The rulebook's definition of a rookie. */
export const rookieWords = (settings: FarmSettings): string => {
  const limits = rookieLimits(settings);
  const { age, oneSeason, twoSeasons, career } = limits;
  const by = (skater: number | null, goalie: number | null, says: (games: number) => string): string[] =>
    skater === goalie
      ? skater === null
        ? []
        : [says(skater)]
      : [
          ...(skater === null ? [] : [`${says(skater)} (forwards and defensemen)`]),
          ...(goalie === null ? [] : [`${says(goalie)} (goalies)`]),
        ];
  const asked = [
    'was drafted or signed by an NHL club',
    ...(age === null ? [] : [`is under ${age} on ${ageDayWords(limits)}`]),
    ...by(oneSeason.skater, oneSeason.goalie, (games) => `has played at most ${games} NHL games in any earlier season`),
    ...by(
      career.skater,
      career.goalie,
      (games) =>
        `has played at most ${games} NHL games in all ${limits.careerNow ? 'seasons, with the present one' : 'earlier seasons'}`,
    ),
    ...(twoSeasons === null
      ? []
      : [
          oneSeason.skater === null && career.skater === null
            ? `has played fewer than ${twoSeasons} NHL games in each of any two earlier seasons`
            : `fewer than ${twoSeasons} in each of any two`,
        ]),
  ];
  return `A rookie ${asked.slice(0, -1).join(', ')}, and ${asked.at(-1)}.`;
};
