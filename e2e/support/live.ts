import type { Page } from '@playwright/test';

interface Dom {
  document: { body: object; querySelector(selector: string): { textContent: string | null } | null };
  MutationObserver: new (look: () => void) => { observe(target: object, options: object): void; disconnect(): void };
}

/**
 * Begins to watch. The answer waits for the moment (ms since 1970) at which the words stand in the page's main part once more than they
 * did: seen on the page itself, since a locator looks up to half a second apart.
 */
export async function watch(page: Page, words: string): Promise<() => Promise<number>> {
  const key = `seen ${Math.random()}`;
  await page.evaluate(
    ([kept, wanted]) => {
      const { document, MutationObserver } = globalThis as unknown as Dom;
      const count = () => (document.querySelector('main')?.textContent ?? '').split(wanted).length;
      const before = count();
      (globalThis as unknown as Record<string, unknown>)[kept] = new Promise<number>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (count() <= before) return;
          watcher.disconnect();
          resolve(Date.now());
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    },
    [key, words] as const,
  );
  return () =>
    page.evaluate((kept) => (globalThis as unknown as Record<string, Promise<number>>)[kept] as Promise<number>, key);
}

/** Resolves when the page has joined its league's room: the acknowledgement that counts its streams. To be asked for before the page is opened. */
export function joinsLeague(page: Page): Promise<void> {
  return heard(page, /^43\d+\[.*"streams"/);
}

/** Resolves when the page's live connection stands. To be asked for before the page is opened. */
export function connects(page: Page): Promise<void> {
  return heard(page, /^40/);
}

function heard(page: Page, frame: RegExp): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void (frame.test(String(payload)) && resolve())),
    );
  });
}

/** A promise that is kept when the test says so. */
export function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
