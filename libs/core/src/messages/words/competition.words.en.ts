import { formatCount } from '../../text.rules.js';

export const COMPETITION_MESSAGES = {
  dayOfScheduleIsWrittenLike: () => "A day is written like '2025-11-24'.",
  divisionHasAtMostTeams: ({ most }: { most: number }) => `A division has at most ${most} teams.`,
  divisionHasName: () => 'A division has a name.',
  givePairsOfPeriod: () => 'Give the pairs of the period.',
  leagueHasAtMostDivisions: ({ most }: { most: number }) => `A league has at most ${most} divisions.`,
  divisionNameHasAtMostCharacters: ({ most }: { most: number }) =>
    `The name of a division has at most ${most} characters.`,
  openIsOnOrOff: () => 'Open is on or off.',
  periodHasAtMostPairs: ({ most }: { most: number }) => `A period has at most ${most} pairs.`,
  changeHasAtMostResults: ({ most }: { most: number }) =>
    `A change adds or takes at most ${most} results of each kind.`,
  resultsAreWhole: () => 'Results are whole numbers.',
  figureIsAmong: ({ choices }: { choices: readonly string[] }) =>
    `A figure is one of ${choices.join(', ')}, or null for points.`,
  amountIsNumber: () => 'The amount is a number.',
  amountIsWithin: ({ most }: { most: number }) => `An amount is from −${formatCount(most)} to ${formatCount(most)}.`,
  pointsAreAtLeast: () => 'Points are at least −9,999.',
  pointsAreAtMost: ({ most }: { most: number }) => `Points are at most ${formatCount(most)}.`,
  pointsAreNumber: () => 'Points are a number.',
  pointsHaveAtMostThreeDecimals: () => 'Points have at most three decimals.',
};
