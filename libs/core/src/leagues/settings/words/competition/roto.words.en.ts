import { many } from '../../../../text.rules.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { ROTO } from '../../roto.settings.js';

const capHint = (games: number, place: 'skater' | 'goalie'): string =>
  games === 0
    ? 'All games count.'
    : `${many(games, 'game')} for each ${place} place, counted together for all places of a kind. Later days do not count.`;

export const ROTO_WORDS: WordsOfRows<typeof ROTO> = {
  roto_ties: {
    label: 'Tied teams in a category',
    words: 'the points of tied teams in a category',
    options: {
      mean: { label: 'Get the mean of their places', words: 'the mean of their places' },
      best: { label: 'All get the best of their places', words: 'the best of their places' },
    },
    hint: 'In each category the best of 12 teams gets 12 points, the worst 1.',
  },
  roto_goalies: {
    label: 'Goalie games per season',
    words: 'the minimum of goalie games per season',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} goalie games per season.`,
    hint: (games) =>
      games === 0
        ? 'No minimum.'
        : `A team with fewer than ${many(games, 'goalie game')} is last in the goalie categories; during the season it needs a share of them.`,
  },
  games_cap: {
    label: 'Games per skater place',
    words: 'the most games of a skater place in a season',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} games per skater place.`,
    hint: (games) => capHint(games, 'skater'),
  },
  season_games_cap: {
    label: 'Games per skater place',
    words: 'the most games of a skater place in a season of points',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} games per skater place.`,
    hint: (games) => capHint(games, 'skater'),
  },
  season_goalie_games_cap: {
    label: 'Games per goalie place',
    words: 'the most games of a goalie place in a season of points',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} games per goalie place.`,
    hint: (games) => capHint(games, 'goalie'),
  },
  goalie_games_cap: {
    label: 'Games per goalie place',
    words: 'the most games of a goalie place in a season',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} games per goalie place.`,
    hint: (games) => capHint(games, 'goalie'),
  },
};
