import { PLAYOFFS } from '../../leagues/settings/playoff.settings.js';
import { periodRules } from '../calendar/calendar.rules.js';
import { categoryRules } from '../categories/category.rules.js';
import { matchupTable, type MatchupTeam } from '../matchups/matchup-table.rules.js';
import { defineFormat, type TeamRecord } from './format.model.js';

const rowOf = ({ teamId, name, matchups }: TeamRecord): MatchupTeam | null =>
  matchups === null ? null : { teamId, name, matchups };

/** The teams of a season of matchups; none in other formats. */
export const matchupTeams = (records: readonly TeamRecord[]): MatchupTeam[] =>
  records.flatMap((record) => rowOf(record) ?? []);

/** Two teams meet in each period. Their points or the categories that they win are results. */
export const MATCHUPS = defineFormat({
  periods: periodRules,
  results: categoryRules,
  bracket: (settings, numTeams) => ({
    teams: settings.playoff_teams ?? PLAYOFFS.playoff_teams.byTeams(numTeams),
    reseed: settings.playoff_reseed ?? PLAYOFFS.playoff_reseed.default,
  }),
  row: rowOf,
  hasResult: ({ matchups }) => matchups.played.length > 0 || matchups.brought != null,
  order: matchupTable,
});
