import type { Place } from '../position.js';

/**
 * Where a fantasy team has a player, by the words that exported rosters use. Minors and prospects are the rookie
 * bank's.
 */
const ROSTER_PLACES: Readonly<Record<string, Place>> = {
  active: 'active',
  act: 'active',
  '': 'active',
  res: 'active',
  reserve: 'active',
  bench: 'active',
  bn: 'active',
  be: 'active',
  start: 'active',
  starter: 'active',
  starting: 'active',
  lineup: 'active',
  roster: 'active',
  util: 'active',
  ir: 'ir',
  'ir+': 'ir',
  il: 'ir',
  'inj res': 'ir',
  injured: 'ir',
  'injured reserve': 'ir',
  injured_reserve: 'ir',
  ltir: 'ir',
  rookie: 'rookie',
  rookies: 'rookie',
  min: 'rookie',
  minor: 'rookie',
  minors: 'rookie',
  farm: 'rookie',
  bank: 'rookie',
  prospect: 'rookie',
  prospects: 'rookie',
  taxi: 'rookie',
  na: 'rookie',
};
/** Words for players whom a team does not have any more. */
const GONE = ['gone', 'dropped', 'released'];

/** The place that a word of an exported roster means; null where it means none that is known. */
export function placeOfWord(cell: string): Place | 'gone' | null {
  const word = cell.trim().toLowerCase();
  return GONE.includes(word) ? 'gone' : (ROSTER_PLACES[word] ?? null);
}
