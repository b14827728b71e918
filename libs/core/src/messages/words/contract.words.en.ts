import { formatCount } from '../../text.rules.js';

export const CONTRACT_MESSAGES = {
  contractKinds: () => 'Choose one of: standard, entry-level.',
  salaryAtLeast0: () => 'A salary is at least $0.',
  salaryAtMost: ({ most }: { most: number }) => `A salary is at most $${formatCount(most)}.`,
  salaryIsWholeNumber: () => 'A salary is a whole number of dollars.',
  yearsAtLeast1: () => 'A contract has at least 1 season.',
  yearsIsWholeNumber: () => 'The seasons of a contract are a whole number.',
};
