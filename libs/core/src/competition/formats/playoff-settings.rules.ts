import { isDecidedByPoints, isInMatchups } from '../../leagues/formats.js';
import { PLAYOFFS } from '../../leagues/settings/playoff.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { Format } from './format.model.js';
import { formatOf } from './formats.js';
import type { FurtherMatches, PlayoffRules, PlayoffTies } from '../playoffs/playoff.rules.js';

/** Categories have no bench points, and teams of a table no regular matchups; there the seed decides. */
export function tiesOf(league: Partial<Pick<LeagueSettings, 'playoff_ties' | 'format'>>): PlayoffTies {
  const ties = league.playoff_ties ?? PLAYOFFS.playoff_ties.default;
  if (ties === 'bench' && !isDecidedByPoints(league)) return 'seed';
  return ties === 'head-to-head' && !isInMatchups(league) ? 'seed' : ties;
}

export const furtherMatches = (
  settings: Partial<Pick<LeagueSettings, 'playoff_third' | 'playoff_consolation'>>,
): FurtherMatches => ({
  third: settings.playoff_third ?? PLAYOFFS.playoff_third.earlier,
  consolation: settings.playoff_consolation ?? PLAYOFFS.playoff_consolation.earlier,
});

/** The play-offs by a league's settings; null without them. Never more teams than the league has. */
export function playoffRules(
  settings: Partial<LeagueSettings>,
  numTeams: number,
  format: Pick<Format, 'bracket'> = formatOf(settings),
): PlayoffRules | null {
  const { teams: asked, reseed } = format.bracket(settings, numTeams);
  const teams = Math.min(asked, numTeams);
  if (teams < 2) return null;
  return {
    teams,
    reseed,
    periods: Math.max(1, settings.playoff_periods ?? PLAYOFFS.playoff_periods.default),
    ...(settings.playoff_rounds === 'wins' ? { byWins: true } : {}),
    ...(settings.playoff_end === 'season' ? { untilEnd: true } : {}),
    ...((settings.playoff_long_final ?? PLAYOFFS.playoff_long_final.earlier) ? { longFinal: true } : {}),
  };
}

/**
 * The play-offs of a league that grows. The stored setting, or its default, does not change with the number of teams.
 * @returns the setting, and the teams that play for the title; null where the league has no play-offs
 */
export function playoffsOfGrown(
  settings: Partial<LeagueSettings>,
  { before, after }: { readonly before: number; readonly after: number },
): { readonly setting: number; readonly teams: number } | null {
  // The number of teams after a table does not follow that of the league.
  if (!isInMatchups(settings)) return null;
  const setting = settings.playoff_teams ?? PLAYOFFS.playoff_teams.byTeams(before);
  const rules = playoffRules({ ...settings, playoff_teams: setting }, after);
  return rules && { setting, teams: rules.teams };
}
