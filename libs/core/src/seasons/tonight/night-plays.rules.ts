import { newsBetween, wholeFigures } from '../../players/nhl/night-news.rules.js';
import { lineOfGame, pointsOf, sumOfPoints, type StoredScoring } from '../../players/scoring/scoring.table.js';
import type { Position } from '../../position.js';
import type { NightPlay } from './night-board.answers.js';

export interface StoredPlay {
  readonly id: number;
  readonly player_id: number;
  readonly name: string;
  readonly position: Position;
  readonly team_id: string;
  readonly at: Date;
  readonly counts: boolean;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * The plays of a league's players in the given order, with the points by its scoring. A change that brings no points
 * and is neither a goal, an assist, a win nor a shutout is left out.
 * @param scoring null in a league that categories decide: points decide nothing there
 */
export function nightPlays(stored: readonly StoredPlay[], scoring: StoredScoring | null): NightPlay[] {
  return stored.flatMap(({ id, player_id, name, position, team_id, at, counts, before, after }) => {
    const [from, to] = [wholeFigures(before), wholeFigures(after)];
    const change = newsBetween(from, to);
    const worth = (line: typeof from) => (scoring === null ? 0 : pointsOf(lineOfGame(line), scoring, position));
    const points = scoring === null ? null : sumOfPoints([worth(to), -worth(from)]);
    const shown = change.g !== 0 || change.a !== 0 || change.w !== 0 || change.so !== 0;
    if (!shown && (points === null || points === 0)) return [];
    return [{ id: String(id), player_id, name, team_id, at: at.toISOString(), counts, points, change }];
  });
}
