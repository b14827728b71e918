export const CONTRACT_KINDS = ['standard', 'entry-level'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_SOURCES = ['commissioner', 'move-in', 'auction', 'draft', 'signing', 'bid'] as const;
export type ContractSource = (typeof CONTRACT_SOURCES)[number];

export { CONTRACT_LIMITS } from '../players/players.values.js';

/** The refusals that the rulebook's sentence about salaries explains. */
export const SALARY_REFUSALS = [
  'contractsOff',
  'contractStart',
  'contractOver',
  'contractLong',
  'salaryTooLow',
  'salaryStep',
] as const;

/** The refusals that the rulebook's sentence about signing explains. */
export const SIGNING_REFUSALS = ['signingOff', 'notToSign', 'contractYears', 'teamYears', 'contractSlots'] as const;
