import { dayWords } from '@crease/core/calendar.js';
import { many } from '@crease/core/text.rules.js';
import { commissionerOnly } from '../../platform/platform.refusals.en.js';

export const SEASONS_REFUSALS = {
  otherChange: () => ({ message: 'This is not the last change of phase any more.', fix: 'Reload the page.' }),
  'forbidden.takeBack': () => commissionerOnly('undo a change of phase'),
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
  'forbidden.dates': () => commissionerOnly('correct the dates of the season'),
  datesOther: ({ asked, season }: { readonly asked: string; readonly season: string }) => ({
    message: `The dates of ${asked} can’t be corrected now, but those of ${season} can.`,
    fix: 'Correct the season that is played or comes next. For an ended season undo its end first.',
  }),
  datesMissing: () => ({
    message: 'The season that this league plays has no dates.',
    fix: 'Undo the start of the season and start it again with its dates.',
  }),
  datesWeeks: ({ picks, first, last }: { readonly picks: number; readonly first: string; readonly last: string }) => ({
    message: `${many(picks, 'free-agent pick')} of weeks that would be outside of the season ${picks === 1 ? 'has' : 'have'} been used, traded, promised or forfeited.`,
    fix: `Let the season hold ${dayWords(first)} and ${dayWords(last)}.`,
  }),
};
