import type { BrowserContext, Page, Request } from '@playwright/test';

const pending = new WeakMap<Page, Set<Request>>();

export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    pending.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/**
 * Waits until answers are rendered, except those of the `held` requests that the test keeps waiting. Playwright's
 * `networkidle` takes half a second longer each time.
 */
export async function waitForAnswers(page: Page, { held = 0 } = {}): Promise<void> {
  const requests = pending.get(page);
  if (requests === undefined)
    throw new Error('This page is not watched: open it with the fixtures of support/test.ts.');
  // An answer may lead to further requests, but only in the frames that follow it.
  for (let idle = 0; idle < 2; idle = requests.size <= held ? idle + 1 : 0)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { requestAnimationFrame } = globalThis as unknown as {
            requestAnimationFrame(callback: () => void): void;
          };
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
}
