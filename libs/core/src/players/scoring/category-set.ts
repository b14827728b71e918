import { locale, type Language } from '../../locale.js';
import { formatShare, listed } from '../../text.rules.js';
import type { Position } from '../../position.js';
import { byReader, inLanguages, say, type Said } from '../../words.js';
import { CATEGORY_FAULTS } from './category-set.words.en.js';
import { CATEGORY_FAULTS as CATEGORY_FAULTS_FR } from './category-set.words.fr.js';
import {
  CATEGORIES,
  GAME_COLUMNS,
  lineOfGame,
  SCORED_COLUMNS,
  SCORING,
  type Category,
  type ScoredColumn,
} from './scoring.table.js';
import { DEFAULT_CATEGORIES } from './default-categories.js';
import { ALL_CODES, CATEGORY_CODES, CATEGORY_TITLES, RATIO_CODES, RATIO_TITLES } from './category-names.words.js';
import type { CategoryRow } from './scoring.categories.js';

/*
 * Categories that teams compare in matchups: rows of the scoring table, and ratios of sums.
 */

/**
 * Sums by column of the scoring table, and `skater_games`, `skater_points` and `goalie_games`. A missing column is 0.
 */
export type TeamFigures = Readonly<Record<string, number>>;

interface RatioRow {
  readonly code: string;
  readonly over: Readonly<Record<string, number>>;
  readonly under: Readonly<Record<string, number>>;
  readonly goalies?: true;
  readonly low?: true;
  /** A share from 0 to 1. */
  readonly share?: true;
}

const RATIOS = {
  shooting_percentage: { code: 'S%', over: { g: 1 }, under: { sog: 1 }, share: true },
  faceoff_percentage: { code: 'FO%', over: { fow: 1 }, under: { fow: 1, fol: 1 }, share: true },
  save_percentage: { code: 'SV%', over: { sa: 1, ga: -1 }, under: { sa: 1 }, goalies: true, share: true },
  goals_against_average: { code: 'GAA', over: { ga: 3600 }, under: { goalie_seconds: 1 }, goalies: true, low: true },
  points_per_game: { code: 'P/GP', over: { skater_points: 1 }, under: { skater_games: 1 } },
} as const satisfies Readonly<Record<string, RatioRow>>;

type RatioKey = keyof typeof RATIOS;
export type CategoryKey = Category | RatioKey;

export interface ChoosableCategory {
  readonly key: CategoryKey;
  /** Its name in the stored text, in each language the same: 'PIM'. */
  readonly code: string;
  readonly short: string;
  readonly title: string;
  readonly over: Readonly<Record<string, number>>;
  /** null: a sum, which always has attempts. */
  readonly under: Readonly<Record<string, number>> | null;
  readonly goalies: boolean;
  /** The lower figure wins, unless the league sets it. */
  readonly low: boolean;
  readonly lowSettable: boolean;
  /** A ratio from 0 to 1, written without the zero: '.915'. */
  readonly share: boolean;
}

const LOW: readonly Category[] = ['loss', 'overtime_loss', 'goal_against', 'giveaway', 'faceoff_lost'];
const LOW_SETTABLE: readonly Category[] = ['penalty_minute', 'plus_minus'];

function ofScoring(key: Category): ChoosableCategory {
  const row: CategoryRow = SCORING[key];
  return {
    key,
    code: row.short,
    get short() {
      return CATEGORY_CODES[key];
    },
    get title() {
      return CATEGORY_TITLES[key];
    },
    over: 'sum' in row ? row.sum : { [row.column]: 1 },
    under: null,
    goalies: row.positions.every((position) => position === 'G'),
    low: LOW.includes(key),
    lowSettable: LOW_SETTABLE.includes(key),
    share: false,
  };
}

function ofRatio(key: RatioKey): ChoosableCategory {
  const row: RatioRow = RATIOS[key];
  const { code, over, under } = row;
  return {
    key,
    code,
    get short() {
      return RATIO_CODES[key];
    },
    get title() {
      return RATIO_TITLES[key];
    },
    over,
    under,
    goalies: row.goalies === true,
    low: row.low === true,
    lowSettable: false,
    share: row.share === true,
  };
}

/** All categories, in the order of the scoring table, then the ratios. */
export const CHOOSABLE: readonly ChoosableCategory[] = [
  ...CATEGORIES.map(ofScoring),
  ...(Object.keys(RATIOS) as RatioKey[]).map(ofRatio),
];

export interface LeagueCategory extends ChoosableCategory {
  /** Its weight in halves: 2 is a weight of 1. */
  readonly halves: number;
}

export const MOST_CATEGORIES = 30;
export const MOST_WEIGHT = 10;

const nameKey = (text: string): string => text.trim().replaceAll('-', '−').replaceAll(/\s+/g, ' ').toUpperCase();
const BY_KEY = new Map<string, ChoosableCategory>(CHOOSABLE.map((one) => [one.key, one]));
/** By the codes of each language: people write those that they read. */
const BY_NAME = new Map([
  ...ALL_CODES.map(([key, code]) => [nameKey(code), BY_KEY.get(key)] as const),
  ...CHOOSABLE.map((one) => [nameKey(one.code), one] as const),
]);
const faultsIn = inLanguages({ en: CATEGORY_FAULTS, fr: CATEGORY_FAULTS_FR });
type Fault = Said<typeof CATEGORY_FAULTS>;
const isFault = <T extends object>(read: T | Fault): read is Fault => 'figures' in read;

