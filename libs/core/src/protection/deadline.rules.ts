import { ok, type Refusal, type Result } from '../result.js';
import { refusal, refuse } from './protection.words.js';

/** Minimum notice of a deadline, unless the commissioner confirms a shorter one (docs/rules.md, Leagues). */
export const DEADLINE_NOTICE_MS = 3_600_000;
export const LONGEST_DEADLINE_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * Checks a deadline for protection sheets. It must be in the future, otherwise all players would be released at once.
 * Times are milliseconds since 1970.
 */
export function judgeDeadline(
  at: number,
  now: number,
  { confirmed, field }: { readonly confirmed: boolean; readonly field: string },
): Result<number> {
  const kind = 'invalid';
  if (at <= now) return refuse('deadlinePast', { kind, field });
  if (at > now + LONGEST_DEADLINE_DAYS * DAY_MS) return refuse('deadlineFar', { kind, field });
  if (at < now + DEADLINE_NOTICE_MS && !confirmed) {
    const minutes = Math.max(1, Math.round((at - now) / 60_000));
    return refuse('deadlineSoon', {
      kind,
      field,
      figures: { minutes },
      figure: minutes,
      limit: DEADLINE_NOTICE_MS / 60_000,
    });
  }
  return ok(at);
}

export interface SinceLocked {
  /** The league is still in the protection phase of the same season. */
  readonly protecting: boolean;
  readonly locked: boolean;
  readonly draftsBegun: readonly string[];
  /** Drafts not begun whose order contains picks used for keepers. Omitted when empty. */
  readonly draftsWithKeepers?: readonly string[];
  readonly taken: readonly string[];
}

/** Reasons why locked sheets cannot be reopened. They can't be overridden. */
export function hindrancesToReopen(since: SinceLocked): Refusal[] {
  if (!since.protecting) return [refusal('notInProtection.left')];
  if (!since.locked) return [refusal('sheetsNotLocked')];
  const found = since.draftsBegun.map((draft) => refusal('draftBegun', { figures: { draft } }));
  for (const draft of since.draftsWithKeepers ?? []) found.push(refusal('keepersInDraft', { figures: { draft } }));
  const [first, ...others] = since.taken;
  if (first !== undefined)
    found.push(
      refusal('releasedTaken', { figures: { first, others: others.length }, figure: since.taken.length, limit: 0 }),
    );
  return found;
}
