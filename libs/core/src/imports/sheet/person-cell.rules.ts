import { currentClubCode, seasonClubCode } from '../../players/clubs.js';
import { isPositionList, positionOf } from '../../players/position.words.js';
import type { Position } from '../../position.js';

export interface PersonCell {
  readonly player: string;
  readonly pos: Position | null;
  readonly club: string | null;
}

const isClub = (word: string): boolean =>
  /^[A-Z]{2,3}$/i.test(word) && seasonClubCode(word.toUpperCase()) !== undefined;
const isPosition = (words: string): boolean => isPositionList(words) && positionOf(words) !== null;
const clubOf = (word: string): string | null => currentClubCode(word.toUpperCase()) ?? null;

/** Suffixes that belong to the name although they follow a comma: `Robert Thomas, Jr.` */
const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
/** True when text before a club or position can be a name: it has two consecutive letters. */
const named = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** 'McDavid, Connor' becomes 'Connor McDavid'. */
function inOrder(text: string): string {
  const [last, first, ...rest] = text.split(/,\s+/);
  return first !== undefined && rest.length === 0 && !SUFFIX.test(first) ? `${first} ${last ?? ''}` : text;
}

/**
 * Splits a cell with more than a name: `McDavid, Connor (EDM - C,LW)`, `Connor McDavid EDM - C`, `Cale Makar (D)`,
 * `Connor McDavid*`. Set `around` when the column's cells begin with a position and may end in a number (`F Artemi
 * Panarin 3`); see `hasPositionFirst`.
 */
export function readPersonCell(cell: string, around = false): PersonCell {
  let text = cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\*+$/, '');
  let pos: Position | null = null;
  let club: string | null = null;
  const take = (clubWord: string | undefined, positions: string | undefined, rest: string | undefined): boolean => {
    if (rest === undefined || !named(rest)) return false;
    if (clubWord !== undefined && !isClub(clubWord)) return false;
    if (positions !== undefined && !isPosition(positions)) return false;
    if (clubWord !== undefined) club = clubOf(clubWord);
    if (positions !== undefined) pos = positionOf(positions);
    text = rest.trim().replace(/[,-]$/, '').trim();
    return true;
  };
  const bracket = /^(.*?)\s*\(([^()]*)\)$/.exec(text);
  if (bracket !== null) {
    const [, rest, inside = ''] = bracket;
    const [one = '', ...more] = inside.split(/\s*[-–,;·|]\s*|\s+/).filter((word) => word !== '');
    const after = more.join(',');
    const last = more.at(-1) ?? '';
    const taken =
      (more.length > 0 && (take(one, after, rest) || take(last, [one, ...more.slice(0, -1)].join(','), rest))) ||
      (more.length === 0 && (take(one, undefined, rest) || take(undefined, one, rest)));
    // Drops injury and contract marks, which do not identify the player.
    if (!taken && /^[A-Z0-9+]{1,4}$/.test(inside) && named(rest ?? '')) text = (rest ?? '').trim();
  } else {
    const dashed = /^(.*?)[\s,]+([A-Za-z]{2,3})\s*[-–]\s*([A-Za-z][A-Za-z,/ ]*)$/.exec(text);
    const spaced = /^(.+?)[\s,]+([A-Z]{2,3})[\s,]+([A-Z]{1,2}(?:[,/][A-Z]{1,2})*)$/.exec(text);
    if (!(dashed !== null && take(dashed[2], dashed[3], dashed[1])) && spaced !== null)
      take(spaced[2], spaced[3], spaced[1]);
  }
  const first = around ? /^([A-Z]{1,3})\s+(\S.*)$/.exec(text) : null;
  if (first !== null && take(undefined, first[1], first[2])) text = text.replace(/\s+\d{1,2}$/, '');
  return { player: inOrder(text), pos, club };
}

/** Returns only the name, for example 'Connor McDavid' for 'McDavid, Connor'. Removes marks of injury and position. */
export const playerName = (cell: string): string => readPersonCell(cell).player;

/** True when the cells of a column begin with a position, as in `F Artemi Panarin 3`. Nearly all of them must. */
export function hasPositionFirst(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => /\p{L}/u.test(cell));
  const first = named.filter((cell) => {
    const match = /^([A-Z]{1,3})\s+\p{L}/u.exec(cell.trim());
    return match?.[1] !== undefined && isPosition(match[1]);
  });
  return named.length > 0 && first.length >= named.length * 0.8;
}
