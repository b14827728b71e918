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
  cut_present: {
    label: 'Cut: this season (%)',
    words: 'the share of a cut salary in the present season',
    named: 'Cut in the present season',
    tooHigh: (most) => `At most ${most} % of a salary remain after a cut.`,
    hint: (percent) =>
      percent === 0 ? 'A cut costs nothing more this season.' : `${percent} % of the salary stay with the team.`,
  },
  cut_later: {
    label: 'Cut: later seasons (%)',
    words: 'the share of a cut salary in each later season',
    named: 'Cut in later seasons',
    tooHigh: (most) => `At most ${most} % of a salary remain after a cut.`,
    hint: (percent) =>
      percent === 0
        ? 'A cut costs nothing in later seasons.'
        : `${percent} % of the salary stay with the team in each.`,
  },
};
