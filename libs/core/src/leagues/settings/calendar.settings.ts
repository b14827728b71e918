import { monthDayWords } from '../../calendar.js';
import { many } from '../../text.rules.js';
import { MATCHUP_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';

export const CALENDAR = {
  trade_deadline: {
    label: 'Trade deadline',
    words: 'the trade deadline',
    section: 'calendar',
    unit: 'day',
    eases: 'up',
    default: '',
    hint: (day) => (day === '' ? 'No fixed day.' : `Until the end of ${monthDayWords(day)}, every season.`),
    later: true,
    rule: 'tradeDeadline',
  },
  trade_from: {
    label: 'Trading from',
    words: 'the first day of trading',
    section: 'calendar',
    unit: 'day',
    eases: 'never',
    default: '',
    hint: (day) =>
      day === '' ? 'Teams trade from a season’s start.' : `In season, trades are agreed on from ${monthDayWords(day)}.`,
    later: true,
    rule: {
      section: 'trades',
      says: (day) =>
        day === ''
          ? 'Trading is open from a season’s start.'
          : `Once a season has started, trades can be agreed on from ${monthDayWords(day)}.`,
      explains: ['tradesNotOpen'],
    },
  },
  season_trades: {
    label: 'Trades per season',
    words: 'the number of trades per season',
    section: 'calendar',
    unit: 'count',
    eases: 'up',
    atZero: 'unlimited',
    default: 0,
    max: 500,
    tooHigh: 'At most 500 trades per season.',
    hint: (trades) => (trades === 0 ? 'No limit.' : `A team agrees on ${many(trades, 'trade')} in a season at most.`),
    later: true,
    rule: {
      section: 'trades',
      says: (trades) =>
        trades === 0
          ? 'There is no limit of trades for the season.'
          : `In one season a team can agree on ${many(trades, 'trade')} at most. Trades that were vetoed, failed or were reversed do not count.`,
      explains: ['seasonTrades'],
    },
  },
  playoffs_freeze: {
    label: 'Rosters rest in the playoffs',
    words: 'the rest of rosters in the playoffs',
    section: 'calendar',
    unit: 'switch',
    eases: 'down',
    default: false,
    emptied: false,
    hint: 'After the regular season no trades or adds until the season ends',
    later: true,
    rule: {
      section: 'rosters',
      says: (rests) =>
        rests
          ? 'From the end of the regular season until the league’s season ends, no trade is agreed on and no free agent is added or claimed. Drops, injured reserve and the rookie bank stay open.'
          : 'Trades and adds stay open after the regular season, until the league’s season ends.',
      explains: ['playoffsFreeze'],
    },
  },
  season_adds: {
    label: 'Adds per season',
    words: 'the number of adds per season',
    section: 'calendar',
    unit: 'count',
    eases: 'up',
    atZero: 'unlimited',
    default: 0,
    max: 1_000,
    tooHigh: 'At most 1,000 adds per season.',
    hint: (adds) =>
      adds === 0
        ? 'No limit but the picks of each week.'
        : `A team adds ${many(adds, 'player')} in a season at most, claims included.`,
    later: true,
    rule: {
      section: 'free-agents',
      says: (adds) =>
        adds === 0
          ? 'There is no limit of adds for the season.'
          : `In one season a team can add ${many(adds, 'free agent')} at most, won claims included.`,
      explains: ['seasonAdds'],
    },
  },
  adds_day: {
    label: 'Adds per day',
    words: 'the number of adds per day',
    section: 'calendar',
    unit: 'count',
    eases: 'up',
    atZero: 'unlimited',
    default: 0,
    max: 50,
    tooHigh: 'At most 50 adds per day.',
    hint: (adds) =>
      adds === 0
        ? 'A team may use all picks of a week on one day.'
        : `A team adds ${many(adds, 'player')} on one day at most, claims included.`,
    later: true,
    rule: {
      section: 'free-agents',
      says: (adds) =>
        adds === 0
          ? 'There is no limit of adds for a day.'
          : `On one day a team can add ${many(adds, 'free agent')} at most, won claims included.`,
      explains: ['dayAdds'],
    },
  },
  adds_period: {
    label: 'Adds per matchup period',
    words: 'the number of adds per matchup period',
    section: 'calendar',
    unit: 'count',
    eases: 'up',
    among: { choice: 'format', is: MATCHUP_FORMATS },
    atZero: 'unlimited',
    default: 0,
    max: 50,
    tooHigh: 'At most 50 adds per matchup period.',
    hint: (adds) =>
      adds === 0
        ? 'No limit but the picks of each week.'
        : `A team adds ${many(adds, 'player')} in a week at most. Shorter and longer periods allow fewer or more.`,
    later: true,
    rule: 'periodAdds',
  },
  drops_count: {
    label: 'Drops count as adds',
    words: 'counting drops as adds',
    section: 'calendar',
    unit: 'switch',
    eases: 'down',
    default: false,
    emptied: false,
    hint: 'Each dropped player uses up one of the limited adds',
    later: true,
    rule: 'periodAdds',
  },
  hold_days: {
    label: 'Days before a drop',
    words: 'the days before an added player may be dropped',
    section: 'calendar',
    unit: 'count',
    eases: 'down',
    atZero: 'none',
    default: 0,
    max: 60,
    tooHigh: 'At most 60 days before an added player may be dropped.',
    hint: (days) =>
      days === 0
        ? 'An added player may be dropped at once.'
        : `An added player stays for ${many(days, 'day')}, trades apart.`,
    later: true,
    rule: {
      section: 'free-agents',
      says: (days) =>
        days === 0
          ? 'An added player may be dropped at once.'
          : `A player who was added or claimed may be dropped, or put on waivers, after ${many(days, 'day')} of the league’s clock. Trading them is possible before.`,
      explains: ['heldPlayer'],
    },
  },
  goalie_games: {
    label: 'Goalie games per season',
    words: 'the least games of goalies in a season',
    section: 'calendar',
    unit: 'count',
    eases: 'down',
    atZero: 'none',
    default: 0,
    max: 500,
    tooHigh: 'At most 500 goalie games per season.',
    hint: (games) =>
      games === 0
        ? 'No minimum.'
        : `The goalies of a team play at least ${many(games, 'game')} for it in a regular season.`,
    among: { choice: 'format', is: ['points'] },
    later: true,
    rule: 'goalieGames',
  },
  goalie_games_points: {
    label: 'Points per missing goalie game',
    words: 'the points that a missing goalie game takes',
    section: 'calendar',
    unit: 'count',
    eases: 'down',
    atZero: 'none',
    default: 1,
    max: 100,
    tooHigh: 'A missing goalie game can take at most 100 points.',
    hint: (points) =>
      points === 0
        ? 'No points off: missing games are only shown.'
        : `Off in the final table, for each game below that minimum.`,
    among: { choice: 'format', is: ['points'] },
    later: true,
    rule: 'goalieGames',
  },
} as const satisfies SettingRows;
