import { storedRefusal } from '@crease/core/refusals.js';
import type { StoredReason } from '@crease/core/players/files/report.words.js';
import type { Refusal } from '@crease/core/result.js';

export function reasonOf(refusal: Refusal): StoredReason {
  const stored = storedRefusal(refusal);
  return typeof stored === 'string' ? { key: 'nhl.odd', figures: { detail: stored } } : stored;
}
