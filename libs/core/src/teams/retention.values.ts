/** Limits of retained salary (docs/rules.md, Trades). */
export const RETENTION_LIMITS = {
  /** Maximum number of teams that retain part of one contract. */
  perContract: 2,
  /** Maximum total, in percent of the cap hit. */
  totalPercent: 50,
  /** Days for which a team that retained salary may not reacquire the player. */
  reacquireDays: 365,
} as const;
