import { POSITIONS, type Position } from '@crease/core/position.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { StrengthAnswer } from '@crease/core/teams/strength/strength.answers.js';

export interface StrengthRow {
  readonly position: Position;
  readonly points: number;
  readonly median: number;
  /** Above the median; negative below it. */
  readonly ahead: number;
  readonly rank: number;
  /** Places of the bar's end and the median, 0 to 1. The league's best team in the position is 1. */
  readonly share: number;
  readonly medianAt: number;
}

/** A team's positions against the league; empty when the answer does not have the team, or no team has points. */
export function strengthRows({ teams, median }: StrengthAnswer, teamId: string): StrengthRow[] {
  const own = teams.find(({ team_id }) => team_id === teamId)?.points;
  if (own === undefined || teams.every(({ points }) => POSITIONS.every((position) => points[position] === 0)))
    return [];
  return POSITIONS.map((position) => {
    const all = teams.map(({ points }) => points[position]);
    const most = Math.max(...all, 0);
    const share = (points: number) => (most === 0 ? 0 : Math.max(0, points) / most);
    return {
      position,
      points: own[position],
      median: median[position],
      ahead: sumOfPoints([own[position], -median[position]]),
      rank: 1 + all.filter((points) => points > own[position]).length,
      share: share(own[position]),
      medianAt: share(median[position]),
    };
  });
}
