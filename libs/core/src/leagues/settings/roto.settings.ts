import type { SettingRows } from '../setting.model.js';
import { OF_SEASON } from './competition.settings.js';

const OF_ROTO = { ...OF_SEASON, among: { choice: 'format', is: ['roto'] } } as const;

const CAP = { ...OF_ROTO, unit: 'count', atZero: true, default: 82, earlier: 0, max: 200 } as const;

/** The same in a season of points, without a limit by default. */
const POINTS_CAP = {
  ...OF_SEASON,
  unit: 'count',
  among: { choice: 'format', is: ['points'] },
  atZero: true,
  default: 0,
  max: 200,
} as const;

export const ROTO = {
  roto_ties: { ...OF_ROTO, unit: 'choice', default: 'mean', options: ['mean', 'best'] },
  roto_goalies: { ...OF_ROTO, unit: 'count', atZero: true, default: 0, max: 500 },
  games_cap: CAP,
  season_games_cap: POINTS_CAP,
  season_goalie_games_cap: POINTS_CAP,
  goalie_games_cap: CAP,
} as const satisfies SettingRows;
