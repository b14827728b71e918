import { locale } from '@crease/core/locale.js';

/** Points with one decimal: gains and points per place are no sums of weights. */
export const gainText = (points: number): string => locale.number(points, { maximumFractionDigits: 1 });

/** The same with its sign: what a team gains or loses. */
export const changeText = (points: number): string => {
  const text = gainText(Math.abs(points));
  return text === gainText(0) ? text : `${points < 0 ? '−' : '+'}${text}`;
};
