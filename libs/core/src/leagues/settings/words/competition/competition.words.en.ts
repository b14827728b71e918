import { categoriesFault, categoriesOf } from '../../../../players/scoring/category-set.js';
import { DEFAULT_CATEGORIES } from '../../../../players/scoring/default-categories.js';
import { monthDayWords } from '../../../../calendar.js';
import { many } from '../../../../text.rules.js';
import { WEEKDAY_OPTIONS } from '../weekdays.words.en.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { COMPETITION } from '../../competition.settings.js';

export const COMPETITION_WORDS: WordsOfRows<typeof COMPETITION> = {
  format: {
    label: 'Format',
    words: 'the format',
    options: {
      points: { label: 'Points: one table all season', words: 'points, one table all season' },
      h2h_points: { label: 'Matchups: two teams meet each week', words: 'matchups, decided by points' },
      h2h_each_category: {
        label: 'Matchups by categories: each one is a result',
        words: 'matchups, each category a result',
      },
      h2h_most_categories: {
        label: 'Matchups by categories: most categories win',
        words: 'matchups, won by most categories',
      },
      roto: { label: 'Roto: places in categories, one table all season', words: 'roto, places in categories' },
    },
    hint: 'How the season is won. It changes between two seasons only.',
  },
  matchup_median: {
    label: 'Also play the median',
    words: 'a weekly matchup against the median',
    hint: 'A second result each period: against the median of all teams’ scores',
  },
  matchup_record: {
    label: 'The table goes by',
    words: 'what results of matchups give',
    options: {
      share: { label: 'Share of wins: a tie is half a win', words: 'a share of wins' },
      '2-1-0': { label: 'Points: 2 for a win, 1 for a tie', words: '2 points for a win, 1 for a tie' },
      '3-1-0': { label: 'Points: 3 for a win, 1 for a tie', words: '3 points for a win, 1 for a tie' },
    },
    hint: 'Teams with other numbers of results are compared by points per result.',
  },
  divisions: {
    label: 'Divisions',
    words: 'the number of divisions',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} divisions.`,
    hint: (divisions) =>
      divisions < 2
        ? 'No divisions; a league with them has 2 to 8, each of at least two teams.'
        : 'Teams of the same division meet more often. A commissioner sets or draws who is in which before the season.',
  },
  matchup_days: {
    label: 'Days of a matchup period',
    words: 'the days of a matchup period',
    tooLow: () => 'A matchup period lasts 3 to 14 days.',
    tooHigh: () => 'A matchup period lasts 3 to 14 days.',
    hint: (days) => (days === 7 ? 'A week.' : 'Counted from the first week of the season on.'),
  },
  matchup_split: {
    label: 'Two matchups a week',
    words: 'two matchups a week',
    options: {
      whole: { label: 'No', words: 'no' },
      '3-4': { label: 'Three days, then four', words: 'three days, then four' },
      '4-3': { label: 'Four days, then three', words: 'four days, then three' },
    },
    hint: 'The days of a matchup period above do not apply then.',
  },
  cup: {
    label: 'Cup',
    words: 'the cup',
    options: {
      none: { label: 'None', words: 'none' },
      '11-01': { label: 'Drawn on November 1', words: 'drawn on November 1' },
      '12-01': { label: 'Drawn on December 1', words: 'drawn on December 1' },
      '01-01': { label: 'Drawn on January 1', words: 'drawn on January 1' },
      '02-01': { label: 'Drawn on February 1', words: 'drawn on February 1' },
      '03-01': { label: 'Drawn on March 1', words: 'drawn on March 1' },
    },
    hint: 'A knock-out beside the table, a round each week after the draw. Eight teams need three weeks. In season the commissioner can choose others.',
    says: (day) =>
      day === 'none'
        ? 'There is no cup beside the table.'
        : `A cup of all teams is drawn on ${monthDayWords(day)} by a seed that the log names. Its rounds are the next weeks, or regular matchup periods, unless a commissioner has chosen others before the draw. The points or categories of these days decide them. Where the teams do not fill the bracket, the best of the table have no opponent in the first round. In a tie the team that is higher in the table advances. A round is decided once its games are over and scored; later corrections do not change it. The cup changes nothing in the table.`,
  },
  matchup_weekday: {
    label: 'First day of a period',
    words: 'the weekday on which matchup periods begin',
    options: WEEKDAY_OPTIONS,
    hint: 'Periods of a week begin on this day; of others, the first one.',
  },
  matchup_short_weeks: {
    label: 'Weeks with few NHL games',
    words: 'weeks with few NHL games',
    options: {
      join: { label: 'Join the next week', words: 'joined to the next week' },
      keep: { label: 'Are periods like the others', words: 'periods like the others' },
      none: { label: 'Have no matchup', words: 'without a matchup' },
    },
    hint: 'Fewer than 60 % of the games of a usual week: the first days of a season, the All-Star break, the Olympics.',
  },
  categories: {
    label: 'Categories',
    words: 'the categories',
    hint: (text) =>
      categoriesFault(text) === null
        ? `${many(categoriesOf(text).length, 'category', 'categories')} in the order of the grid, each with its weight.`
        : `As in ${DEFAULT_CATEGORIES}.`,
  },
  category_goalies: {
    label: 'Goalie games per week',
    words: 'the minimum of goalie games per week',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} goalie games per week.`,
    hint: (games) =>
      games === 0
        ? 'No minimum.'
        : `A team with fewer than ${many(games, 'goalie game')} loses the goalie categories. Shorter and longer periods need fewer or more.`,
  },
  category_goalies_below: {
    label: 'Below that number',
    words: 'the loss below the goalie games of a week',
    options: {
      all: {
        label: 'All goalie categories; both below: ties',
        words: 'all goalie categories, or ties where both are below',
      },
      both: { label: 'All goalie categories, for both', words: 'all goalie categories, also where both are below' },
      ratios: { label: 'Only GAA and SV%', words: 'only the goalie ratios' },
    },
    hint: 'Not playing goalies never wins a category.',
  },
};
