import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import * as t from './list.words.en.js';

/** "UFA 2028", "to 2028"; null when the contract is unknown. */
export const contractEnd = ({
  contractExpiry,
  expiryStatus,
}: Pick<KeptPlayer, 'contractExpiry' | 'expiryStatus'>): string | null =>
  contractExpiry === null ? null : t.contractUntil({ status: expiryStatus, year: contractExpiry });
