import { many } from '../../text.rules.js';
import type { SettingRows } from '../setting.model.js';

const capHint = (games: number, place: 'skater' | 'goalie'): string =>
  games === 0
    ? 'All games count.'
    : `${many(games, 'game')} for each ${place} place, counted together for all places of a kind. Later days do not count.`;

export const ROTO = {
  roto_ties: {
    label: 'Teams that are level in a category',
    words: 'the points of teams that are level in a category',
    section: 'competition',
    unit: 'choice',
    eases: 'never',
    among: { choice: 'format', is: ['roto'] },
    later: true,
    default: 'mean',
    options: {
      mean: { label: 'Get the mean of their places', words: 'the mean of their places' },
      best: { label: 'All get the best of their places', words: 'the best of their places' },
    },
    hint: 'In each category the best of 12 teams gets 12 points, the worst 1.',
    rule: 'format',
  },
  roto_goalies: {
    label: 'Goalie games per season',
    words: 'the least games of goalies in a season',
    section: 'competition',
    unit: 'count',
    eases: 'never',
    among: { choice: 'format', is: ['roto'] },
    atZero: 'none',
    later: true,
    default: 0,
    max: 500,
    tooHigh: 'At most 500 goalie games per season.',
    hint: (games) =>
      games === 0
        ? 'No minimum.'
        : `A team with fewer than ${many(games, 'goalie game')} is last in the goalie categories; during the season it needs a share of them.`,
    rule: 'format',
  },
  games_cap: {
    label: 'Games per skater place',
    words: 'the most games of a skater place in a season',
    section: 'competition',
    unit: 'count',
    eases: 'never',
    among: { choice: 'format', is: ['roto'] },
    atZero: 'no limit',
    later: true,
    earlier: 0,
    default: 82,
    max: 200,
    tooHigh: 'At most 200 games per skater place.',
    hint: (games) => capHint(games, 'skater'),
    rule: 'format',
  },
  goalie_games_cap: {
    label: 'Games per goalie place',
    words: 'the most games of a goalie place in a season',
    section: 'competition',
    unit: 'count',
    eases: 'never',
    among: { choice: 'format', is: ['roto'] },
    atZero: 'no limit',
    later: true,
    earlier: 0,
    default: 82,
    max: 200,
    tooHigh: 'At most 200 games per goalie place.',
    hint: (games) => capHint(games, 'goalie'),
    rule: 'format',
  },
} as const satisfies SettingRows;
