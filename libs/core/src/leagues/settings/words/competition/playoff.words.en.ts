import type { WordsOfRows } from '../../../setting.model.js';
import type { PLAYOFFS } from '../../playoff.settings.js';

export const PLAYOFFS_WORDS: WordsOfRows<typeof PLAYOFFS> = {
  table_playoff_teams: {
    label: 'Teams in the play-offs',
    words: 'the number of teams in the play-offs after the table',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} teams play on after the table.`,
    hint: (teams) =>
      teams < 2
        ? 'No play-offs: the table decides.'
        : `The first ${teams} of the table play for the title in the season’s last weeks.`,
  },
  playoff_teams: {
    label: 'Teams in the play-offs',
    words: 'the number of teams in the play-offs',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} teams play on after the regular periods.`,
    hint: (teams) =>
      teams < 2 ? 'No play-offs: the table decides.' : `The first ${teams} of the table play for the title.`,
  },
  playoff_periods: {
    label: 'Periods of a round',
    words: 'the periods of a round of the play-offs',
    tooLow: () => 'A round of the play-offs takes 1 to 3 periods.',
    tooHigh: () => 'A round of the play-offs takes 1 to 3 periods.',
    hint: (periods) =>
      periods === 1
        ? 'One period for each round. After a table a period is a week.'
        : `${periods} periods in a row between the same teams. After a table a period is a week.`,
  },
  playoff_rounds: {
    label: 'Several periods of a round',
    words: 'what the periods of a round of the play-offs count',
    options: {
      sum: { label: 'Are added up', words: 'added up' },
      wins: { label: 'Are matches: more wins advance, as in a best of three', words: 'matches, and more wins advance' },
    },
    hint: 'With equal wins the sum of the round decides, then the rule for ties. All periods are played.',
  },
  playoff_long_final: {
    label: 'Final of one more period',
    words: 'the longer final',
    hint: 'Where the play-offs then take at most a fifth of the season’s periods',
  },
  playoff_reseed: {
    label: 'Pair again in each round',
    words: 'the new pairs in each round of the play-offs',
    hint: 'The best that is left meets the worst; otherwise the bracket is fixed',
  },
  table_playoff_fixed: {
    label: 'Fixed bracket',
    words: 'the fixed bracket of the play-offs',
    hint: 'The pairs of later rounds follow from the first; otherwise the best that is left meets the worst',
  },
  playoff_division_winners: {
    label: 'Division winners first',
    words: 'the best seeds for division winners',
    hint: 'They have the best seeds, in the order of the table; without divisions the table decides',
  },
  playoff_ties: {
    label: 'A tie in the play-offs',
    words: 'what decides a tie in the play-offs',
    options: {
      seed: { label: 'The better seed advances', words: 'the better seed' },
      'head-to-head': {
        label: 'Regular matchups of the two teams, then the seed',
        words: 'the regular matchups of the two teams, then the seed',
      },
      bench: {
        label: 'Bench points, goals, fewest players, then the seed (by points only)',
        words: 'bench points, goals and fewest players used, then the seed',
      },
      commissioner: {
        label: 'The commissioner decides with a reason',
        words: 'the commissioner, or the seed where the next round begins first',
      },
    },
    hint: 'A round in which no game is played is a tie, too. The seed also decides where a rule has nothing to compare: bench points by categories, regular matchups after a table.',
  },
  playoff_end: {
    label: 'End of the play-offs',
    words: 'the end of the play-offs',
    options: {
      rest: {
        label: 'With the last week before the season’s last days',
        words: 'three NHL days before the season’s end',
      },
      season: { label: 'With the season', words: 'the season’s end' },
    },
    hint: 'Clubs rest players in the last days. Otherwise at least three days with NHL games follow the final.',
  },
  playoff_third: {
    label: 'Match for third place',
    words: 'the match for third place',
    hint: 'In play-offs with semi-finals: their losers meet while the final is played',
  },
  playoff_consolation: {
    label: 'Teams outside the play-offs',
    words: 'the matches of teams outside the play-offs',
    options: {
      consolation: { label: 'Play a consolation bracket, the best of them', words: 'a consolation bracket' },
      losers: { label: 'Play a loser’s bracket, the last of the table', words: 'a loser’s bracket' },
      none: { label: 'Have no match left', words: 'none' },
    },
    hint: 'Where the league has play-offs. It has as many rounds as they have at most, and changes no rank and no order of a draft.',
  },
  playoff_losers_pick: {
    label: 'Pick for the winner of the loser’s bracket',
    words: 'the draft pick for the winner of the loser’s bracket',
    hint: 'A compensatory pick at the end of round 1 of the next general draft',
  },
  playoff_losers_first: {
    label: 'Winner of the loser’s bracket picks first',
    words: 'the first pick for the winner of the loser’s bracket',
    hint: 'In the order of the next general draft and rookie draft. A lottery draws the places behind it.',
  },
  playoff_out: {
    label: 'Teams without a match left',
    words: 'the rosters of teams without a match left in the play-offs',
    options: {
      closed: { label: 'No adds, drops or trades of players', words: 'closed' },
      open: { label: 'Play on without limits', words: 'open' },
    },
    hint: 'From the first round on, where the league has play-offs. Line-ups, injured reserve, call-ups and trades of later picks stay open.',
  },
  playoff_deadline: {
    label: 'Trading before the play-offs',
    words: 'the end of trading before the play-offs',
    options: {
      'last-period': {
        label: 'Ends when the last regular period or week begins',
        words: 'the start of the last regular period or week',
      },
      own: { label: 'Ends with the trade deadline, if there is one', words: 'the trade deadline only' },
    },
    hint: 'A trade deadline that is set counts instead. It needs play-offs.',
  },
};
