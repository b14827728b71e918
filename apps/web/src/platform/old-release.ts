import { keep, readKept } from './device-storage.js';

/**
 * A page of an old release reloads by itself, at every release and not only at a tab's first; and never in a circle: a
 * page that has hardly loaded and is still old is left to its reader, since another reload would bring the same.
 */
/** Within this time of a reload another one would be a circle. Milliseconds. */
export const CIRCLE_MS = 60_000;

interface Page {
  /** When this tab last reloaded by itself (ms since 1970); false when that cannot be stored. */
  readonly last: { read(): string | null; write(at: string): boolean };
  readonly now: () => number;
  readonly reload: () => void;
}

/** Reloads unless this page came by such a reload just now. Returns whether it does. */
export function reloadOldRelease(
  { last, now, reload }: Page = {
    last: { read: () => readKept('reloaded-at'), write: (at) => keep('reloaded-at', at) },
    now: Date.now,
    reload: () => location.reload(),
  },
): boolean {
  const since = now() - Number(last.read() ?? Number.NaN);
  if (since >= 0 && since < CIRCLE_MS) return false;
  // Without storage a circle could not be told from a first time: the reader decides.
  if (!last.write(String(now()))) return false;
  reload();
  return true;
}
