import { many } from '../../../text.rules.js';
import { monthDaysOf, monthDaysWords } from '../../month-days.js';
import { locale } from '../../../locale.js';
import { WEEKDAY_OPTIONS } from './weekdays.words.en.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { LINEUP } from '../lineup.settings.js';

const PLACES = { tooHigh: (most: number) => `At most ${most} places of a kind.` };

const CHANGES = { atZero: 'unlimited' };

const mayCome = (time: string) => (changes: number) =>
  changes === 0 ? 'As many as you like.' : `${many(changes, 'player')} may come into a line-up in ${time}.`;

const places = (who: string) => (count: number) => (count === 0 ? 'None.' : `${many(count, 'place')} for ${who}.`);

export const LINEUP_WORDS: WordsOfRows<typeof LINEUP> = {
  lineups: {
    label: 'Line-ups',
    words: 'line-ups',
    options: {
      off: { label: 'Off: every active player counts', words: 'not used' },
      day: { label: 'Set every day', words: 'set every day' },
      week: { label: 'Set every week', words: 'set every week' },
      month: { label: 'Set on fixed days of the month', words: 'set on fixed days of the month' },
    },
    hint: 'With line-ups only players in a place earn points.',
  },
  lineup_weekday: {
    label: 'Day of the week',
    words: 'the weekday on which line-ups begin',
    options: WEEKDAY_OPTIONS,
    hint: 'A line-up begins on this day of every week and holds for seven days.',
  },
  lineup_dates: {
    label: 'Days of the month',
    words: 'the days of the month on which line-ups begin',
    hint: (text) => {
      const days = monthDaysOf(text);
      return days === null
        ? 'As many as you like, as in 1, 10, 20.'
        : `A line-up begins on ${monthDaysWords(days)}; a day that a month does not have is its last.`;
    },
  },
  lineup_f: {
    ...PLACES,
    label: 'Forwards',
    words: 'the places for forwards',
    hint: places('any forward'),
  },
  lineup_c: {
    ...PLACES,
    label: 'Centres',
    words: 'the places for centres',
    hint: places('centres'),
  },
  lineup_lw: {
    ...PLACES,
    label: 'Left wings',
    words: 'the places for left wings',
    hint: places('left wings'),
  },
  lineup_rw: {
    ...PLACES,
    label: 'Right wings',
    words: 'the places for right wings',
    hint: places('right wings'),
  },
  lineup_d: {
    ...PLACES,
    label: 'Defense',
    words: 'the places for defensemen',
    hint: places('defensemen'),
  },
  lineup_u: {
    ...PLACES,
    label: 'Utility',
    words: 'the utility places',
    hint: places('any skater'),
  },
  lineup_g: {
    ...PLACES,
    label: 'Goalies',
    words: 'the places for goalies',
    hint: places('goalies'),
  },
  lineup_changes: {
    ...CHANGES,
    label: 'Changes a week',
    words: 'the changes of a line-up in a week',
    tooHigh: (most) => `At most ${most} changes a week.`,
    hint: mayCome('a week'),
  },
  lineup_changes_month: {
    ...CHANGES,
    label: 'Changes a month',
    words: 'the changes of a line-up in a month',
    tooHigh: (most) => `At most ${locale.number(most)} changes a month.`,
    hint: mayCome('a calendar month'),
  },
  lineup_changes_season: {
    ...CHANGES,
    label: 'Changes a season',
    words: 'the changes of a line-up in a season',
    tooHigh: (most) => `At most ${locale.number(most)} changes a season.`,
    hint: mayCome('a season, from July to June'),
  },
  lineup_stand_in: {
    label: 'Reserves stand in',
    words: 'reserves standing in for absent players',
    options: {
      absent: { label: 'For absent players', words: 'for absent players' },
      always: { label: 'Best available when nothing is set', words: 'as the best available when nothing is set' },
      off: { label: 'Never', words: 'never' },
    },
    hint: 'An empty place, or one whose player is on injured reserve or gone, is taken by the best reserve who fits; or all places by the best where a manager set nothing for the day.',
  },
};
