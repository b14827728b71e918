import { medianOf } from '../../competition/matchups/period.rules.js';
import { sumOfPoints } from '../../players/scoring/scoring.table.js';
import { POSITIONS, type Position } from '../../position.js';
import type { HeldPlayer } from '../team.model.js';

export type PositionPoints = Readonly<Record<Position, number>>;

const each = (of: (position: Position) => number): PositionPoints =>
  Object.fromEntries(POSITIONS.map((position) => [position, of(position)])) as Record<Position, number>;

export const positionPoints = (
  players: readonly Pick<HeldPlayer, 'id' | 'position' | 'place'>[],
  points: ReadonlyMap<number, number>,
): PositionPoints =>
  each((position) =>
    sumOfPoints(
      players
        .filter((player) => player.place === 'active' && player.position === position)
        .map(({ id }) => points.get(id) ?? 0),
    ),
  );

export const medianPoints = (teams: readonly PositionPoints[]): PositionPoints =>
  each((position) => medianOf(teams.map((points) => points[position])));
