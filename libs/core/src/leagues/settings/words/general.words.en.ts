import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { GENERAL } from '../general.settings.js';

export const GENERAL_WORDS: WordsOfRows<typeof GENERAL> = {
  num_teams: {
    label: 'Number of teams',
    words: 'the number of teams',
    tooLow: () => 'A league has 2 to 32 teams.',
    tooHigh: () => 'A league has 2 to 32 teams.',
  },
  salary_cap: {
    label: 'Salary cap',
    words: 'the salary cap',
    tooLow: () => 'The salary cap must be above $0.',
    tooHigh: (most) => `The salary cap can be at most ${formatMoney(most)}.`,
    says: (cap) =>
      `The cap is ${formatMoney(cap)}. It counts the cap hits of active players, less what other teams retain, ` +
      'plus what the team itself retains.',
  },
  cap_floor: {
    label: 'Cap floor',
    words: 'the cap floor',
    atZero: 'none',
    tooHigh: (most) => `The cap floor can be at most ${formatMoney(most)}.`,
    hint: (floor) => (floor === 0 ? 'None.' : 'The least that every team must spend in season.'),
    says: (floor) =>
      floor === 0
        ? 'There is no cap floor.'
        : `In season a team uses at least ${formatMoney(floor)} of the cap, the cap floor. A move that brings a team further below it is refused.`,
  },
};
