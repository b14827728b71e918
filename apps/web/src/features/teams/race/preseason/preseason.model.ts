import type { DraftPickView } from '@crease/core/answer.parts.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { isPointsKnown } from '@crease/core/competition/standings.rules.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { StrengthAnswer } from '@crease/core/teams/strength/strength.answers.js';

export interface PreseasonRow {
  readonly team: TeamSummary;
  /** By roster strength, else by last season's points; null where neither is known. */
  readonly rank: number | null;
  /** Two teams share the rank. */
  readonly shared: boolean;
  /** Last season's points of the team's present players. */
  readonly strength: Readonly<Record<Position, number>>;
  readonly total: number;
  /** Its first pick of the season's draft; null without one, or before the order is fixed. */
  readonly firstPick: number | null;
  /** Points of the season before; null where they are not known. */
  readonly last: number | null;
}

const NONE = { F: 0, D: 0, G: 0 };

/** True until a team has a point or a result of this season. */
export const isPreseason = ({ over, days, teams }: Pick<RaceAnswer, 'over' | 'days' | 'teams'>): boolean =>
  !over &&
  days.length === 0 &&
  teams.every(
    ({ points, record }) => points === 0 && (record === null || record.wins + record.losses + record.ties === 0),
  );

/** Teams in the order of entering the season. */
export function preseasonRows(
  race: Pick<RaceAnswer, 'season' | 'seasons' | 'played' | 'teams'>,
  teams: readonly TeamSummary[],
  strength: StrengthAnswer | undefined,
  picks: readonly DraftPickView[],
): PreseasonRow[] {
  const before = race.seasons.indexOf(race.season) - 1;
  const knowsLast = isPointsKnown(race.played[before], 'regular') && race.teams.some((row) => earned(row, before) > 0);
  const byTeam = new Map(race.teams.map((row) => [row.team_id, row]));
  const rows = teams.map((team) => {
    const points = strength?.teams.find(({ team_id }) => team_id === team.team_id)?.points ?? NONE;
    const row = byTeam.get(team.team_id);
    const numbers = picks.flatMap(({ owned_by, season, pick_number }) =>
      owned_by === team.team_id && season === race.season && pick_number !== null ? [pick_number] : [],
    );
    return {
      team,
      strength: points,
      total: sumOfPoints(POSITIONS.map((position) => points[position])),
      firstPick: numbers.length === 0 ? null : Math.min(...numbers),
      last: knowsLast && row !== undefined ? earned(row, before) : null,
    };
  });
  const byStrength = rows.some(({ total }) => total > 0);
  const key = (row: (typeof rows)[number]) => (byStrength ? row.total : row.last);
  return rows
    .map((row) => {
      const own = key(row);
      if (own === null) return { ...row, rank: null, shared: false };
      const ahead = rows.filter((other) => (key(other) ?? 0) > own).length;
      return { ...row, rank: ahead + 1, shared: rows.filter((other) => key(other) === own).length > 1 };
    })
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.firstPick ?? Infinity) - (b.firstPick ?? Infinity) || 0);
}

const earned = ({ seasons }: RaceAnswer['teams'][number], index: number): number => seasons[index]?.regular ?? 0;

/** False on a league's first day, when the teams have only their names. */
export const isComparable = (rows: readonly PreseasonRow[]): boolean =>
  rows.some(({ rank, firstPick, team }) => rank !== null || firstPick !== null || team.roster_size > 0);

/** True when the column tells teams apart. */
export const differs = (rows: readonly PreseasonRow[], value: (row: PreseasonRow) => unknown): boolean =>
  new Set(rows.map(value)).size > 1;
