import { keep, readKept } from './device-storage.js';

/** A page that reloaded recently and is still old does not reload again, to avoid a loop; the user decides. */
/** In milliseconds: another reload within this time is a loop. */
export const CIRCLE_MS = 60_000;

interface Page {
  /** Time of this tab's last automatic reload (ms since 1970); `write` returns false when it cannot be stored. */
  readonly last: { read(): string | null; write(at: string): boolean };
  readonly now: () => number;
  readonly reload: () => void;
}

/** Reloads the page unless it reloaded recently. Returns true when it reloads. */
export function reloadOldRelease(
  { last, now, reload }: Page = {
    last: { read: () => readKept('reloaded-at'), write: (at) => keep('reloaded-at', at) },
    now: Date.now,
    reload: () => location.reload(),
  },
): boolean {
  const since = now() - Number(last.read() ?? Number.NaN);
  if (since >= 0 && since < CIRCLE_MS) return false;
  // Without storage a loop cannot be detected.
  if (!last.write(String(now()))) return false;
  reload();
  return true;
}

/** Reload only if the server answers: otherwise the browser's error page would replace this one. */
export const reloadIfReachable = (): Promise<void> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => {
      if (response.ok) reloadOldRelease();
    },
    () => undefined,
  );
