import * as t from './open-league.words.en.js';

/** '62%'; never 0% or 100% while games are left. */
export function chanceWords(chance: number, certain: boolean): string {
  const percent = Math.round(chance * 100);
  if (!certain && percent === 0) return t.almostNever;
  if (!certain && percent === 100) return t.almostAlways;
  return t.percent({ percent });
}
