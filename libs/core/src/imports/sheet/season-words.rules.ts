import { isSeason, seasonOf, type Season } from '../../season.js';

/**
 * Parses 2027-28, 2027/28 or 2027-2028 as '2027-28'. `alone` decides what a single year means: the season that begins
 * or ends in it, or null.
 */
export function seasonIn(cell: string, alone: 'begins' | 'ends' | 'asks'): Season | null {
  const match = /^((?:19|20)\d\d)(?:\s*[-/–]\s*(\d\d|\d{4}))?$/.exec(cell.trim());
  if (!match) return null;
  const year = Number(match[1]);
  if (match[2] === undefined) return alone === 'asks' ? null : seasonOf(alone === 'begins' ? year : year - 1);
  const season = seasonOf(year);
  return isSeason(season) && season.endsWith(match[2].slice(-2)) ? season : null;
}

/** True for a single year, which could mean the season that begins or ends in it. */
export const isYearAlone = (cell: string): boolean => /^(?:19|20)\d\d$/.test(cell.trim());
