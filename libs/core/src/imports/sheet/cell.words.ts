import type { WinRecord } from '../../competition/champion.rules.js';
import type { DraftType } from '../../draft-type.js';
import { withoutAccents } from '../../text.rules.js';

/** The address in 'ann@example.com' or 'Ann Other <ann@example.com>'; null without one. */
export function emailIn(cell: string): string | null {
  const [address] = /[^\s<>,;"']{1,64}@[a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?\.[a-z]{2,24}/i.exec(cell) ?? [];
  return address ?? null;
}

/** True when a word marks a player as protected, false when as not protected. Null for other words. */
export function keptWord(cell: string): boolean | null {
  const word = withoutAccents(cell.trim());
  if (/^(?:y|yes|x|true|1|k|keep|kept|keeper|p|protect(?:ed)?|core|bench|✓|✔)$/.test(word)) return true;
  if (/^(?:oui|vrai|protegee?|proteger|gardee?|garder|noyau|reserve)$/.test(word)) return true;
  return /^(?:|n|no|false|0|-|–|drop(?:ped)?|release[d]?|cut|unprotected|exposed)$/.test(word) ||
    /^(?:non|faux|liberee?|liberer|non[- ]protegee?|exposee?)$/.test(word)
    ? false
    : null;
}

/** The round in '1', '1st', 'Round 2', 'R3' or '1re ronde'. */
export function roundOf(cell: string): number | null {
  const match = /^(?:r|rd\.?|round|ronde)?\s*(\d{1,2})(?:st|nd|rd|th|re|er|e)?(?:\s*(?:rd|round|ronde))?$/i.exec(
    cell.trim(),
  );
  const round = Number(match?.[1] ?? 0);
  return round > 0 ? round : null;
}

/** The draft type that a word means; null when unknown. */
export function draftTypeOf(cell: string): DraftType | null {
  const word = withoutAccents(cell.trim()).replace(/^repechage (?:des? |d['’]|au )?/, '');
  if (/^(?:mid[- ]?season|mi[- ]?saison)\b/.test(word)) return 'mid-season';
  const [named] = /^(?:steal|waiver|expansion|class)\b/.exec(word) ?? [];
  if (named === 'steal' || named === 'waiver' || named === 'expansion' || named === 'class') return named;
  if (/^maraudage\b/.test(word)) return 'steal';
  if (/^cuvee\b/.test(word)) return 'class';
  if (/^ballottage\b/.test(word)) return 'waiver';
  if (/^(?:rookies?|entry|prospects?|minors?|amateur|recrues?|espoirs?)\b/.test(word)) return 'rookie';
  return /^(?:general|main|annual|annuel|veterans?|open|keeper|fa|free agents?|supplemental|autonomes?)\b/.test(word)
    ? 'general'
    : null;
}

/**
 * Converts 1997-01-13, Jan 13, 1997, 13 janvier 1997, or an unambiguous 13/01/1997 to '1997-01-13'. Null when it is no
 * date or is ambiguous.
 */
export function dayOf(cell: string): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (slashed) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    if (first > 12) return valid(year, second, first);
    return second > 12 || first === second ? valid(year, first, second) : null;
  }
  const french = /^(\d{1,2})(?:er)? ([a-z]{3,9})\.? (\d{4})$/.exec(withoutAccents(text));
  if (french) {
    const written = french[2] ?? '';
    // "jui" may be June or July.
    const [month, other] = MONTHS_FR.flatMap((name, index) => (name.startsWith(written) ? [index + 1] : []));
    return month !== undefined && other === undefined ? valid(Number(french[3]), month, Number(french[1])) : null;
  }
  const worded = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(text);
  const month = worded ? MONTHS.indexOf((worded[1] ?? '').toLowerCase()) + 1 : 0;
  return worded && month > 0 ? valid(Number(worded[3]), month, Number(worded[2])) : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTHS_FR = [
  ...['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout', 'septembre', 'octobre', 'novembre'],
  'decembre',
];

function valid(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  if (year < 1940 || year > 2030 || day.getUTCMonth() !== month - 1 || day.getUTCDate() !== date) return null;
  return day.toISOString().slice(0, 10);
}

const RECORD =
  /^(?<wins>\d{1,5}(?:\.[05])?)\s*[-–]\s*(?<losses>\d{1,5}(?:\.[05])?)(?:\s*[-–]\s*(?<ties>\d{1,5}(?:\.[05])?))?$/;

/** Wins, losses and ties: '10-4-2', '10-4'. */
export function recordOf(cell: string): WinRecord | null {
  const { wins, losses, ties = '0' } = RECORD.exec(cell.trim())?.groups ?? {};
  return wins === undefined || losses === undefined
    ? null
    : { wins: Number(wins), losses: Number(losses), ties: Number(ties) };
}
