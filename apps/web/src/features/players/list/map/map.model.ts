import { positionCode } from '@crease/core/position.js';
import type { Position } from '@crease/core/position.js';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import { startYear } from '@crease/core/season.js';
import type { ListPlayer } from '../../players.model.js';

/** More dots cannot be told apart. The list below has all players. */
export const MOST_DOTS = 150;
const YEAR_MS = 365.25 * 86_400_000;

export interface Dot {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly detail: string;
  readonly age: number;
  readonly hit: number;
  readonly points: number | null;
  /** Places in the plot, 0 to 1 from the left and top. */
  readonly x: number;
  readonly y: number;
  /** Its diameter in pixels. */
  readonly size: number;
}

export interface Tick {
  readonly value: number;
  readonly at: number;
}

export interface PlayerMap {
  readonly dots: readonly Dot[];
  readonly ages: readonly Tick[];
  readonly hits: readonly Tick[];
}

const [SMALLEST, LARGEST] = [8, 20];
const MILLION = 1_000_000;
const HITS = [1, 2, 4, 8, 12, 16, 20];

/** The distance of the lines: a million, or less in a league whose salaries are single dollars. */
function hitUnit(dearest: number): number {
  if (dearest >= MILLION) return MILLION;
  const least = Math.max(1, dearest / 20);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((step) => step * power >= least) ?? 10) * power;
}

/**
 * Players with a known age. The cap hit is on a square-root scale, because most free agents cost the minimum. `sized`:
 * the area of a dot follows the points.
 */
export function playerMap(players: readonly ListPlayer[], season: string, sized: boolean): PlayerMap {
  const day = Date.parse(`${startYear(season)}-09-15`);
  const known = players
    .flatMap(({ id, full_name: name, position, position_detail: detail, birth_date: born, cap, earned }) => {
      const age = seasonAge(born, season);
      if (born === null || age === null) return [];
      const exact = (day - Date.parse(born)) / YEAR_MS;
      const points = earned?.points ?? null;
      return [{ id, name, position, detail: positionCode(detail ?? position), age, exact, hit: cap.cap_hit, points }];
    })
    .slice(0, MOST_DOTS);
  if (known.length === 0) return { dots: [], ages: [], hits: [] };
  const youngest = Math.floor(Math.min(...known.map(({ exact }) => exact)));
  const oldest = Math.max(youngest + 1, Math.ceil(Math.max(...known.map(({ exact }) => exact))));
  const dearest = Math.max(1, ...known.map(({ hit }) => hit));
  const most = Math.max(1, ...known.map(({ points }) => points ?? 0));
  const x = (age: number) => (age - youngest) / (oldest - youngest);
  const y = (hit: number) => 1 - Math.sqrt(hit / dearest);
  const step = oldest - youngest > 12 ? 5 : oldest - youngest > 5 ? 2 : 1;
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);
  return {
    dots: known.map(({ exact, ...one }) => {
      const share = sized ? Math.sqrt(Math.max(0, one.points ?? 0) / most) : 0.3;
      return { ...one, x: x(exact), y: y(one.hit), size: Math.round(SMALLEST + share * (LARGEST - SMALLEST)) };
    }),
    ages: ages.filter((age) => age % step === 0).map((value) => ({ value, at: x(value) })),
    hits: HITS.map((step) => step * hitUnit(dearest))
      .filter((hit) => hit <= dearest)
      .map((value) => ({ value, at: y(value) })),
  };
}
