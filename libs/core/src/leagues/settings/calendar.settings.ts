import { MATCHUP_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';

const ROW = { section: 'calendar', later: true } as const;

/** A number with a word for 0, which is the default. */
const NUMBER = { ...ROW, unit: 'count', atZero: true, default: 0 } as const;

const SWITCH = { ...ROW, unit: 'switch', eases: 'down', default: false, emptied: false } as const;

const GOALIES = { ...NUMBER, eases: 'down', among: { choice: 'format', is: ['points'] }, rule: 'goalieGames' } as const;

export const CALENDAR = {
  trade_deadline: { ...ROW, unit: 'day', eases: 'up', default: '', rule: 'tradeDeadline' },
  trade_from: {
    ...ROW,
    unit: 'day',
    eases: 'never',
    default: '',
    rule: { section: 'trades', explains: ['tradesNotOpen'] },
  },
  season_trades: { ...NUMBER, eases: 'up', max: 500, rule: { section: 'trades', explains: ['seasonTrades'] } },
  playoffs_freeze: { ...SWITCH, rule: { section: 'rosters', explains: ['playoffsFreeze'] } },
  season_adds: { ...NUMBER, eases: 'up', max: 1_000, rule: { section: 'free-agents', explains: ['seasonAdds'] } },
  adds_day: { ...NUMBER, eases: 'up', max: 50, rule: { section: 'free-agents', explains: ['dayAdds'] } },
  adds_period: {
    ...NUMBER,
    eases: 'always',
    begins: 'next-period',
    among: { choice: 'format', is: MATCHUP_FORMATS },
    max: 50,
    rule: 'periodAdds',
  },
  adds_high: {
    ...NUMBER,
    eases: 'up',
    among: { choice: 'format', is: ['h2h_points'] },
    max: 10,
    rule: 'periodAdds',
  },
  adds_lower_bracket: {
    ...NUMBER,
    eases: 'up',
    among: { choice: 'playoff_consolation', is: ['consolation', 'losers'] },
    max: 50,
    rule: 'periodAdds',
  },
  drops_count: { ...SWITCH, rule: 'periodAdds' },
  hold_days: { ...NUMBER, eases: 'down', max: 60, rule: { section: 'free-agents', explains: ['heldPlayer'] } },
  goalie_games: { ...GOALIES, max: 500 },
  goalie_games_points: { ...GOALIES, default: 1, max: 100 },
} as const satisfies SettingRows;
