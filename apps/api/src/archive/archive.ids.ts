import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { createYield } from '../platform/jobs/event-loop-yield.js';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import type { Looked } from './archive.check.js';

/** Ids sorted before other work gets a turn. */
const AT_ONCE = 2_000;

const byCharacter = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);

/** New ids in the order of the old ones, so that everything sorted by id keeps its order. */
export async function newIdsInOrder(lists: readonly ReadonlySet<string | number>[]): Promise<Map<string, string>> {
  const yieldNow = createYield();
  const old: string[] = [];
  for (const list of lists)
    for (const id of list) {
      if (typeof id === 'string') old.push(id);
      await yieldNow();
    }
  const before = await sorted(old, yieldNow);
  const made = new Set<string>();
  while (made.size < before.length) {
    made.add(newId(randomBytes));
    await yieldNow();
  }
  const after = await sorted([...made], yieldNow);
  const ids = new Map<string, string>();
  for (const [index, id] of before.entries()) {
    ids.set(id, after[index] ?? id);
    await yieldNow();
  }
  return ids;
}

/** Sorts chunks and merges them, giving other work a turn in between. Removes duplicates. */
async function sorted(list: readonly string[], yieldNow: () => Promise<void> | undefined): Promise<string[]> {
  let parts: string[][] = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    parts.push(list.slice(from, from + AT_ONCE).sort(byCharacter));
    await yieldNow();
  }
  while (parts.length > 1) {
    const merged: string[][] = [];
    for (let at = 0; at < parts.length; at += 2)
      merged.push(await merge(parts[at] ?? [], parts[at + 1] ?? [], yieldNow));
    parts = merged;
  }
  return (parts[0] ?? []).filter((one, index, all) => one !== all[index - 1]);
}

async function merge(one: string[], two: string[], yieldNow: () => Promise<void> | undefined): Promise<string[]> {
  const merged: string[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < two.length) {
    const a = one[left];
    const b = two[right];
    if (b === undefined || (a !== undefined && a <= b)) {
      merged.push(a ?? '');
      left += 1;
    } else {
      merged.push(b);
      right += 1;
    }
    if (merged.length % AT_ONCE === 0) await yieldNow();
  }
  return merged;
}

/** Sequence numbers fetched per query. */
const NUMBERS_AT_ONCE = 20_000;

/** New numbers for columns filled from a sequence, in the order of the old ones. */
export async function newNumbers(db: Db, { tables, keys }: Looked): Promise<Map<string, Map<number, number>>> {
  const found = new Map<string, Map<number, number>>();
  for (const { name, counted } of tables)
    for (const column of counted) {
      const old = Float64Array.from(keys.get(`${name}.${column}`) ?? [], Number).sort();
      const map = new Map<number, number>();
      // A sequence only grows, so later parts get higher numbers.
      for (let from = 0; from < old.length; from += NUMBERS_AT_ONCE) {
        const part = old.subarray(from, from + NUMBERS_AT_ONCE);
        const next = await db
          .selectFrom(sql<{ n: number }>`generate_series(1, ${part.length}::int)`.as('many'))
          .select(sql<number>`nextval(pg_get_serial_sequence(${name}, ${column}))::float8`.as('next'))
          .execute();
        const ordered = Float64Array.from(next, (row) => row.next).sort();
        part.forEach((number, index) => map.set(number, ordered[index] ?? 0));
      }
      found.set(`${name}.${column}`, map);
    }
  return found;
}
