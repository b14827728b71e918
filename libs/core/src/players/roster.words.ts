import type { Place } from '../position.js';

/** Words in exported rosters for a player's place on a fantasy team. Minors and prospects belong to the rookie bank. */
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
  actif: 'active',
  actifs: 'active',
  banc: 'active',
  reservistes: 'active',
  ir: 'ir',
  'ir+': 'ir',
  'il+': 'ir',
  il: 'ir',
  blesse: 'ir',
  blesses: 'ir',
  'liste des blesses': 'ir',
  'reserve des blesses': 'ir',
  'inj res': 'ir',
  injured: 'ir',
  'injured reserve': 'ir',
  injured_reserve: 'ir',
  ltir: 'ir',
  lb: 'ir',
  lblt: 'ir',
  'ir-lt': 'ir',
  'ir-nr': 'ir',
  'ir/ltir': 'ir',
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
  mineure: 'rookie',
  mineures: 'rookie',
  'club ecole': 'rookie',
  recrue: 'rookie',
  recrues: 'rookie',
  espoir: 'rookie',
  espoirs: 'rookie',
  releve: 'rookie',
  'banque d’espoirs': 'rookie',
  practice: 'rookie',
  'minor league': 'rookie',
  'minor leagues': 'rookie',
};
/** Words for players that a team no longer has. */
const GONE = ['gone', 'dropped', 'released', 'libere', 'liberes'];

/** The place that a word in an exported roster means; null when unknown. */
export function placeOfWord(cell: string): Place | 'gone' | null {
  const word = cell.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
  if (GONE.includes(word)) return 'gone';
  // Sections are often called "Taxi Squad", "Reserve List" or "Farm Team".
  return (
    ROSTER_PLACES[word] ?? ROSTER_PLACES[word.replace(/ (?:squad|list|roster|players|team|slots?|spots?)$/, '')] ?? null
  );
}
