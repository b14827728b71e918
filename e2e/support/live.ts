import type { Page } from '@playwright/test';

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
