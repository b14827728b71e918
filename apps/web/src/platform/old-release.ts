/**
 * A page of an old release reloads by itself, at every release and not only at a tab's first; and never in a circle: a
 * page that has hardly loaded and is still old is left to its reader, since another reload would bring the same.
 */
const LAST = 'crease.reloaded-at';
/** Within this time of a reload another one would be a circle. Milliseconds. */
export const CIRCLE_MS = 60_000;

interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

/** Reloads unless this page came by such a reload just now. Returns whether it does. */
export function reloadOldRelease(
  { storage, now, reload }: Page = { storage: sessionStorage, now: Date.now, reload: () => location.reload() },
): boolean {
  try {
    const last = Number(storage.getItem(LAST) ?? Number.NaN);
    const since = now() - last;
    if (since >= 0 && since < CIRCLE_MS) return false;
    storage.setItem(LAST, String(now()));
  } catch {
    // Without storage a circle could not be told from a first time: the reader decides.
    return false;
  }
  reload();
  return true;
}
