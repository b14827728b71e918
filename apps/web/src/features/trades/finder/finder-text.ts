import { locale } from '@crease/core/locale.js';

/** Points with one decimal: gains and points per place are no sums of weights. */
export const gainText = (points: number): string => locale.number(points, { maximumFractionDigits: 1 });
