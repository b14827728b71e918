import { DRAFT_TYPES, type DraftType } from '../../draft-type.js';
import type { Season } from '../../season.js';
import { seasonIn } from '../sheet/season-words.rules.js';

/** A pick in another site's words. */
export interface PickInWords {
  readonly season: Season;
  /** Null when the words do not say. */
  readonly type: DraftType | null;
  readonly round: number;
  readonly original: string;
}

const ROUNDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const YEAR = /(?<![\d-])((?:19|20)\d\d(?:\s?[-/–]\s?(?:20)?\d\d)?)(?![\d-])/g;
const ROUND = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:round|rnd|rd|r)[ .#]*(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)|(${ROUNDS.join('|')}))(?![\\p{L}\\d])`,
  'gu',
);
const TYPES: Readonly<Record<DraftType, RegExp>> = {
  rookie: /(?<![\p{L}\d])(?:rookies?|entry|prospects?)(?![\p{L}\d])/gu,
  steal: /(?<![\p{L}\d])steal(?![\p{L}\d])/gu,
  waiver: /(?<![\p{L}\d])waivers?(?![\p{L}\d])/gu,
  expansion: /(?<![\p{L}\d])expansion(?![\p{L}\d])/gu,
  class: /(?<![\p{L}\d])class(?![\p{L}\d])/gu,
  'mid-season': /(?<![\p{L}\d])mid[- ]?season(?![\p{L}\d])/gu,
  general: /(?<![\p{L}\d])(?:general|main|annual)(?![\p{L}\d])/gu,
};
/** Words that may accompany a year, round and team without adding meaning. */
const FILLER =
  /(?<![\p{L}\d])(?:round|rounder|rnd|rd|draft|picks?|selection|in|of|the|for|from|via|own|original(?:ly)?|orig|owner|team|s)(?![\p{L}\d])/gu;

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/[’`]/g, "'");
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses '2025 2nd round pick (Bears)': one year, one round, one team and only filler words. 'Own' means a pick of the
 * giving team. Null for anything else; a team is never guessed.
 */
export function pickInWords(
  what: string,
  teamIds: ReadonlyMap<string, string>,
  giver: string | null,
): PickInWords | null {
  const text = plain(what);
  const found = new Map<string, PickInWords>();
  for (const [name, id] of teamIds) {
    const team = plain(name).trim();
    if (team === '' || !text.includes(team)) continue;
    const parts = text.split(new RegExp(`(?<![\\p{L}\\d])${escaped(team)}(?![\\p{L}\\d])`, 'u'));
    const rest = parts.length === 2 ? restOf(parts.join(' ')) : null;
    if (rest !== null) found.set(id, { ...rest, original: id });
  }
  const own = /(?<![\p{L}\d])own(?![\p{L}\d])/u.test(text);
  const rest = found.size === 0 && own && giver !== null ? restOf(text) : null;
  if (rest !== null && giver !== null) return { ...rest, original: giver };
  const [one] = found.values();
  return found.size === 1 && one !== undefined ? one : null;
}

/** Year, round and draft type in words without the team. Null when other words remain or something occurs twice. */
function restOf(text: string): Omit<PickInWords, 'original'> | null {
  const years = [...text.matchAll(YEAR)];
  const season = years.length === 1 ? seasonIn((years[0]?.[1] ?? '').replace(/\s/g, ''), 'begins') : null;
  const timeless = text.replace(YEAR, ' ');
  const rounds = [...timeless.matchAll(ROUND)];
  const [, after, before, word] = rounds[0] ?? [];
  const round = word === undefined ? Number(after ?? before ?? 0) : ROUNDS.indexOf(word) + 1;
  if (season === null || rounds.length !== 1 || round === 0) return null;
  const words = timeless.replace(ROUND, ' ');
  const named = DRAFT_TYPES.filter((type) => words.search(TYPES[type]) >= 0);
  const left = DRAFT_TYPES.reduce((text, type) => text.replace(TYPES[type], ' '), words).replace(FILLER, ' ');
  if (/[\p{L}\d$%+&]/u.test(left) || named.length > 1) return null;
  return { season, type: named[0] ?? null, round };
}
