/** Points as they are shown: weights have at most two decimals, and so have what they add up to. */
export const formatPoints = (points: number): string => points.toLocaleString('en-US', { maximumFractionDigits: 2 });
