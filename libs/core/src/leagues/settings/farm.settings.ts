import { ROOKIE_LIMITS } from '../../players/rookie.rules.js';
import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

/** No club plays more games in a season, so this is no limit. */
const MOST_SEASON_GAMES = 84;

const MOST_CAREER_GAMES = 500;

/** A rookie meets all limits. */
const LIMIT = {
  section: 'farm',
  unit: 'count',
  eases: 'never',
  only: 'dynasty',
  under: 'rookieDraftEnabled',
  atZero: true,
  later: true,
  rule: 'tooOld',
} as const;

const ONE_SEASON = {
  ...LIMIT,
  default: ROOKIE_LIMITS.gamesInOneSeason,
  emptied: ROOKIE_LIMITS.gamesInOneSeason,
  max: MOST_SEASON_GAMES,
} as const;

const BANK = { section: 'farm', only: 'dynasty', under: 'rookieDraftEnabled', later: true } as const;
const BANK_SWITCH = { ...BANK, unit: 'switch', eases: 'down', default: false, emptied: false } as const;

export const FARM = {
  rookie_age: { ...LIMIT, default: ROOKIE_LIMITS.age, emptied: ROOKIE_LIMITS.age, atZero: true, max: 60 },
  farm_age_day: {
    ...BANK,
    unit: 'choice',
    eases: 'never',
    default: ROOKIE_LIMITS.ageDay,
    options: ['07-01', '09-15', '10-01', '12-31', '01-31', '06-30'],
    rule: 'tooOld',
  },
  rookie_season_games: ONE_SEASON,
  rookie_season_games_goalies: ONE_SEASON,
  rookie_career_games: { ...LIMIT, default: 0, max: MOST_CAREER_GAMES },
  rookie_career_games_goalies: { ...LIMIT, default: 0, max: MOST_CAREER_GAMES },
  farm_career_counts: {
    ...BANK,
    unit: 'choice',
    eases: 'never',
    default: 'earlier',
    options: ['earlier', 'running'],
    rule: 'tooOld',
  },
  rookie_two_season_games: {
    ...LIMIT,
    default: ROOKIE_LIMITS.gamesInTwoSeasons,
    emptied: ROOKIE_LIMITS.gamesInTwoSeasons,
    max: MOST_SEASON_GAMES,
  },
  farm_veterans: { ...BANK, unit: 'count', eases: 'up', default: 0, max: MOST_PLAYERS, rule: 'notARookie' },
  farm_send_down: {
    ...BANK,
    unit: 'choice',
    eases: 'never',
    default: 'free',
    options: ['free', 'waivers', 'veterans', 'never'],
    rule: 'notARookie',
  },
  farmOnCap: { ...BANK_SWITCH, rule: 'capPlaces' },
  farm_call_up_games: {
    ...BANK,
    unit: 'count',
    eases: 'never',
    atZero: true,
    default: 0,
    max: MOST_SEASON_GAMES,
    rule: 'mustComeUp',
  },
  farm_call_up_counts: {
    ...BANK,
    unit: 'choice',
    eases: 'never',
    default: 'league',
    earlier: 'season',
    options: ['league', 'season'],
    rule: 'mustComeUp',
  },
  farm_call_up_days: { ...BANK, unit: 'count', eases: 'up', default: 7, emptied: 7, max: 60, rule: 'mustComeUp' },
  farmCallUpAlone: { ...BANK_SWITCH, rule: 'mustComeUp' },
} as const satisfies SettingRows;
