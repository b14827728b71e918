/** Suggested fix when a trade holds the player to be replaced. */
export const waitForTrade = (): string => 'Wait until that is settled.';
