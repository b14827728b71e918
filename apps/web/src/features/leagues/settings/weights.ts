import {
  briefly,
  CATEGORIES,
  eachCategory,
  positionsOf,
  weightFor,
  type Category,
  type Scoring,
} from '@crease/core/players/scoring/scoring.table.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import * as t from './settings.words.en.js';

const LARGEST = 100;

/** Parses a number with a point or a comma; NaN when invalid. */
export function readWeight(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** True for a valid weight: between -100 and 100, at most three decimals. */
export function isWeight(text: string): boolean {
  const value = readWeight(text);
  return Math.abs(value) <= LARGEST && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
}

/** Weights while being typed: the text for each position that has the category. */
export type WeightTexts = Readonly<Record<Category, Readonly<Partial<Record<Position, string>>>>>;

export const textsOf = (scoring: Scoring): WeightTexts =>
  eachCategory((category) =>
    Object.fromEntries(
      positionsOf(category).map((position) => [position, String(weightFor(scoring, category, position))]),
    ),
  );

/** The typed weights; null while any of them is invalid. */
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

/** True when any category has different weights for forwards and defensemen. */
export const splitsSkaters = (texts: WeightTexts): boolean =>
  CATEGORIES.some((category) => texts[category].D !== undefined && texts[category].F !== texts[category].D);

/** Texts after an edit, for one position or for forwards and defensemen together. */
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

/** Gives defensemen the same weights as forwards again. */
export const joined = (texts: WeightTexts): WeightTexts =>
  eachCategory((category) =>
    texts[category].D === undefined ? texts[category] : { ...texts[category], D: texts[category].F },
  );

export const WEIGHT_GROUPS = [
  { key: 'skaters', title: t.skaters, positions: POSITIONS.filter((position) => position !== 'G') },
  { key: 'goalies', title: t.goalies, positions: POSITIONS.filter((position) => position === 'G') },
] as const;
