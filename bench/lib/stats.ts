/** The `q` quantile (0 to 1) of the samples; NaN without samples. */
export function quantile(samples: readonly number[], q: number): number {
  if (samples.length === 0) return Number.NaN;
  const sorted = Float64Array.from(samples).sort();
  return sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

export interface Summary {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

export const summary = (samples: readonly number[]): Summary => ({
  p50: quantile(samples, 0.5),
  p99: quantile(samples, 0.99),
  count: samples.length,
});
