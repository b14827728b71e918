import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { CONTRACTS } from '../contracts.settings.js';

export const CONTRACTS_WORDS: WordsOfRows<typeof CONTRACTS> = {
  salaries: {
    label: 'Salaries',
    words: 'the salaries',
    options: {
      nhl: { label: 'NHL cap hits', words: 'NHL cap hits' },
      own: { label: 'The league’s own', words: 'the league’s own salaries' },
    },
    hint: 'Players cost their NHL cap hit, or the salary of a contract with the league.',
  },
  salary_minimum: {
    label: 'Minimum salary',
    words: 'the minimum salary',
    tooHigh: (most) => `The minimum salary is at most ${formatMoney(most)}.`,
    hint: (least) => `A player without a contract costs ${formatMoney(least)}.`,
  },
  salary_step: {
    label: 'Salary step',
    words: 'the step of salaries',
    tooLow: (least) => `The step of salaries is at least ${formatMoney(least)}.`,
    tooHigh: (most) => `The step of salaries is at most ${formatMoney(most)}.`,
    hint: (step) => `Salaries are multiples of ${formatMoney(step)}.`,
  },
};
