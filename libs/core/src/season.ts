/** A season is written by its two years: '2025-26'. */
export type Season = string;

export const SEASON_PATTERN = /^(\d{4})-(\d{2})$/;

export function isSeason(value: string): boolean {
  const match = SEASON_PATTERN.exec(value);
  return match !== null && (Number(match[1]) + 1) % 100 === Number(match[2]);
}

export function seasonOf(startYear: number): Season {
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`;
}

export function startYear(season: Season): number {
  return Number(season.slice(0, 4));
}

/** The season `by` years later (or earlier, when negative). */
export function seasonPlus(season: Season, by: number): Season {
  return seasonOf(startYear(season) + by);
}

/** '20252026', the NHL's own form. */
export function nhlSeason(season: Season): string {
  return `${startYear(season)}${startYear(season) + 1}`;
}

/** The season and the `count - 1` before it, oldest first. */
export function rollingSeasons(current: Season, count = 3): Season[] {
  return Array.from({ length: count }, (_, index) => seasonPlus(current, index - count + 1));
}