/** 'HIT', 'PIM low', 'A x0.5', in French also 'PUN bas' and 'P x0,5' */
const ENTRY = /^(?<name>.+?)(?<low>\s+(?:low|bas))?(?:\s+[x×]\s*(?<weight>\d+(?:\.\d+)?))?$/i;
const DECIMAL_COMMA = /([x×]\s*\d+),(?=\d)/gi;

function readEntry(text: string): LeagueCategory | Fault {
  const { name = '', low, weight = '1' } = ENTRY.exec(text)?.groups ?? {};
  const known = BY_NAME.get(nameKey(name));
  if (known === undefined)
    return { key: 'unknown', figures: { name: text.slice(0, 30), known: CHOOSABLE.map(({ short }) => short) } };
  if (low !== undefined && !known.lowSettable)
    return { key: 'lowNotSettable', figures: { short: known.short, low: known.low } };
  const halves = Number(weight) * 2;
  if (!Number.isInteger(halves) || halves < 1 || halves > MOST_WEIGHT * 2)
    return { key: 'weight', figures: { short: known.short, weight, most: MOST_WEIGHT } };
  return { ...known, low: low === undefined ? known.low : true, halves };
}

function readCategories(text: string): LeagueCategory[] | Fault {
  const parts = text
    .replaceAll(DECIMAL_COMMA, '$1.')
    .split(/[,;]/)
    .flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (parts.length === 0) return { key: 'none', figures: { example: DEFAULT_CATEGORIES } };
  if (parts.length > MOST_CATEGORIES)
    return { key: 'tooMany', figures: { count: parts.length, most: MOST_CATEGORIES } };
  const read = parts.map(readEntry);
  const fault = read.find(isFault);
  if (fault !== undefined) return fault;
  const categories = read.filter((one) => !isFault(one));
  const twice = categories.find(({ key }, index) => categories.findIndex((other) => other.key === key) !== index);
  return twice === undefined ? categories : { key: 'twice', figures: { short: twice.short } };
}

export function categoriesFault(text: string, language: Language = locale.language): string | null {
  const read = readCategories(text);
  return isFault(read) ? say(faultsIn(language), read) : null;
}

/** The categories of a valid text; none of an invalid one. */
export function categoriesOf(text: string): readonly LeagueCategory[] {
  const read = readCategories(text);
  return isFault(read) ? [] : read;
}

const entryText = ({ code, low, lowSettable, halves }: LeagueCategory): string =>
  `${code}${lowSettable && low ? ' low' : ''}${halves === 2 ? '' : ` x${halves / 2}`}`;

export const textOfCategories = (categories: readonly LeagueCategory[]): string => categories.map(entryText).join(', ');

/** Normalizes the text for storage. Invalid text stays as it is, so that validation can refuse it. */
export function categoriesText(text: string): string {
  const read = readCategories(text);
  return isFault(read) ? text : textOfCategories(read);
}

/** 'goals, assists and penalty minutes (low is good)' */
export const categoriesWords = byReader({
  en: (text: string) =>
    listed(
      categoriesOf(text).map(({ title, low, lowSettable, halves }) => {
        const notes = [
          ...(low && lowSettable ? ['low is good'] : []),
          ...(halves === 2 ? [] : [`weight ${halves / 2}`]),
        ];
        return `${title.toLowerCase()}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
      }),
    ),
  fr: (text) =>
    listed(
      categoriesOf(text).map(({ title, low, lowSettable, halves }) => {
        const notes = [
          ...(low && lowSettable ? ['le plus bas gagne'] : []),
          ...(halves === 2 ? [] : [`poids ${locale.number(halves / 2)}`]),
        ];
        return `${title.toLowerCase()}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
      }),
    ),
});

export function figuresOfGame(game: Readonly<Record<ScoredColumn, number | null>>, position: Position): TeamFigures {
  const line = lineOfGame(game);
  const isGoalie = position === 'G';
  return {
    ...Object.fromEntries([...SCORED_COLUMNS, ...GAME_COLUMNS.map(({ as }) => as)].map((key) => [key, line[key] ?? 0])),
    skater_games: isGoalie ? 0 : 1,
    skater_points: isGoalie ? 0 : (line.g ?? 0) + (line.a ?? 0),
    goalie_games: isGoalie && ((line.goalie_seconds ?? 0) > 0 || (line.sa ?? 0) > 0) ? 1 : 0,
  };
}

/** The same of a season line, which does not say what single games had. */
export function figuresOfSeason(
  line: Readonly<Record<ScoredColumn, number | null>>,
  games: number,
  position: Position,
): TeamFigures {
  const isGoalie = position === 'G';
  return {
    ...Object.fromEntries(SCORED_COLUMNS.map((key) => [key, line[key] ?? 0])),
    skater_games: isGoalie ? 0 : games,
    skater_points: isGoalie ? 0 : (line.g ?? 0) + (line.a ?? 0),
    goalie_games: isGoalie ? games : 0,
  };
}

/**
 * A figure in a category: '12', '.915', '0.500' or '2.314'. Ratios have three decimals, so that few look tied.
 */
export function figureText({ ratio, share }: { readonly ratio: boolean; readonly share: boolean }, figure: number) {
  if (share) return formatShare(figure);
  const digits = ratio ? { minimumFractionDigits: 3, maximumFractionDigits: 3 } : { maximumFractionDigits: 3 };
  return locale.number(figure, digits);
}
