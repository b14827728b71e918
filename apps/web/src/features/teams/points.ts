import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';

export interface TeamPoints {
  team: TeamSummary;
  /** In the order of the answer's seasons. */
  seasons: { regular: number; playoffs: number }[];
  total: number;
}

/** The points summary: one row a team, three seasons with regular season and playoffs, and their total. */
export function pointsTable(teams: readonly TeamSummary[], home: Pick<HomeAnswer, 'seasons' | 'teamPoints'>): TeamPoints[] {
  return teams.map((team) => {
    const mine = home.teamPoints.filter((line) => line.team_id === team.team_id);
    const of = (season: string, playoffs: boolean) => mine.filter((line) => line.season === season && line.playoffs === playoffs).reduce((sum, line) => sum + line.points, 0);
    const seasons = home.seasons.map((season) => ({ regular: of(season, false), playoffs: of(season, true) }));
    return { team, seasons, total: seasons.reduce((sum, season) => sum + season.regular + season.playoffs, 0) };
  });
}
