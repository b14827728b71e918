import { monthDayWords } from '../../../calendar.js';
import { many } from '../../../text.rules.js';
import { locale } from '../../../locale.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { CALENDAR } from '../calendar.settings.js';

export const CALENDAR_WORDS: WordsOfRows<typeof CALENDAR> = {
  trade_deadline: {
    label: 'Trade deadline',
    words: 'the trade deadline',
    hint: (day) => (day === '' ? 'No fixed day.' : `Until the end of ${monthDayWords(day)}, every season.`),
  },
  trade_from: {
    label: 'Trading from',
    words: 'the first day of trading',
    hint: (day) =>
      day === '' ? 'Teams trade from a season’s start.' : `In season, trades are agreed on from ${monthDayWords(day)}.`,
    says: (day) =>
      day === ''
        ? 'Trading is open from a season’s start.'
        : `Once a season has started, trades can be agreed on from ${monthDayWords(day)}.`,
  },
  season_trades: {
    label: 'Trades per season',
    words: 'the number of trades per season',
    atZero: 'unlimited',
    tooHigh: (most) => `At most ${most} trades per season.`,
    hint: (trades) => (trades === 0 ? 'No limit.' : `A team agrees on ${many(trades, 'trade')} in a season at most.`),
    says: (trades) =>
      trades === 0
        ? 'There is no limit of trades for the season.'
        : `In one season a team can agree on ${many(trades, 'trade')} at most. Trades that were vetoed, failed or were reversed do not count.`,
  },
  playoffs_freeze: {
    label: 'Freeze rosters in the playoffs',
    words: 'the roster freeze in the playoffs',
    hint: 'After the regular season no trades or adds until the season ends',
    says: (rests) =>
      rests
        ? 'From the end of the regular season until the league’s season ends, no trade is agreed on and no free agent is added or claimed. Drops, injured reserve and the rookie bank stay open.'
        : 'Trades and adds stay open after the regular season, until the league’s season ends.',
  },
  season_adds: {
    label: 'Adds per season',
    words: 'the number of adds per season',
    atZero: 'unlimited',
    tooHigh: (most) => `At most ${locale.number(most)} adds per season.`,
    hint: (adds) =>
      adds === 0
        ? 'No limit but the picks of each week.'
        : `A team adds ${many(adds, 'player')} in a season at most, claims included.`,
    says: (adds) =>
      adds === 0
        ? 'There is no limit of adds for the season.'
        : `In one season a team can add ${many(adds, 'free agent')} at most, won claims included.`,
  },
  adds_day: {
    label: 'Adds per day',
    words: 'the number of adds per day',
    atZero: 'unlimited',
    tooHigh: (most) => `At most ${most} adds per day.`,
    hint: (adds) =>
      adds === 0
        ? 'A team may use all picks of a week on one day.'
        : `A team adds ${many(adds, 'player')} on one day at most, claims included.`,
    says: (adds) =>
      adds === 0
        ? 'There is no limit of adds for a day.'
        : `On one day a team can add ${many(adds, 'free agent')} at most, won claims included.`,
  },
  adds_period: {
    label: 'Adds per matchup period',
    words: 'the number of adds per matchup period',
    atZero: 'unlimited',
    tooHigh: (most) => `At most ${most} adds per matchup period.`,
    hint: (adds) =>
      adds === 0
        ? 'No limit but the picks of each week.'
        : `A team adds ${many(adds, 'player')} in a week at most. Shorter and longer periods allow fewer or more.`,
  },
  adds_high: {
    label: 'Adds won by a period’s best score',
    words: 'the adds that the best score of a matchup period wins',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} adds per matchup period.`,
    hint: (adds) =>
      adds === 0
        ? 'The best score earns no extra adds.'
        : `${many(adds, 'more add')} for the rest of the season. It matters with a limit of adds per season.`,
  },
  adds_lower_bracket: {
    label: 'Adds won in the lower bracket',
    words: 'the adds that the winner of the lower bracket wins',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} adds.`,
    hint: (adds) =>
      adds === 0
        ? 'The winner of the bracket outside the play-offs earns no extra adds.'
        : `${many(adds, 'more add')} in the season after it. It matters with a limit of adds per season.`,
  },
  drops_count: {
    label: 'Drops count as adds',
    words: 'counting drops as adds',
    hint: 'Each dropped player uses up one of the limited adds',
  },
  hold_days: {
    label: 'Days before a drop',
    words: 'the days before an added player may be dropped',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} days before an added player may be dropped.`,
    hint: (days) =>
      days === 0
        ? 'An added player may be dropped at once.'
        : `An added player stays for ${many(days, 'day')}, trades apart.`,
    says: (days) =>
      days === 0
        ? 'An added player may be dropped at once.'
        : `A player who was added or claimed may be dropped, or put on waivers, after ${many(days, 'day')} of the league’s clock. Trading them is possible before.`,
  },
  goalie_games: {
    label: 'Goalie games per season',
    words: 'the minimum of goalie games per season',
    atZero: 'none',
    tooHigh: (most) => `At most ${most} goalie games per season.`,
    hint: (games) =>
      games === 0 ? 'No minimum.' : `A team’s goalies must play at least ${many(games, 'game')} in the regular season.`,
  },
  goalie_games_points: {
    label: 'Points per missing goalie game',
    words: 'the points that a missing goalie game takes',
    atZero: 'none',
    tooHigh: (most) => `A missing goalie game can take at most ${most} points.`,
    hint: (points) =>
      points === 0
        ? 'No points off: missing games are only shown.'
        : `Off in the final table, for each game below that minimum.`,
  },
};
