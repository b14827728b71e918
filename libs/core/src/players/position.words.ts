import type { Position } from '../position.js';

/** Position words of fantasy sites and spreadsheets, in English and French, without marks and in lower case. */
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
/** Words that name a place of the line-up, or nothing at all: they say no position. */
const NO_POSITION = [
  ...['util', 'utl', 'utility', 'u', 'flex', 'sk', 'skt', 'skater', 'skaters', 'patineur', 'patineurs', 'bn', 'be'],
  ...['bench', 'ir', 'ir+', 'il', 'il+', 'ltir', 'na', 'n', 'a', 'res', 'reserve', 'any', 'all', 'none', 'taxi', 'min'],
];
const POSITIONS = new Map(
  (Object.keys(WORDS) as Position[]).flatMap((position) => WORDS[position].map((word) => [word, position] as const)),
);

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('.', '').trim();

/**
 * The position that a cell names: the first of several (`LD/RD`, `C;LW`, `Util, D`). Null where it names none, as empty
 * cells and places of a line-up do. `unknown` where nobody knows its word: the caller asks, and never takes a default.
 */
export function readPosition(cell: string): Position | 'unknown' | null {
  const whole = plain(cell);
  const known = POSITIONS.get(whole.replace(/[\s-]+/g, ' '));
  if (known !== undefined) return known;
  // Sites number the places of a line-up: C1, D2.
  const words = whole.split(/[\s,;/|+&()·•-]+/).flatMap((word) => word.replace(/^([a-z]+)\d$/, '$1') || []);
  for (const word of words) {
    const position = POSITIONS.get(word);
    if (position !== undefined) return position;
  }
  return whole === 'ir+' || words.every((word) => NO_POSITION.includes(word) || /^\d*$/.test(word)) ? null : 'unknown';
}

/** The position that a cell names; null where it names none that is known. */
export function positionOf(cell: string): Position | null {
  const position = readPosition(cell);
  return position === 'unknown' ? null : position;
}

/** Whether a cell names positions and nothing else: `Center Ice` is a team, and `C, LW` is not. */
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

/** Whether a word is a slot of the active line-up: a position, or one that any skater may fill (`Util`). */
export const isLineupSlot = (cell: string): boolean =>
  positionOf(cell) !== null || SLOTS.includes(plain(cell).replace(/\d$/, ''));
