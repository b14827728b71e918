import { CALENDAR } from '../leagues/settings/calendar.settings.js';
import type { LeagueSettings } from '../leagues/settings.values.js';

/** Goalie games required in a regular season, and points lost per missing game. */
export interface GoalieGamesRules {
  readonly least: number;
  readonly points: number;
}

export function goalieGamesRules(
  settings: Partial<Pick<LeagueSettings, 'goalie_games' | 'goalie_games_points'>>,
): GoalieGamesRules | null {
  const least = settings.goalie_games ?? CALENDAR.goalie_games.default;
  const points = settings.goalie_games_points ?? CALENDAR.goalie_games_points.default;
  return least === 0 ? null : { least, points };
}

/** Points lost at the season's end for missing goalie games. */
export const lostForGoalies = (rules: GoalieGamesRules | null, played: number): number =>
  rules === null ? 0 : Math.max(0, rules.least - played) * rules.points;
