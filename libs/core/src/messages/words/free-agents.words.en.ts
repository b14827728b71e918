import { formatMoney } from '../../money.js';

export const FREE_AGENT_MESSAGES = {
  bidIsNumber: () => 'A bid is a number of dollars.',
  bidIsWhole: () => 'A bid is a whole number of dollars.',
  budgetIsWhole: () => 'Budget is a whole number of dollars.',
  budgetIsAtLeast: ({ least }: { least: number }) => `Give at least ${formatMoney(least)} of budget.`,
  bidIsAtLeast: ({ least }: { least: number }) => `A bid is at least ${formatMoney(least)}.`,
  bidIsAtMost: ({ most }: { most: number }) => `A bid is at most ${formatMoney(most)}.`,
};
