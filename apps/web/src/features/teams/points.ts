import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { Season } from '@crease/core/season.js';
import { champions, seasonOver, standings, type LeagueYear, type Standing } from '@crease/core/seasons/standings.rules.js';

export interface TeamPoints extends Standing {
  team: TeamSummary;
  /** In the order of the answer's seasons. */
  seasons: { regular: number; playoffs: number }[];
  total: number;
}

export interface PointsTable {
  /** By rank in the regular season of the season chosen. */
  rows: TeamPoints[];
  /** Who won it; empty while it is not over. */
  champions: TeamPoints[];
}

/** The points summary: the table of a season with rank and gaps, and beside it each team's three seasons and their total. */
export function pointsTable(teams: readonly TeamSummary[], home: Pick<HomeAnswer, 'seasons' | 'teamPoints'>, season: Season, league: LeagueYear): PointsTable {
  const byTeam = new Map(
    teams.map((team) => {
      const mine = home.teamPoints.filter((line) => line.team_id === team.team_id);
      const of = (year: string, playoffs: boolean) => mine.filter((line) => line.season === year && line.playoffs === playoffs).reduce((sum, line) => sum + line.points, 0);
      const seasons = home.seasons.map((year) => ({ regular: of(year, false), playoffs: of(year, true) }));
      return [team.team_id, { team, seasons, points: of(season, false), total: seasons.reduce((sum, year) => sum + year.regular + year.playoffs, 0) }] as const;
    }),
  );
  const table = standings([...byTeam].map(([teamId, { points }]) => ({ teamId, points })));
  const rows = table.flatMap((standing) => {
    const known = byTeam.get(standing.teamId);
    return known === undefined ? [] : [{ ...standing, ...known }];
  });
  const won = new Set(seasonOver(season, league) ? champions(table).map(({ teamId }) => teamId) : []);
  return { rows, champions: rows.filter(({ teamId }) => won.has(teamId)) };
}

/** 'T2' where the rank is shared, as tables of the game have it. */
export const rankLabel = ({ rank, shared }: Pick<Standing, 'rank' | 'shared'>): string => `${shared ? 'T' : ''}${rank}`;
