import type { Position } from '../../position.js';
import { isSeason, seasonOf, seasonPlus, startYear, type Season } from '../../season.js';
import { moneyColumn, unitOfHeading, type MoneyUnit } from '../sheet/money.rules.js';
import { isYearAlone } from '../sheet/season-words.rules.js';
import { contractEnded } from './desk.words.js';

export interface DeskAnswers {
  readonly unit?: MoneyUnit;
  /** Which season a single year means: the one that begins or ends in it. */
  readonly years?: 'begins' | 'ends';
  /** The season of rows without one. */
  readonly season?: Season;
  /** Words in the season column → the season, or null to skip the rows. */
  readonly seasons?: Readonly<Record<string, Season | null>>;
  /** Words in the column of contract ends → the last season, or null for a one-season contract. */
  readonly ends?: Readonly<Record<string, Season | null>>;
  /** Unknown words in the position column → the position, or null for none. */
  readonly positions?: Readonly<Record<string, Position | null>>;
}

/** A question that the table itself does not answer. */
export type DeskQuestion =
  | { readonly asks: 'unit'; readonly examples: readonly string[] }
  | { readonly asks: 'years'; readonly example: string }
  | { readonly asks: 'seasons' | 'ends' | 'positions'; readonly word: string; readonly rows: number };

/** Reads "2026-27", "2026/2027 cap hit" or "26-27". Null without a season. */
export function seasonOfWord(word: string): Season | null {
  const match = /(?:^|[^\d])(?:20)?(\d{2})\s*[-/–]\s*(?:20)?(\d{2})(?:$|[^\d])/.exec(word.trim());
  if (match === null) return null;
  const found = seasonOf(2000 + Number(match[1]));
  return isSeason(found) && found.endsWith(`-${match[2] ?? ''}`) ? found : null;
}

/** The last season: 2027-28 for 2028, '2028 (UFA)' and '2027-28'. */
export function lastSeasonOf(cell: string): Season | null {
  const named = seasonOfWord(cell);
  if (named !== null) return named;
  const year = /(?:^|\D)(20\d{2})(?:\D|$)/.exec(cell)?.[1];
  return year === undefined ? null : seasonOf(Number(year) - 1);
}

export interface Hit {
  readonly season: Season;
  readonly dollars: number;
}

interface HitColumns {
  readonly seasons: readonly { readonly season: Season; readonly cells: readonly string[] }[];
  /** For tables with one cap hit per row: the cap hit, the row's season and the end of the contract. */
  readonly plain: readonly string[];
  readonly of: readonly string[];
  readonly through: readonly string[];
  readonly named: boolean;
  /** Headings of the cap hit columns, which may name the unit. */
  readonly headings: readonly string[];
}

/** Longer contracts are not plausible. */
const LONGEST = 15;
const SAYS_NO_END = /^(?:|-+|–|n\/a|ufa|rfa|ufa ?\/ ?rfa)$/i;

/** The seasons of a contract; none when it ended before it begins. */
const seasonsOf = (from: Season, last: Season): Season[] =>
  Array.from({ length: Math.max(0, Math.min(LONGEST, startYear(last) - startYear(from)) + 1) }, (_, by) =>
    seasonPlus(from, by),
  );

/** Reads each row's cap hits. Also returns why a row has none, and the questions that the table leaves open. */
export function readHits(
  { seasons, plain, of, through, named, headings }: HitColumns,
  present: Season,
  answers: DeskAnswers,
): { rows: { found: Hit[]; word: string }[]; questions: DeskQuestion[] } {
  const questions: DeskQuestion[] = [];
  const heading = headings.map(unitOfHeading).find((unit) => unit !== null && unit !== 'share') ?? null;
  // All columns of a table use one unit.
  const money = moneyColumn([...seasons.flatMap(({ cells }) => cells), ...plain], answers.unit ?? heading);
  if (money.asks.length > 0) questions.push({ asks: 'unit', examples: money.asks });
  const [all, hits] = [
    money.dollars.slice(0, seasons.length * plain.length),
    money.dollars.slice(seasons.length * plain.length),
  ];
  const open = new Map<string, { asks: 'seasons' | 'ends'; word: string; rows: number }>();
  const ask = (asks: 'seasons' | 'ends', word: string): void => {
    const before = open.get(`${asks} ${word}`);
    open.set(`${asks} ${word}`, { asks, word, rows: (before?.rows ?? 0) + 1 });
  };
  /** The row's season. Undefined while the user must answer, null when the row is skipped. */
  const seasonOfRow = (word: string): Season | null | undefined => {
    if (!named) return answers.season ?? present;
    const said = seasonOfWord(word);
    if (said !== null) return said;
    if (isYearAlone(word)) {
      if (answers.years !== undefined) return seasonOf(Number(word) - (answers.years === 'ends' ? 1 : 0));
      if (!questions.some(({ asks }) => asks === 'years')) questions.push({ asks: 'years', example: word });
      return undefined;
    }
    if (answers.seasons?.[word] !== undefined) return answers.seasons[word];
    ask('seasons', word);
    return undefined;
  };
  const lastOfRow = (word: string, from: Season): Season | undefined => {
    const said = lastSeasonOf(word);
    if (said !== null) return said;
    if (SAYS_NO_END.test(word)) return from;
    const answer = answers.ends?.[word];
    if (answer === undefined) ask('ends', word);
    return answer === undefined ? undefined : (answer ?? from);
  };
  const rows = plain.map((word, at) => {
    const found: Hit[] = seasons.flatMap(({ season }, index) => {
      const dollars = all[index * plain.length + at] ?? null;
      return dollars === null || dollars < 0 ? [] : [{ season, dollars }];
    });
    const dollars = hits[at] ?? null;
    if (dollars === null || dollars < 0) return { found, word: found.length > 0 ? '' : word };
    const from = seasonOfRow(of[at] ?? '');
    if (from == null) return { found, word: of[at] ?? '' };
    const last = lastOfRow(through[at] ?? '', from);
    if (last === undefined) return { found, word: through[at] ?? '' };
    const further = seasonsOf(from, last).filter((season) => !seasons.some((one) => one.season === season));
    found.push(...further.map((season) => ({ season, dollars })));
    return { found, word: found.length > 0 ? '' : contractEnded({ season: last }) };
  });
  return { rows, questions: [...questions, ...open.values()] };
}
