/** A season is written as '2025-26'. */
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

export function seasonPlus(season: Season, by: number): Season {
  return seasonOf(startYear(season) + by);
}

const FIRST_DAY = '07-01';

export function seasonOfDay(day: string): Season {
  const year = Number(day.slice(0, 4));
  return seasonOf(day.slice(5) >= FIRST_DAY ? year : year - 1);
}

/** The calendar season of a timestamp (milliseconds since 1970, UTC). */
export function calendarSeason(now: number): Season {
  return seasonOfDay(new Date(now).toISOString().slice(0, 10));
}

export function presentSeason(set: Season | null, now: number): Season {
  return set ?? calendarSeason(now);
}

/** '20252026', the NHL's format. */
export function nhlSeason(season: Season): string {
  return `${startYear(season)}${startYear(season) + 1}`;
}

/** The season and the `count - 1` before it, oldest first. */
export function rollingSeasons(current: Season, count = 3): Season[] {
  return Array.from({ length: count }, (_, index) => seasonPlus(current, index - count + 1));
}
