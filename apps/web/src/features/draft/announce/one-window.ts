/** Milliseconds; windows that get the event within this time skip the notification. */
const GIVEN_MS = 10_000;
/** In milliseconds: other windows wait this long, so that the focused window goes first. */
const BEHIND_MS = 250;

/** Runs work in one window with the room open. `key` identifies it. */
export function inOneWindow(key: string, work: () => void): void {
  // Locks need a secure context; without them each window acts alone.
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) {
    work();
    return;
  }
  const claim = () =>
    void locks
      .request(`crease.notice.${key}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return undefined;
        work();
        return new Promise<void>((done) => setTimeout(done, GIVEN_MS));
      })
      .catch(() => undefined);
  if (document.visibilityState === 'visible' && document.hasFocus()) claim();
  else setTimeout(claim, BEHIND_MS);
}
