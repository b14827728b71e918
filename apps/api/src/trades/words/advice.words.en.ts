/** Suggested fixes for a condition that cannot be settled as met. */
export const SETTLE = {
  notMet: 'Settle it as not met.',
  overrideOrNotMet: 'Override the rule with a reason, or settle it as not met.',
};

/** Suggested fix for a team that a condition would make illegal. */
export const makeRoom = (): string => 'Make room first.';
export const orOverride = (fix: string): string => `${fix} Or override the rule with a reason.`;
