/** docs/rules.md, Trades. */
export const RETENTION_LIMITS = {
  /** Teams that retain part of one contract. */
  perContract: 2,
  /** In percent of the cap hit. */
  totalPercent: 50,
  /** The retaining team may not reacquire the player earlier. */
  reacquireDays: 365,
} as const;
