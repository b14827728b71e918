import { SETTINGS } from '../leagues/settings.table.js';
import type { LeagueSettings } from '../leagues/settings.values.js';

/** How many games goalies must play for a team in a regular season, and what each that is missing takes off. */
export interface GoalieGamesRules {
  readonly least: number;
  readonly points: number;
}

/** Null where a league asks for none. */
export function goalieGamesRules(
  settings: Partial<Pick<LeagueSettings, 'goalie_games' | 'goalie_games_points'>>,
): GoalieGamesRules | null {
  const least = settings.goalie_games ?? SETTINGS.goalie_games.default;
  const points = settings.goalie_games_points ?? SETTINGS.goalie_games_points.default;
  return least === 0 ? null : { least, points };
}

/** The points that a team loses at the season's end for what its goalies did not play. */
export const lostForGoalies = (rules: GoalieGamesRules | null, played: number): number =>
  rules === null ? 0 : Math.max(0, rules.least - played) * rules.points;
