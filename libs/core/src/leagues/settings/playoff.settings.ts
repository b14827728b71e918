import { isInMatchups, MATCHUP_FORMATS, TABLE_FORMATS } from '../formats.js';
import type { SettingRows } from '../setting.model.js';
import { OF_MATCHUPS, OF_SEASON } from './competition.settings.js';

const AMONG = { choice: 'format', is: [...TABLE_FORMATS, ...MATCHUP_FORMATS] } as const;

const ROW = { ...OF_SEASON, among: AMONG, rule: 'playoffs' } as const;
const AFTER_TABLE = { ...ROW, among: { choice: 'format', is: TABLE_FORMATS } } as const;
const AFTER_MATCHUPS = { ...OF_MATCHUPS, rule: 'playoffs' } as const;

const OFF = { unit: 'switch', default: false, emptied: false } as const;
const ON = { unit: 'switch', default: true, emptied: false } as const;
const LOSERS = { choice: 'playoff_consolation', is: ['losers'] } as const;

const CHANGING = { section: 'competition', eases: 'never', later: true, rule: 'playoffs' } as const;

export const PLAYOFFS = {
  table_playoff_teams: { ...AFTER_TABLE, unit: 'count', atZero: true, default: 0, max: 16 },
  playoff_teams: {
    ...AFTER_MATCHUPS,
    unit: 'count',
    atZero: true,
    default: 6,
    byTeams: (teams) => (teams <= 7 ? 4 : teams <= 13 ? 6 : 8),
    max: 16,
  },
  playoff_periods: { ...ROW, unit: 'count', default: 1, min: 1, max: 3, emptied: 1 },
  playoff_rounds: { ...ROW, unit: 'choice', default: 'sum', options: ['sum', 'wins'] },
  playoff_long_final: { ...ROW, ...ON, earlier: false },
  playoff_reseed: { ...AFTER_MATCHUPS, ...ON },
  table_playoff_fixed: { ...AFTER_TABLE, ...OFF },
  playoff_division_winners: { ...AFTER_MATCHUPS, ...OFF },
  playoff_ties: {
    ...ROW,
    unit: 'choice',
    default: 'seed',
    options: ['seed', 'head-to-head', 'bench', 'commissioner'],
  },
  playoff_end: { ...ROW, unit: 'choice', default: 'rest', options: ['rest', 'season'] },
  playoff_third: { ...ROW, ...ON, earlier: false },
  playoff_consolation: {
    ...ROW,
    unit: 'choice',
    default: 'consolation',
    earlier: 'none',
    options: ['consolation', 'losers', 'none'],
  },
  playoff_losers_pick: { ...CHANGING, ...OFF, among: LOSERS },
  playoff_losers_first: { ...ROW, ...OFF, only: 'dynasty', among: LOSERS },
  playoff_out: { ...CHANGING, unit: 'choice', among: AMONG, default: 'closed', options: ['closed', 'open'] },
  playoff_deadline: {
    ...CHANGING,
    unit: 'choice',
    among: AMONG,
    default: 'last-period',
    earlier: 'own',
    options: ['last-period', 'own'],
    rule: 'tradeDeadline',
  },
} as const satisfies SettingRows;

export const needsPlayoffs = (key: string): boolean => Object.hasOwn(PLAYOFFS, key) && !key.endsWith('_teams');

export const hasPlayoffs = (
  league: Parameters<typeof isInMatchups>[0] & {
    readonly playoff_teams: number | null;
    readonly table_playoff_teams: number | null;
  },
): boolean => ((isInMatchups(league) ? league.playoff_teams : league.table_playoff_teams) ?? 0) >= 2;
