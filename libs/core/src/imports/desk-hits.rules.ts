import type { Position } from '../position.js';
import { isSeason, seasonOf, seasonPlus, startYear, type Season } from '../season.js';
import { moneyColumn, unitOfHeading, type MoneyUnit } from './money.rules.js';
import { isYearAlone } from './season-words.rules.js';

/** What people answered about a table, where nothing in it says so. */
export interface DeskAnswers {
  /** What the cap hits are counted in. */
  readonly unit?: MoneyUnit;
  /** Which season a year alone means: the one that begins in it, or that ends in it. */
  readonly years?: 'begins' | 'ends';
  /** The season of a cap hit whose row names none. */
  readonly season?: Season;
  /** Words of the season column → the season, or null for rows that stay out. */
  readonly seasons?: Readonly<Record<string, Season | null>>;
  /** Words of the column of ends → the last season, or null for a contract of one season. */
  readonly ends?: Readonly<Record<string, Season | null>>;
  /** Words of the column of positions that nobody knows → the position, or null for none. */
  readonly positions?: Readonly<Record<string, Position | null>>;
}

/** What a table does not say, and nobody has answered. */
export type DeskQuestion =
  | { readonly asks: 'unit'; readonly examples: readonly string[] }
  | { readonly asks: 'years'; readonly example: string }
  | { readonly asks: 'seasons' | 'ends' | 'positions'; readonly word: string; readonly rows: number };

/** '2026-27' of "2026-27", "2026/2027 cap hit" or "26-27"; null where a heading names no season. */
export function seasonOfWord(word: string): Season | null {
  const match = /(?:^|[^\d])(?:20)?(\d{2})\s*[-/–]\s*(?:20)?(\d{2})(?:$|[^\d])/.exec(word.trim());
  if (match === null) return null;
  const found = seasonOf(2000 + Number(match[1]));
  return isSeason(found) && found.endsWith(`-${match[2] ?? ''}`) ? found : null;
}

/** The last season of a contract: 2028, '2028 (UFA)' and '2027-28' all end with 2027-28. */
export function lastSeasonOf(cell: string): Season | null {
  const named = seasonOfWord(cell);
  if (named !== null) return named;
  const year = /(?:^|\D)(20\d{2})(?:\D|$)/.exec(cell)?.[1];
  return year === undefined ? null : seasonOf(Number(year) - 1);
}

/** One cap hit of a season, in US dollars. */
export interface Hit {
  readonly season: Season;
  readonly dollars: number;
}

interface HitColumns {
  /** A column of cap hits for each season. */
  readonly seasons: readonly { readonly season: Season; readonly cells: readonly string[] }[];
  /** One cap hit a row, with the season of the row and the end of the contract. */
  readonly plain: readonly string[];
  readonly of: readonly string[];
  readonly through: readonly string[];
  /** Whether there is a column for the season of a row. */
  readonly named: boolean;
  /** Headings of the columns of cap hits: they may name the unit. */
  readonly headings: readonly string[];
}

/** A contract of more seasons was never signed. */
const LONGEST = 15;
const SAYS_NO_END = /^(?:|-+|–|n\/a|ufa|rfa|ufa ?\/ ?rfa)$/i;

/** The cap hits that each row says, why a row says none, and what the table leaves open. */
export function readHits(
  { seasons, plain, of, through, named, headings }: HitColumns,
  present: Season,
  answers: DeskAnswers,
): { rows: { found: Hit[]; word: string }[]; questions: DeskQuestion[] } {
  const questions: DeskQuestion[] = [];
  const heading = headings.map(unitOfHeading).find((unit) => unit !== null) ?? null;
  // The columns of one table are counted in one way.
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
  /** The season of a row: undefined while it is asked, null where the row stays out. */
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
    const years = Math.min(LONGEST, startYear(last) - startYear(from));
    for (let by = 0; by <= years; by += 1) {
      const season = seasonPlus(from, by);
      if (!seasons.some((one) => one.season === season)) found.push({ season, dollars });
    }
    return { found, word: found.length > 0 ? '' : `the contract ended with ${last}` };
  });
  return { rows, questions: [...questions, ...open.values()] };
}
