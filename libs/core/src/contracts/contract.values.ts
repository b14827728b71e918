export const CONTRACT_KINDS = ['standard', 'entry-level'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Where a contract came from. */
export const CONTRACT_SOURCES = ['commissioner', 'move-in', 'auction', 'draft', 'signing'] as const;
export type ContractSource = (typeof CONTRACT_SOURCES)[number];

/** Most seasons of a contract, and its largest salary in whole dollars a season. */
export const CONTRACT_LIMITS = { seasons: 8, salary: 1_000_000_000 } as const;

/** The refusals that the rulebook's sentence about salaries explains. */
export const SALARY_REFUSALS = [
  'contractsOff',
  'contractStart',
  'contractOver',
  'contractLong',
  'salaryTooLow',
  'salaryStep',
] as const;
