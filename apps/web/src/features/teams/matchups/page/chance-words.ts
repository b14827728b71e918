import { percentsOf } from './matchup-page.model.js';
import * as t from './matchup-page.words.en.js';

/** '62%'; never 0% or 100% while games are left. */
export function chanceWords(chance: number, certain: boolean): string {
  const [percent] = percentsOf(chance);
  if (!certain && percent === 0) return t.almostNever;
  if (!certain && percent === 100) return t.almostAlways;
  return t.percent({ percent });
}
