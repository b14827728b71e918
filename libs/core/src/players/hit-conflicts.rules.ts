import { formatMoney } from '../money.js';
import type { Season } from '../season.js';
import { changesBetween, CSV_SOURCE, isShort, type Clock, type ContractRecord } from './import.rules.js';

/** Two sources that give different cap hits of one season. */
export interface HitConflict {
  readonly season: Season;
  readonly kept: number;
  readonly kept_source: string;
  readonly other: number;
  readonly other_source: string;
}

/**
 * Whose figure stands where two sources disagree. `ask`: the newer one until the site owner decides, the stored one where
 * both are of the same day. `stored` and `file` decide at once.
 */
export const CONFLICT_POLICIES = ['ask', 'stored', 'file'] as const;
export type ConflictPolicy = (typeof CONFLICT_POLICIES)[number];

/** An account of a cap hit beside the one that stands. */
export interface OtherAccount {
  readonly origin: string;
  readonly record: ContractRecord;
  readonly settled: boolean;
}

/** A source without the day it stands for: 'capwages-2026-04' is 'capwages'. */
const sourceOf = (source: string): string => source.replace(/[-_ ]*\d{4}-\d{2}(?:-\d{2})?$/, '');

/** Whose account it is. A file of players and a file of contracts are never one source. */
export const originOf = (record: ContractRecord): string =>
  `${sourceOf(record.source)}${isShort(record) ? ' (cap hits)' : ''}`;

/**
 * The disagreement of a stored contract and another account of it, after which `after` stands; null where there is
 * none. A newer account of the same source corrects it, and does not disagree.
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

const named = (source: string): string =>
  source === CSV_SOURCE ? 'a file without a source' : /[a-z]/i.test(source) ? source : `the source of ${source}`;

export function conflictWords({ season, kept, kept_source, other, other_source }: HitConflict): string {
  return `Two sources disagree on the cap hit of ${season}: ${formatMoney(kept)} of ${named(kept_source)} was kept, ${formatMoney(other)} of ${named(other_source)} was not.`;
}

interface Settled {
  /** The contract that stands afterwards. */
  readonly after: ContractRecord;
  readonly conflict: HitConflict | null;
  /** What is kept beside it. */
  readonly other: OtherAccount | null;
}

/**
 * Whose figure stands when a row says another cap hit than the stored contract. `after` is the contract merged by the
 * days of the two accounts. The account that loses is kept beside the contract: the site owner can still choose it. A
 * choice about the same figure of the same source is not asked for again.
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
  // A file without a day stands for the day on which it came first: importing it again makes it no newer.
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

/** The contract when another account of it is taken: its figures, and what it leaves empty as it stood. */
export function takeAccount(stands: ContractRecord, account: ContractRecord): ContractRecord {
  const taken = { ...stands };
  for (const [column, [, value]] of Object.entries(changesBetween(stands, account)))
    if (value !== null) Object.assign(taken, { [column]: value });
  return taken;
}
