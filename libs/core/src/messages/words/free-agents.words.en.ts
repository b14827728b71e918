import { formatMoney } from '../../money.js';

export const FREE_AGENT_MESSAGES = {
  bidIsNumber: () => 'A bid is a number of dollars.',
  bidIsWhole: () => 'A bid is a whole number of dollars.',
  bidIsAtLeast: ({ least }: { least: number }) => `A bid is at least ${formatMoney(least)}.`,
  bidIsAtMost: ({ most }: { most: number }) => `A bid is at most ${formatMoney(most)}.`,
};
