import { many } from '../../../../text.rules.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { RESULTS } from '../../results.settings.js';

export const RESULTS_WORDS: WordsOfRows<typeof RESULTS> = {
  matchup_order: {
    label: 'Teams with the same share of wins',
    words: 'the order of teams with the same share of wins',
    options: {
      'points-meetings-division': {
        label: 'Points, meetings, division',
        words: 'points, then the meetings of the teams, then the division',
      },
      'points-division-meetings': {
        label: 'Points, division, meetings',
        words: 'points, then the division, then the meetings of the teams',
      },
      'meetings-points-division': {
        label: 'Meetings, points, division',
        words: 'the meetings of the teams, then points, then the division',
      },
      'meetings-division-points': {
        label: 'Meetings, division, points',
        words: 'the meetings of the teams, then the division, then points',
      },
      'division-points-meetings': {
        label: 'Division, points, meetings',
        words: 'the division, then points, then the meetings of the teams',
      },
      'division-meetings-points': {
        label: 'Division, meetings, points',
        words: 'the division, then the meetings of the teams, then points',
      },
    },
    hint: 'Points per period, or matchups won in categories; the results between the teams; those inside the divisions. Then a draw.',
  },
  matchup_chances: {
    label: 'Projections and win probabilities',
    words: 'projections and win probabilities of matchups',
    hint: 'On the pages of matchups. No rule uses them.',
  },
  matchup_ties: {
    label: 'A tie in a matchup',
    words: 'what becomes of a tie in a matchup',
    options: {
      tie: { label: 'Stays a tie', words: 'a tie' },
      broken: {
        label: 'Is broken: bench points, goals, fewest players',
        words: 'broken by bench points, then goals, then fewest players used',
      },
    },
    hint: 'Bench points need line-ups: those of active players who did not count on their day. In categories, goals come first.',
  },
  matchup_corrections: {
    label: 'Corrections by the NHL',
    words: 'how long corrections of games change results',
    options: {
      'three-days': { label: 'Count for three days after a period', words: 'three days after a period' },
      always: { label: 'Count until the season ends', words: 'until the season ends' },
      never: { label: 'Never change a result', words: 'never' },
    },
    hint: 'The first game of a play-off round makes all results before it final.',
  },
  goalie_starts_period: {
    label: 'Goalie starts per matchup period',
    words: 'the goalie starts that count in a matchup period',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} goalie starts per matchup period.`,
    hint: (starts) =>
      starts === 0
        ? 'All games of goalies count.'
        : `After ${many(starts, 'start')} in a week, goalies of later days do not count.`,
  },
  period_games_cap: {
    label: 'Games per skater place and week',
    words: 'the most games of a skater place in a matchup period',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} games per skater place and week.`,
    hint: (games) =>
      games === 0
        ? 'All games of skaters count.'
        : `${many(games, 'game')} for each skater place, counted together for all places of a kind. Later days do not count.`,
  },
  period_limits: {
    label: 'Limits of short and long periods',
    words: 'the limits of short and long matchup periods',
    options: {
      scaled: { label: 'In proportion to their days with games', words: 'in proportion to their days with games' },
      fixed: { label: 'The same in each period', words: 'the same in each period' },
    },
    hint: 'Of adds, games, goalie starts and goalie games that a team needs.',
  },
};
