import type { Page } from '@playwright/test';

/**
 * Resolves when the page has joined its league's room: the acknowledgement lists its streams. Call it before opening
 * the page.
 */
export function joinsLeague(page: Page): Promise<void> {
  return heard(page, /^43\d+\[.*"streams"/);
}

/** Resolves when the page's live connection is open. Call it before opening the page. */
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

export function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
