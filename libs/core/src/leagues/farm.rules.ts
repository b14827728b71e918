import { ROOKIE_LIMITS, STANDARD_LIMITS, type RookieLimits } from '../players/rookie.rules.js';
import type { LeagueSettings } from './settings.values.js';
import { FARM } from './settings/farm.settings.js';

/**
 * A league's rules for the rookie bank ("farm"; docs/rules.md, Cap and roster). The definition of a rookie is separate.
 */
export interface FarmRules {
  /** Cap hits in the bank count like those of active players. */
  readonly onCap: boolean;
  readonly veterans: number;
  readonly sendDown: 'free' | 'waivers' | 'veterans' | 'never';
  /** Null without a call-up rule. */
  readonly callUp: CallUpRules | null;
}

export interface CallUpRules {
  /** A player must come up after more NHL games than this in a season. */
  readonly games: number;
  /** The games that count: the whole season's, or those since the league's first season began. */
  readonly counts: 'season' | 'league';
  /** Days to act after the announcement. */
  readonly days: number;
  /** Players are called up automatically after that. */
  readonly alone: boolean;
}

export const FARM_KEYS = [
  'rookieDraftEnabled',
  'rookie_age',
  'rookie_season_games',
  'rookie_season_games_goalies',
  'rookie_career_games',
  'rookie_career_games_goalies',
  'rookie_two_season_games',
  'farm_age_day',
  'farm_career_counts',
  'farm_veterans',
  'farm_send_down',
  'farmOnCap',
  'farm_call_up_games',
  'farm_call_up_counts',
  'farm_call_up_days',
  'farmCallUpAlone',
] as const satisfies readonly (keyof LeagueSettings)[];
export type FarmSettings = Partial<Pick<LeagueSettings, (typeof FARM_KEYS)[number]>>;

const limit = (value: number | null | undefined, standard: number): number | null => {
  const stands = value ?? standard;
  return stands === 0 ? null : stands;
};

/** The rookie definition under these settings. The default is always the same object, so that it can be recognized. */
export function rookieLimits(settings: FarmSettings): RookieLimits {
  const of = (key: (typeof FARM_KEYS)[number] & `rookie_${string}`) => limit(settings[key], FARM[key].default);
  const ageDay = settings.farm_age_day ?? FARM.farm_age_day.default;
  const limits: RookieLimits = {
    age: of('rookie_age'),
    ...(ageDay === ROOKIE_LIMITS.ageDay ? {} : { ageDay }),
    oneSeason: { skater: of('rookie_season_games'), goalie: of('rookie_season_games_goalies') },
    twoSeasons: of('rookie_two_season_games'),
    career: { skater: of('rookie_career_games'), goalie: of('rookie_career_games_goalies') },
    ...(settings.farm_career_counts === 'running' ? { careerNow: true } : {}),
  };
  return JSON.stringify(limits) === STANDARD_TEXT ? STANDARD_LIMITS : limits;
}

const STANDARD_TEXT = JSON.stringify(STANDARD_LIMITS);

/** The bank's custom rules; null for the default ones (no cap, rookies only, free movement). */
export function farmRules(settings: FarmSettings & Partial<Pick<LeagueSettings, 'waiver_hours'>>): FarmRules | null {
  if (settings.rookieDraftEnabled === false) return null;
  const veterans = settings.farm_veterans ?? FARM.farm_veterans.default;
  const chosen = settings.farm_send_down ?? FARM.farm_send_down.default;
  // A league without waivers cannot require them.
  const sendDown = (chosen === 'waivers' || chosen === 'veterans') && settings.waiver_hours === 0 ? 'free' : chosen;
  const onCap = settings.farmOnCap ?? false;
  const games = settings.farm_call_up_games ?? FARM.farm_call_up_games.default;
  const callUp =
    games > 0
      ? {
          games,
          counts: settings.farm_call_up_counts ?? FARM.farm_call_up_counts.earlier,
          days: settings.farm_call_up_days ?? FARM.farm_call_up_days.default,
          alone: settings.farmCallUpAlone ?? false,
        }
      : null;
  if (veterans === 0 && sendDown === 'free' && !onCap && callUp === null) return null;
  return { onCap, veterans, sendDown, callUp };
}
