import type { PlayerRow } from './players.import.schema.js';

/** The date of a player row: its own `as_of`, else the file's date. */
export function playerRowDay(row: PlayerRow, fileDay: string | null): string | null {
  return row.as_of ?? fileDay;
}

/**
 * Finds the date in a text like 'capwages-2026-04' or 'partial: … 2026-02-21 …'. Without a day it returns the first of
 * the month, and null when there is no date.
 */
export function dayIn(text: string | null): string | null {
  const match = /(?<!\d)(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(text ?? '');
  if (match === null) return null;
  return `${match[1] ?? ''}-${match[2] ?? ''}-${match[3] ?? '01'}`;
}

export function newestDay(rows: readonly PlayerRow[]): string | null {
  let newest: string | null = null;
  for (const row of rows) {
    for (const day of [row.as_of, dayIn(row.source), dayIn(row.cap_source)])
      if (day !== null && (newest === null || day > newest)) newest = day;
  }
  return newest;
}
