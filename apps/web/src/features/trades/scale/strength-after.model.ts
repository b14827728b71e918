import { POSITIONS, type Position } from '@crease/core/position.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { StrengthAnswer } from '@crease/core/teams/strength/strength.answers.js';
import type { SideEffects } from '@crease/core/trades/trade.schema.js';
import { strengthRows, type StrengthRow } from '../../open-league/strength.model.js';
import type { Glance } from '../glance-data.js';

export interface StrengthChange {
  readonly position: Position;
  readonly before: StrengthRow;
  readonly after: StrengthRow;
  readonly gain: number;
}

type Sides = readonly [SideEffects, SideEffects];

const changed = (sides: Sides): number[] =>
  sides.flatMap(({ joins, leaves }) => [...joins, ...leaves].map(({ player_id: id }) => id));

/** The players whose points the comparison needs; none when the trade changes no active players. */
export const strengthPlayers = (sides: Sides): number[] => [...new Set(changed(sides))].sort((a, b) => a - b);

/**
 * Both teams' points before and after. The median is the league's present one. Empty without points, or while a
 * player's points are unknown or of another season.
 */
export function strengthChanges(now: StrengthAnswer, sides: Sides, glance: Glance): StrengthChange[][] {
  if (glance.season !== now.season || changed(sides).some((id) => glance.of(id) === undefined)) return [];
  const pointsOf = (players: SideEffects['joins'], position: Position, sign: 1 | -1) =>
    players.flatMap((player) =>
      player.position === position ? [sign * (glance.of(player.player_id)?.points ?? 0)] : [],
    );
  const teams = now.teams.map((team) => {
    const side = sides.find(({ team_id }) => team_id === team.team_id);
    if (side === undefined) return team;
    const points = (position: Position) =>
      sumOfPoints([
        team.points[position],
        ...pointsOf(side.joins, position, 1),
        ...pointsOf(side.leaves, position, -1),
      ]);
    return { ...team, points: { F: points('F'), D: points('D'), G: points('G') } };
  });
  // Both states share one scale, so that their bars can be compared.
  const most = (position: Position) => Math.max(...[...now.teams, ...teams].map(({ points }) => points[position]), 0);
  return sides.flatMap(({ team_id: id }) => {
    const [before, after] = [strengthRows(now, id), strengthRows({ ...now, teams }, id)];
    return before.length === 0 || after.length === 0
      ? []
      : [POSITIONS.map((position, at) => changeOf(before[at]!, after[at]!, most(position)))];
  });
}

function changeOf(before: StrengthRow, after: StrengthRow, most: number): StrengthChange {
  const onScale = (row: StrengthRow): StrengthRow => ({
    ...row,
    share: most === 0 ? 0 : Math.max(0, row.points) / most,
    medianAt: most === 0 ? 0 : Math.max(0, row.median) / most,
  });
  return {
    position: before.position,
    before: onScale(before),
    after: onScale(after),
    gain: sumOfPoints([after.points, -before.points]),
  };
}
