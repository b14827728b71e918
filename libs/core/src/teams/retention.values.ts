/** Limits of retained salary (docs/rules.md, Trades). */
export const RETENTION_LIMITS = {
  /** At most so many teams retain of one contract. */
  perContract: 2,
  /** All of them together, in percent of the cap hit. */
  totalPercent: 50,
  /** For so long a team that retained salary may not get the player back. */
  reacquireDays: 365,
} as const;
