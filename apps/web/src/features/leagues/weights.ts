import {
  briefly,
  CATEGORIES,
  eachCategory,
  positionsOf,
  weightFor,
  type Category,
  type Scoring,
} from '@crease/core/players/scoring.table.js';
import { POSITIONS, type Position } from '@crease/core/position.js';

const LARGEST = 100;

/** A typed number, with a point or a comma; NaN where there is none. */
export function readWeight(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Whether it can be the points of something: within -100 and 100, at most three decimals. */
export function isWeight(text: string): boolean {
  const value = readWeight(text);
  return Math.abs(value) <= LARGEST && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
}

/** Weights while they are typed: the text of each position that has the category. */
export type WeightTexts = Readonly<Record<Category, Readonly<Partial<Record<Position, string>>>>>;

export const textsOf = (scoring: Scoring): WeightTexts =>
  eachCategory((category) =>
    Object.fromEntries(
      positionsOf(category).map((position) => [position, String(weightFor(scoring, category, position))]),
    ),
  );

/** The weights as they were typed; null while one of them is none. */
export function scoringOfTexts(texts: WeightTexts): Scoring | null {
  const typed = CATEGORIES.flatMap((category) => positionsOf(category).map((one) => texts[category][one] ?? ''));
  if (!typed.every(isWeight)) return null;
  return eachCategory((category) =>
    briefly(
      category,
      Object.fromEntries(positionsOf(category).map((one) => [one, readWeight(texts[category][one] ?? '')])),
    ),
  );
}

/** Whether forwards and defensemen count differently anywhere. */
export const splitsSkaters = (texts: WeightTexts): boolean =>
  CATEGORIES.some((category) => texts[category].D !== undefined && texts[category].F !== texts[category].D);

/** What is typed of a category: for the position alone, or for defensemen as for forwards. */
export function typed(
  texts: WeightTexts,
  category: Category,
  position: Position,
  text: string,
  split: boolean,
): WeightTexts {
  const both = position === 'F' && !split && positionsOf(category).includes('D');
  return { ...texts, [category]: { ...texts[category], [position]: text, ...(both ? { D: text } : {}) } };
}

/** Defensemen as forwards again. */
export const joined = (texts: WeightTexts): WeightTexts =>
  eachCategory((category) =>
    texts[category].D === undefined ? texts[category] : { ...texts[category], D: texts[category].F },
  );

/** The groups of the form: what skaters do and what goalies do, each with its columns. */
export const WEIGHT_GROUPS = [
  { key: 'skaters', title: 'Skaters', positions: POSITIONS.filter((position) => position !== 'G') },
  { key: 'goalies', title: 'Goalies', positions: POSITIONS.filter((position) => position === 'G') },
] as const;
