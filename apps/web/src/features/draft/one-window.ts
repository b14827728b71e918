/** For so long a notice counts as given: another window that hears of it later stays quiet. */
const GIVEN_MS = 10_000;
/** The window that is looked at goes first. */
const BEHIND_MS = 250;

/** Does something in one window of this browser alone, however many have the room open. `key` names it. */
export function inOneWindow(key: string, work: () => void): void {
  // Outside a secure context a browser has no locks: there each window speaks for itself.
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
