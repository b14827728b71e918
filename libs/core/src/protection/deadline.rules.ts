import { ok, refuse, type Refusal, type Result } from '../result.js';

/** A deadline lies at least so far ahead, unless it is confirmed (decisions §2). */
export const DEADLINE_NOTICE_MS = 3_600_000;
/** And at most so many days. */
export const LONGEST_DEADLINE_DAYS = 366;
const DAY_MS = 86_400_000;

/** Whether the sheets may be due at `at`: later than now, or everybody would be released at once. Times are milliseconds since 1970. */
export function judgeDeadline(
  at: number,
  now: number,
  { confirmed, field }: { readonly confirmed: boolean; readonly field: string },
): Result<number> {
  if (at <= now)
    return refuse('deadlinePast', 'The deadline lies in the past.', {
      kind: 'invalid',
      field,
      fix: 'Choose a time that is still to come.',
    });
  if (at > now + LONGEST_DEADLINE_DAYS * DAY_MS)
    return refuse('deadlineFar', 'The deadline is more than a year away.', {
      kind: 'invalid',
      field,
      fix: 'Choose an earlier one.',
    });
  if (at < now + DEADLINE_NOTICE_MS && !confirmed) {
    const minutes = Math.max(1, Math.round((at - now) / 60_000));
    return refuse(
      'deadlineSoon',
      `The deadline is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} away. Then the sheets are locked, and players on none are released.`,
      {
        kind: 'invalid',
        field,
        figure: minutes,
        limit: DEADLINE_NOTICE_MS / 60_000,
        fix: 'Choose a time at least an hour ahead, or confirm that it is meant.',
      },
    );
  }
  return ok(at);
}

/** What has become of a round of sheets since it was locked. */
export interface SinceLocked {
  /** The league is still in its protection, of the same season. */
  readonly protecting: boolean;
  readonly locked: boolean;
  /** Names. */
  readonly draftsBegun: readonly string[];
  /** Released players who are on a team again, by name. */
  readonly taken: readonly string[];
}

/** What stands in the way of opening locked sheets again; nothing of it can be overridden. */
export function hindrancesToReopen(since: SinceLocked): Refusal[] {
  if (!since.protecting)
    return [
      {
        name: 'notInProtection',
        message: 'The league has left the protection of players.',
        fix: 'Take the change of phase back first, as long as that is possible.',
      },
    ];
  if (!since.locked)
    return [{ name: 'sheetsNotLocked', message: 'The sheets are not locked.', fix: 'Move the deadline instead.' }];
  const found: Refusal[] = [];
  for (const name of since.draftsBegun)
    found.push({ name: 'draftBegun', message: `${name} has begun since.`, fix: 'The sheets stay as they are.' });
  if (since.taken.length > 0) {
    const [first, ...others] = since.taken;
    found.push({
      name: 'releasedTaken',
      message: `${first}${others.length === 0 ? '' : ` and ${others.length} more`}, released at the deadline, ${others.length === 0 ? 'is' : 'are'} on a team again.`,
      figure: since.taken.length,
      limit: 0,
      fix: 'The sheets stay as they are.',
    });
  }
  return found;
}
