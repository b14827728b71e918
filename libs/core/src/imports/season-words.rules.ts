import { isSeason, seasonOf, type Season } from '../season.js';

/** '2027-28' of 2027-28, 2027/28, 2027-2028. A year alone is `alone`: the season that begins in it, or none. */
export function seasonIn(cell: string, alone: 'begins' | 'asks'): Season | null {
  const match = /^((?:19|20)\d\d)(?:\s*[-/–]\s*(\d\d|\d{4}))?$/.exec(cell.trim());
  if (!match) return null;
  const season = seasonOf(Number(match[1]));
  if (match[2] === undefined) return alone === 'begins' ? season : null;
  return isSeason(season) && season.endsWith(match[2].slice(-2)) ? season : null;
}
