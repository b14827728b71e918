import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { Dollars } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';

/** Average price of a position in this draft so far; null before the first pick of it. */
export function averagePrice(slots: DraftState['slots'], position: Position): { price: Dollars; of: number } | null {
  let [sum, of] = [0, 0];
  for (const { player } of slots) {
    if (player?.position !== position) continue;
    sum += capHitOf(player);
    of += 1;
  }
  return of === 0 ? null : { price: Math.round(sum / of), of };
}
