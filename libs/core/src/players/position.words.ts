import type { Position } from '../position.js';

/** Position words of fantasy sites and spreadsheets in English and French, lower case without accents. */
const WORDS: Readonly<Record<Position, readonly string[]>> = {
  F: [
    ...['f', 'fw', 'fwd', 'forward', 'forwards', 'c', 'ctr', 'center', 'centers', 'centre', 'centres', 'w', 'wing'],
    ...['winger', 'wingers', 'lw', 'rw', 'l', 'r', 'left wing', 'right wing', 'ag', 'ad', 'ailier', 'ailiers', 'att'],
    ...['attaquant', 'attaquants', 'ailier gauche', 'ailier droit'],
  ],
  D: [
    ...['d', 'ld', 'rd', 'lhd', 'rhd', 'def', 'defense', 'defence', 'defenseman', 'defenceman', 'defensemen'],
    ...['defencemen', 'dman', 'dmen', 'd man', 'd men', 'blueliner', 'blueliners', 'defenseur', 'defenseurs'],
  ],
  G: ['g', 'gk', 'goal', 'goalie', 'goalies', 'goaltender', 'goaltenders', 'goaler', 'gardien', 'gardiens'],
};
/** Line-up places and filler words that do not indicate a position. */
const NO_POSITION = [
  ...['util', 'utl', 'utility', 'u', 'flex', 'sk', 'skt', 'skater', 'skaters', 'patineur', 'patineurs', 'bn', 'be'],
  ...['bench', 'ir', 'ir+', 'il', 'il+', 'ltir', 'na', 'res', 'reserve', 'any', 'all', 'none', 'taxi', 'min'],
];
const POSITIONS = new Map(
  (Object.keys(WORDS) as Position[]).flatMap((position) => WORDS[position].map((word) => [word, position] as const)),
);

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', '').trim();

/**
 * Reads the position from a cell, the first one of several (`LD/RD`, `C;LW`, `Util, D`). Null when the cell is empty or
 * only names a line-up place. `unknown` for an unknown word: the caller must ask the user and never assume a default.
 */
export function readPosition(cell: string): Position | 'unknown' | null {
  const whole = plain(cell);
  const known = POSITIONS.get(whole.replace(/[\s-]+/g, ' '));
  if (known !== undefined) return known;
  // Sites number line-up places: C1, D2.
  const words = whole
    .replace(/\bn\/a\b/g, 'na')
    .split(/[\s,;/|+&()·•-]+/)
    .flatMap((word) => word.replace(/^([a-z]+)\d$/, '$1') || []);
  for (const word of words) {
    const position = POSITIONS.get(word);
    if (position !== undefined) return position;
  }
  return whole === 'ir+' || words.every((word) => NO_POSITION.includes(word) || /^\d*$/.test(word)) ? null : 'unknown';
}

/** The position in a cell; null when there is none or it is unknown. */
export function positionOf(cell: string): Position | null {
  const position = readPosition(cell);
  return position === 'unknown' ? null : position;
}

/** True when a cell contains only positions: `C, LW` does, `Center Ice` is a team name. */
export function isPositionList(cell: string): boolean {
  const whole = plain(cell);
  if (POSITIONS.has(whole.replace(/[\s-]+/g, ' '))) return true;
  const words = whole.split(/[\s,;/|+&·•-]+/).filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.every((word) => POSITIONS.has(word) || NO_POSITION.includes(word) || /^(?:and|et)$/.test(word))
  );
}

const SLOTS = ['util', 'utl', 'utility', 'u', 'flex', 'sk', 'skt', 'skater'];

/** True when a word is a slot of the active line-up: a position, or one that any skater may fill (`Util`). */
export const isLineupSlot = (cell: string): boolean =>
  positionOf(cell) !== null || SLOTS.includes(plain(cell).replace(/\d$/, ''));
