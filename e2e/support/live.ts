import type { Page } from '@playwright/test';

/** The acknowledgement lists the streams. Call it before opening the page. */
export function joinsLeague(page: Page): Promise<void> {
  return heard(page, /^43\d+\[.*"streams"/);
}

/** Resolves when connected. Call it before opening the page. */
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
