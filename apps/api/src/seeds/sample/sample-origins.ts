import { NAME_POOLS, type NamePool } from './sample-names.js';
import { NOW, type Slot } from './sample-model.js';
import { bell, between, clamp, pick, type Random } from './sample-random.js';

/* Origins of the sample players: names, ages and entry drafts. */

const { round, max } = Math;

export class Names {
  private readonly used: Set<string>;
  private readonly shares: { readonly upTo: number; readonly pool: NamePool }[] = [];
  private readonly whole: number;

  /** `used`: names that must not be given again. */
  constructor(
    private readonly random: Random,
    used: Iterable<string> = [],
  ) {
    this.used = new Set(used);
    let sum = 0;
    for (const pool of NAME_POOLS) this.shares.push({ upTo: (sum += pool.share), pool });
    this.whole = sum;
  }

  next(): { first: string; last: string; country: string } {
    for (;;) {
      const at = this.random() * this.whole;
      const pool = this.shares.find((share) => at < share.upTo)?.pool;
      if (pool === undefined) throw new Error('shares do not add up');
      const first = pick(this.random, pool.first);
      const last = pick(this.random, pool.last);
      const name = `${first} ${last}`;
      if (this.used.has(name)) continue;
      this.used.add(name);
      return { first, last, country: pool.country };
    }
  }
}

/** A player's age: the best are in their prime, depth players vary widely. */
export function drawAge(random: Random, slot: Slot, quality: number): number {
  if (slot.kind === 'prospect') return pick(random, [18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23, 24]);
  if (slot.kind === 'fringe') return between(random, 23, 31);
  const mean = (slot.detail === 'G' ? 29.5 : 27.3) - (quality < 0.4 ? 0.5 : 0);
  const age = round(bell(random, mean, 4.6));
  if (age > 36 && random() < 0.5) return between(random, 29, 35);
  return clamp(age, quality > 0.7 ? 20 : 19, 39);
}

export function birthDate(random: Random, age: number): string {
  // Born in the year before the 15 September on which they have this age.
  const days = between(random, 0, 364);
  const born = new Date(Date.UTC(NOW - age, 8, 15) - days * 86_400_000);
  return born.toISOString().slice(0, 10);
}

interface Draft {
  year: number;
  overall: number;
}

/** Assigns each place of a draft year to one player; if taken, the next free place. */
export class EntryDrafts {
  private readonly taken = new Set<string>();

  take(year: number, wanted: number): Draft | null {
    for (let overall = max(1, round(wanted)); overall <= 224; overall++) {
      const key = `${year}-${overall}`;
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return { year, overall };
    }
    return null;
  }
}

export const roundOf = (overall: number): number => Math.ceil(overall / 32);
