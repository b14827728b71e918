import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';

/** "UFA 2028", "to 2028"; null when the contract is unknown. */
export const contractEnd = ({
  contractExpiry,
  expiryStatus,
}: Pick<KeptPlayer, 'contractExpiry' | 'expiryStatus'>): string | null =>
  contractExpiry === null ? null : `${expiryStatus ?? 'to'} ${contractExpiry}`;
