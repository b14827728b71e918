import type { FurtherBracket } from '../../competition/playoffs/playoff.rules.js';
import { withoutAccents } from '../../text.rules.js';
import { recordOf, roundOf } from './cell.words.js';
import { readMoney } from './money.rules.js';

/** Limits of a past match. Its rounds may follow after the last period. */
export const MATCH_LIMITS = { period: 366, round: 5, points: 1_000_000 } as const;

/** Part of a season, in a table's words. */
export type Stage =
  | { readonly is: 'regular' }
  | { readonly is: 'round'; readonly round: number }
  /** 0: the final, 1: the semi-finals. */
  | { readonly is: 'fromEnd'; readonly rounds: number }
  /** The play-offs, without their round. */
  | { readonly is: 'playoffs' }
  | { readonly is: FurtherBracket };

const REGULAR = /^(?:|-+|–|0|n|no|non|false|faux|reg(?:ular)?(?: season)?|rs|saison(?: reguliere)?|reguliere?)$/;
const FLAG = /^(?:x|y|yes|oui|o|true|vrai|✓|✔)$/;
const PLAYOFFS = /^(?:play-?offs?|po|post-?season|series?(?: eliminatoires?)?|eliminatoires?)(?:[\s,:–-]+|$)/;
/** "3rd" and "3e" alone are the third round. */
const THIRD =
  /^(?:(?:match|duel|partie) (?:pour|de) la )?(?:3rd|third|3e|troisieme)[ -](?:place|position|game|match|matchup|duel|partie)(?: (?:game|match|matchup))?$|^petite finale$|^bronze/;
const CONSOLATION = /^(?:consolation|losers?|toilet|perdants|(?:[4-9]|\d\d)(?:th|e) place)/;
const FROM_END: readonly RegExp[] = [
  /^(?:grande )?finale?s?$|^(?:championship|champ|title)(?: (?:game|match|matchup|round))?$|^(?:1st|first) place$/,
  /^(?:semi|demi)[ -]?finale?s?$|^sf$/,
  /^quarter[ -]?finals?$|^quarts?(?: de finale)?$|^qf$/,
  /^(?:round of 16|huitiemes?(?: de finale)?)$/,
];

/** "Semifinals", "Playoffs Round 2", "yes" or "Regular season". Null for other words. */
export function stageOf(cell: string): Stage | null {
  const word = withoutAccents(cell.trim());
  if (REGULAR.test(word)) return { is: 'regular' };
  if (FLAG.test(word)) return { is: 'playoffs' };
  const rest = word.replace(PLAYOFFS, '');
  if (rest === '') return { is: 'playoffs' };
  if (THIRD.test(rest)) return { is: 'third' };
  if (CONSOLATION.test(rest)) return { is: 'consolation' };
  const rounds = FROM_END.findIndex((names) => names.test(rest));
  if (rounds >= 0) return { is: 'fromEnd', rounds };
  const round = roundOf(rest);
  return round === null ? null : { is: 'round', round };
}

const PERIOD =
  /^(?:(?:wk|week|period|scoring period|matchup(?: period)?|matchday|game ?week|semaine|sem|periode|duel)\.?\s*)?#?(\d{1,3})(?:\s*[(:,](.*))?$/;

/** The number of "Week 3", "Scoring Period 3 (Oct 21 - Oct 27)" or "3". */
export function periodOf(cell: string): number | null {
  const match = PERIOD.exec(withoutAccents(cell.trim()));
  return Number(match?.[1] ?? 0) || null;
}

/** The play-off part of "Week 21 (Semifinals)" or "Week 21: Finals (Apr 1 - Apr 7)"; null without one. */
export function stageAfter(cell: string): Stage | null {
  const text = PERIOD.exec(withoutAccents(cell.trim()))?.[2] ?? '';
  // Bare numbers and letters have other meanings here, such as a division.
  const parts = [text, ...text.split(/[(),:;]/)].filter(
    (part) => /[a-z]{2}|r\d/i.test(part) && !NUMBER.test(part.trim()),
  );
  const stages = parts.flatMap((part) => stageOf(part.replace(/^[\s(]+|[\s)]+$/g, '')) ?? []);
  const named = stages.filter(({ is }) => is !== 'regular');
  return named.find(({ is }) => is !== 'playoffs') ?? named[0] ?? null;
}

const NUMBER = /^\d+(?:st|nd|rd|th|re|er|e)?\)?$/;

/** A side's score: its points, or in categories the weights won plus half of the weights tied. */
export interface SideScore {
  readonly points: number;
  readonly categories: boolean;
}

const THREE = /^[\d.]+\s*[-–]\s*[\d.]+\s*[-–]\s*[\d.]+$/;

/** "101.5", or categories won, lost and tied: "6-3-1". */
export function sideScore(cell: string): SideScore | null {
  const record = THREE.test(cell.trim()) ? recordOf(cell) : null;
  if (record !== null) return { points: record.wins + record.ties / 2, categories: true };
  const value = readMoney(cell, 'decimal')?.value;
  return value === undefined ? null : { points: value, categories: false };
}

/** Both scores of "101.5-98", or of the categories "6-3-1". */
export function bothScores(cell: string): readonly [SideScore, SideScore] | null {
  const record = THREE.test(cell.trim()) ? recordOf(cell) : null;
  if (record !== null)
    return [record.wins, record.losses].map((won) => ({ points: won + record.ties / 2, categories: true })) as [
      SideScore,
      SideScore,
    ];
  const [own, other] = /^(\d[\d.,]*)\s*[-–:]\s*(\d[\d.,]*)$/.exec(cell.trim())?.slice(1).map(sideScore) ?? [];
  return own == null || other == null ? null : [own, other];
}

export const isBye = (cell: string): boolean =>
  /^(?:|-+|–|bye|exempt(?:e)?|repos|libre|idle|n\/a)$/.test(withoutAccents(cell.trim()));
