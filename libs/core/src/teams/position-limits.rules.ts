import type { LeagueSettings } from '../leagues/league.rules.js';
import { ROSTER } from '../leagues/settings/roster.settings.js';
import { POSITION_DETAILS, type PositionDetail } from '../players/players.values.js';
import type { PositionLimits } from './position-limits.model.js';

export const LIMIT_KEYS = {
  C: 'most_c',
  LW: 'most_lw',
  RW: 'most_rw',
  D: 'most_d',
  G: 'most_g',
} as const satisfies Record<PositionDetail, keyof LeagueSettings>;
export type LimitKey = (typeof LIMIT_KEYS)[PositionDetail];

/** Null when the league limits no position. */
export function positionLimits(settings: Partial<Pick<LeagueSettings, LimitKey>>): PositionLimits | null {
  const limited = POSITION_DETAILS.flatMap((detail) => {
    const key = LIMIT_KEYS[detail];
    const most = settings[key] ?? ROSTER[key].default;
    return most === 0 ? [] : [[detail, most] as const];
  });
  return limited.length === 0 ? null : Object.fromEntries(limited);
}

export type PositionLimitRule = 'mostCentres' | 'mostLeftWings' | 'mostRightWings' | 'mostDefense' | 'mostGoalies';
export const POSITION_LIMIT_RULE: Readonly<Record<PositionDetail, PositionLimitRule>> = {
  C: 'mostCentres',
  LW: 'mostLeftWings',
  RW: 'mostRightWings',
  D: 'mostDefense',
  G: 'mostGoalies',
};
