export interface LossLimits {
  readonly protects: number;
  /** Players that a team loses at most; 0 for any number. */
  readonly most: number;
}

export const LOSS_LIMITS = {
  steal: { protects: 10, most: 2 },
  waiver: { protects: 15, most: 2 },
  expansion: { protects: 10, most: 2 },
} as const satisfies Readonly<Record<string, LossLimits>>;
