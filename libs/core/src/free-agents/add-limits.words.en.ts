import { isInMatchups } from '../leagues/formats.js';
import { stateOf } from '../leagues/settings.values.js';
import { areLimitsFixed } from '../competition/period-limits.rules.js';
import { many } from '../text.rules.js';

/** The rulebook's sentences about adds in a matchup period, and about drops. */
export const addLimitWords = (league: Parameters<typeof stateOf>[0]): string => {
  const { adds_period: adds, adds_high: high, adds_lower_bracket: lower, drops_count: dropsCount } = stateOf(league);
  const won = [
    ...(high
      ? [
          `The team with the best score of a regular matchup period wins ${many(high, 'more add')} for the rest of the season; tied teams each do.`,
        ]
      : []),
    ...(lower
      ? [`The winner of the bracket outside the play-offs wins ${many(lower, 'more add')} for the season after it.`]
      : []),
    ...(high || lower ? ['Won adds raise the limit of the season and expire with it.'] : []),
  ];
  const counted = dropsCount
    ? 'Where adds are limited, each drop in season counts as one more add. A drop without an add is always possible.'
    : 'Drops do not count toward the limits of adds.';
  const drops = [...won, counted].join(' ');
  if (!isInMatchups(league)) return drops;
  if (!adds) return `There is no limit of adds for a matchup period. ${drops}`;
  const rest = `A change of the limit applies from the next period. ${drops}`;
  if (areLimitsFixed(stateOf(league)))
    return `In a matchup period, however long it is, a team can add ${many(adds, 'free agent')} at most, won claims included. ${rest}`;
  return `In a matchup period of seven days with games a team can add ${many(adds, 'free agent')} at most, won claims included. The limit of other periods is in proportion to their days with games, rounded up. ${rest}`;
};
