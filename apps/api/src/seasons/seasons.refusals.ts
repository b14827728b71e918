import { dayWords } from '@crease/core/calendar.js';
import { refusalsIn } from '@crease/core/refusals.js';
import { commissionerOnly } from '../platform/platform.refusals.js';

const SEASONS_REFUSALS = {
  otherChange: () => ({ message: 'This is not the last change of phase any more.', fix: 'Reload the page.' }),
  'forbidden.takeBack': () => commissionerOnly('take back a change of phase'),
  'forbidden.advance': () => commissionerOnly('move the league to its next phase'),
  seasonDates: (season: {
    readonly startsOn: string;
    readonly endsOn: string;
    readonly days: number;
    readonly most: number;
  }) => ({
    message: `A season from ${dayWords(season.startsOn)} to ${dayWords(season.endsOn)} ${season.days < 0 ? 'has no days' : `has more than ${season.most} days`}.`,
    fix: 'Give both dates, the last after the first and within a year.',
  }),
};

export const { refusal } = refusalsIn(SEASONS_REFUSALS);
