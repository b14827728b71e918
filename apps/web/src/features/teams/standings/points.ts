import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RotoTeamView } from '@crease/core/competition/roto/roto.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import {
  champions,
  isPointsKnown,
  seasonOver,
  standings,
  type LeagueYear,
  type Standing,
} from '@crease/core/competition/standings.rules.js';
import * as t from '../teams.words.en.js';

/** One season's points; null when unknown. */
export interface SeasonFigures {
  regular: number | null;
  nhlPlayoffs: number | null;
}

export interface TeamPoints extends Standing {
  team: TeamSummary;
  /** In the order of the answer's seasons. */
  seasons: SeasonFigures[];
  total: number;
  /** Record of the team's matchups, which then decides its rank; null in a season of points. */
  record: WinRecord | null;
}

export interface PointsTable {
  /** By rank in the regular season of the chosen season. */
  rows: TeamPoints[];
  /** Winners with their points; empty while the season runs. */
  champions: { team: TeamSummary; points: number; record: WinRecord | null }[];
}

/** Standings with each team's three seasons and total. */
export function pointsTable(
  teams: readonly TeamSummary[],
  home: Pick<HomeAnswer, 'seasons' | 'played' | 'teamPoints' | 'champions'>,
  season: Season,
  league: LeagueYear,
): PointsTable {
  const byTeam = new Map(
    teams.map((team) => {
      const mine = home.teamPoints.filter((line) => line.team_id === team.team_id);
      const of = (year: string, nhlPlayoffs: boolean) =>
        mine
          .filter((line) => line.season === year && line.playoffs === nhlPlayoffs)
          .reduce((sum, line) => sum + line.points, 0);
      const seasons = home.seasons.map((year, index) => ({
        regular: isPointsKnown(home.played[index], 'regular') ? of(year, false) : null,
        nhlPlayoffs: isPointsKnown(home.played[index], 'nhlPlayoffs') ? of(year, true) : null,
      }));
      return [
        team.team_id,
        {
          team,
          seasons,
          points: of(season, false),
          total: sumOfPoints(seasons.flatMap(({ regular, nhlPlayoffs }) => [regular ?? 0, nhlPlayoffs ?? 0])),
        },
      ] as const;
    }),
  );
  const table = standings([...byTeam].map(([teamId, { points }]) => ({ teamId, points })));
  const rows = table.flatMap((standing) => {
    const known = byTeam.get(standing.teamId);
    return known === undefined ? [] : [{ ...standing, ...known, record: null }];
  });
  // The champions stored at the season's end count. For a season that ended before they were stored, the points decide.
  const kept = home.champions
    .filter((champion) => champion.season === season)
    .map(({ team_id, points }) => ({ teamId: team_id, points }));
  const won = kept.length > 0 ? kept : seasonOver(season, league) ? champions(table) : [];
  return {
    rows,
    champions: won.flatMap(({ teamId, points }) => {
      const team = byTeam.get(teamId)?.team;
      return team === undefined ? [] : [{ team, points, record: null }];
    }),
  };
}

/** The table in matchup order. Champions are those of the stored final table. */
export function byMatchups({ rows, champions: won }: PointsTable, { table }: MatchupsAnswer, isStored: boolean) {
  const places = new Map(table.map((row) => [row.team_id, row]));
  const ranked = rows.map((row): TeamPoints => {
    const place = places.get(row.teamId);
    return {
      ...row,
      rank: place?.rank ?? rows.length,
      shared: place?.shared ?? false,
      record: place ?? { wins: 0, losses: 0, ties: 0 },
    };
  });
  return {
    rows: ranked.sort((a, b) => a.rank - b.rank),
    champions: (isStored ? won : []).map((one) => ({ ...one, record: places.get(one.team.team_id) ?? null })),
  };
}

/** The table in the order of roto points. */
export function byRoto({ rows, champions: won }: PointsTable, teams: readonly RotoTeamView[]): PointsTable {
  const known = new Map(rows.map((row) => [row.teamId, row]));
  return {
    rows: teams.flatMap(({ team_id, rank, shared, points, behind_leader, behind_above }) => {
      const row = known.get(team_id);
      return row === undefined
        ? []
        : [{ ...row, rank, shared, points, behindLeader: behind_leader, behindAbove: behind_above }];
    }),
    champions: won,
  };
}

/** 'T2' for a shared rank, as in NHL standings. */
export const rankLabel = ({ rank, shared }: Pick<Standing, 'rank' | 'shared'>): string =>
  shared ? t.tiedRankShort({ rank }) : String(rank);
