import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { Dollars } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';

const MILLION = 1_000_000;

/** Points of the latest season for each million of the cap hit, to a tenth; null without points or without a hit. */
export function pointsPerMillion(entry: PoolEntry): number | null {
  const { pts } = entry.stats;
  const hit = capHitOf(entry);
  return pts === undefined || hit <= 0 ? null : Math.round((pts / hit) * MILLION * 10) / 10;
}

/** What players of a position have cost in this draft so far, on average; null before the first. */
export function averagePrice(slots: DraftState['slots'], position: Position): { price: Dollars; of: number } | null {
  let [sum, of] = [0, 0];
  for (const { player } of slots) {
    if (player?.position !== position) continue;
    sum += capHitOf(player);
    of += 1;
  }
  return of === 0 ? null : { price: Math.round(sum / of), of };
}
