import { many } from '../../text.rules.js';
import { monthDaysOf, monthDaysWords } from '../month-days.js';
import type { SettingRows } from '../setting.model.js';
import { WEEKDAY_OPTIONS } from './weekdays.js';

const MOST_PLACES = 30;

const PLACES = {
  section: 'lineup',
  unit: 'count',
  eases: 'never',
  byPeriod: true,
  among: { choice: 'lineups', is: ['day', 'week', 'month'] },
  later: true,
  max: MOST_PLACES,
  tooHigh: `At most ${MOST_PLACES} places of a kind.`,
  rule: 'lineups',
} as const;

const { byPeriod: _, ...LIMIT } = PLACES;
const CHANGES = { ...LIMIT, eases: 'up', atZero: 'unlimited', default: 0 } as const;
const mayCome = (time: string) => (changes: number) =>
  changes === 0 ? 'As many as you like.' : `${many(changes, 'player')} may come into a line-up in ${time}.`;

const places = (who: string) => (count: number) => (count === 0 ? 'None.' : `${many(count, 'place')} for ${who}.`);

export const LINEUP = {
  lineups: {
    label: 'Line-ups',
    words: 'line-ups',
    section: 'lineup',
    unit: 'choice',
    eases: 'never',
    byPeriod: true,
    later: true,
    default: 'off',
    options: {
      off: { label: 'Off: every active player counts', words: 'not used' },
      day: { label: 'Set every day', words: 'set every day' },
      week: { label: 'Set every week', words: 'set every week' },
      month: { label: 'Set on fixed days of the month', words: 'set on fixed days of the month' },
    },
    hint: 'With line-ups only players in a place earn points.',
    rule: 'lineups',
  },
  lineup_weekday: {
    label: 'Day of the week',
    words: 'the weekday on which line-ups begin',
    section: 'lineup',
    unit: 'choice',
    eases: 'never',
    byPeriod: true,
    among: { choice: 'lineups', is: ['week'] },
    later: true,
    default: 'monday',
    options: WEEKDAY_OPTIONS,
    hint: 'A line-up begins on this day of every week and holds for seven days.',
    rule: 'lineups',
  },
  lineup_dates: {
    label: 'Days of the month',
    words: 'the days of the month on which line-ups begin',
    section: 'lineup',
    unit: 'dates',
    eases: 'never',
    byPeriod: true,
    among: { choice: 'lineups', is: ['month'] },
    later: true,
    default: '1, 15',
    hint: (text) => {
      const days = monthDaysOf(text);
      return days === null
        ? 'As many as you like, as in 1, 10, 20.'
        : `A line-up begins on ${monthDaysWords(days)}; a day that a month does not have is its last.`;
    },
    rule: 'lineups',
  },
  lineup_f: { ...PLACES, label: 'Forwards', words: 'the places for forwards', default: 9, hint: places('any forward') },
  lineup_c: { ...PLACES, label: 'Centres', words: 'the places for centres', default: 0, hint: places('centres') },
  lineup_lw: {
    ...PLACES,
    label: 'Left wings',
    words: 'the places for left wings',
    default: 0,
    hint: places('left wings'),
  },
  lineup_rw: {
    ...PLACES,
    label: 'Right wings',
    words: 'the places for right wings',
    default: 0,
    hint: places('right wings'),
  },
  lineup_d: { ...PLACES, label: 'Defense', words: 'the places for defensemen', default: 4, hint: places('defensemen') },
  lineup_u: { ...PLACES, label: 'Utility', words: 'the utility places', default: 1, hint: places('any skater') },
  lineup_g: { ...PLACES, label: 'Goalies', words: 'the places for goalies', default: 1, hint: places('goalies') },
  lineup_changes: {
    ...CHANGES,
    label: 'Changes a week',
    words: 'the changes of a line-up in a week',
    max: 200,
    tooHigh: 'At most 200 changes a week.',
    hint: mayCome('a week'),
  },
  lineup_changes_month: {
    ...CHANGES,
    label: 'Changes a month',
    words: 'the changes of a line-up in a month',
    max: 1_000,
    tooHigh: 'At most 1,000 changes a month.',
    hint: mayCome('a calendar month'),
  },
  lineup_changes_season: {
    ...CHANGES,
    label: 'Changes a season',
    words: 'the changes of a line-up in a season',
    max: 5_000,
    tooHigh: 'At most 5,000 changes a season.',
    hint: mayCome('a season, from July to June'),
  },
  lineup_stand_in: {
    label: 'Reserves stand in',
    words: 'reserves standing in for absent players',
    section: 'lineup',
    unit: 'choice',
    eases: 'never',
    byPeriod: true,
    among: PLACES.among,
    later: true,
    default: 'absent',
    options: {
      absent: { label: 'For absent players', words: 'for absent players' },
      always: { label: 'Best available when nothing is set', words: 'as the best available when nothing is set' },
      off: { label: 'Never', words: 'never' },
    },
    hint: 'An empty place, or one whose player is on injured reserve or gone, is taken by the best reserve who fits; or all places by the best where a manager set nothing for the day.',
    rule: 'lineups',
  },
} as const satisfies SettingRows;
