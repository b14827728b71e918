import type { Season } from '../../season.js';
import { changesBetween, isShort, type Clock, type ContractRecord } from './import.rules.js';

export interface HitConflict {
  readonly season: Season;
  readonly kept: number;
  readonly kept_source: string;
  readonly other: number;
  readonly other_source: string;
}

/**
 * Decides which figure to keep when two sources disagree. `ask` keeps the newer one (the stored one on the same day)
 * until the site owner decides. `stored` and `file` decide immediately.
 */
export const CONFLICT_POLICIES = ['ask', 'stored', 'file'] as const;
export type ConflictPolicy = (typeof CONFLICT_POLICIES)[number];

/** Another source's record of a cap hit, kept next to the current contract. */
export interface OtherAccount {
  readonly origin: string;
  readonly record: ContractRecord;
  readonly settled: boolean;
}

/** A source name without its date: 'capwages-2026-04' becomes 'capwages'. */
const sourceOf = (source: string): string => source.replace(/[-_ ]*\d{4}-\d{2}(?:-\d{2})?$/, '');

/** Identifies the source of a record. A players file and a contracts file always count as different sources. */
export const originOf = (record: ContractRecord): string =>
  `${sourceOf(record.source)}${isShort(record) ? ' (cap hits)' : ''}`;

/**
 * Returns the conflict between a stored contract and a row, given the contract `after` the import. Null when there is
 * none. Another record from the same source is a correction, not a conflict.
 */
export function hitConflict(
  stored: ContractRecord | undefined,
  row: ContractRecord,
  after: ContractRecord,
): HitConflict | null {
  if (stored === undefined || stored.cap_hit === row.cap_hit || originOf(stored) === originOf(row)) return null;
  const [kept, other] = after.cap_hit === stored.cap_hit ? [stored, row] : [row, stored];
  return {
    season: row.season,
    kept: kept.cap_hit,
    kept_source: kept.source,
    other: other.cap_hit,
    other_source: other.source,
  };
}

interface Settled {
  readonly after: ContractRecord;
  readonly conflict: HitConflict | null;
  /** The losing record, kept so that the site owner can still choose it. */
  readonly other: OtherAccount | null;
}

/**
 * Decides which cap hit to keep when a row contradicts the stored contract. `after` is the contract merged by the dates
 * of both records. The losing record is kept so that the site owner can still choose it. A decision about the same
 * figure and source is not requested again.
 */
export function settleHit(
  before: ContractRecord | undefined,
  row: ContractRecord,
  after: ContractRecord,
  policy: ConflictPolicy,
  earlier: readonly OtherAccount[],
  { today }: Clock,
): Settled {
  if (before === undefined || hitConflict(before, row, after) === null) return { after, conflict: null, other: null };
  const origin = originOf(row);
  const known = earlier.find((one) => one.origin === origin && one.record.cap_hit === row.cap_hit);
  if (known?.settled === true && policy !== 'file') return { after: before, conflict: null, other: null };
  // A file without a date uses the day of its first import, so importing it again does not make it newer.
  const day = row.as_of ?? (known === undefined ? today : known.record.as_of);
  const newer = day !== null && before.as_of !== null && day > before.as_of;
  if (policy === 'file' || (policy === 'ask' && newer)) {
    const taken = after.cap_hit === row.cap_hit ? after : takeAccount(before, { ...row, as_of: day });
    return {
      after: taken,
      conflict: hitConflict(before, row, taken),
      other: { origin: originOf(before), record: before, settled: policy === 'file' },
    };
  }
  return {
    after: before,
    conflict: hitConflict(before, row, before),
    other: { origin, record: { ...row, as_of: day }, settled: policy === 'stored' },
  };
}

/** The contract after the site owner accepts another record. Values that the record lacks keep their current value. */
export function takeAccount(stands: ContractRecord, account: ContractRecord): ContractRecord {
  const taken = { ...stands };
  for (const [column, [, value]] of Object.entries(changesBetween(stands, account)))
    if (value !== null) Object.assign(taken, { [column]: value });
  return taken;
}
