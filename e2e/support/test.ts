import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Problems } from './problems.js';
import { watchRequests } from './requests.js';
import { World, type Person } from './world.js';

export { expect };

/** Widths with three zones, two with a switch, one with tabs. */
export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 800, height: 1000 };
export const PHONE = { width: 390, height: 844 };
export const PHONE_OPTIONS = {
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions;

export const SIZES = [
  { name: 'a phone', options: PHONE_OPTIONS },
  { name: 'a phone on its side', options: { ...PHONE_OPTIONS, viewport: { width: 844, height: 390 } } },
  { name: 'a desk', options: { viewport: WIDE } },
] as const;

export interface Fixtures {
  problems: Problems;
  /** Creates accounts, leagues and drafts over HTTP, for tests of other things. */
  world: World;
  /** Opens a browser with its own cookies and storage. */
  open: (options?: BrowserContextOptions & { as?: Person; coached?: boolean }) => Promise<Page>;
}

/** Opens a page for each size, all as the same person. */
export const openAll = (
  open: Fixtures['open'],
  as: Person,
  sizes: readonly { readonly options: BrowserContextOptions }[] = SIZES,
): Promise<Page[]> => Promise.all(sizes.map(({ options }) => open({ as, ...options })));

/** Prints each page's state when its test failed. */
export async function describe(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: unknown) => String(error));
    console.log(`${page.url()}\n${shown.slice(0, 3_000)}\n`);
  }
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({}, use) => {
      const problems = new Problems();
      await use(problems);
      expect(problems.found, 'no page may complain').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    watchRequests(context);
    await use(context);
  },
  world: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    await use(new World(request));
    await request.dispose();
  },
  open: async ({ browser, baseURL, problems }, use, info) => {
    const opened: BrowserContext[] = [];
    await use(async ({ as, coached = true, ...options } = {}) => {
      // The hint that a session exists; the session itself comes from the sign-in cookie.
      const origins =
        as === undefined
          ? []
          : [
              {
                origin: new URL(baseURL ?? '').origin,
                localStorage: [
                  { name: 'crease.session', value: as.uid },
                  ...(coached ? [{ name: `crease.draft.coached.${as.uid}`, value: 'yes' }] : []),
                ],
              },
            ];
      const context = await browser.newContext({ ...options, storageState: { cookies: [], origins } });
      opened.push(context);
      problems.watch(context);
      watchRequests(context);
      if (as !== undefined) {
        const answer = await context.request.post('/api/auth/sign-in', {
          data: { email: as.email, password: as.password },
        });
        expect(answer.status(), `${as.name} signs in`).toBe(200);
      }
      return context.newPage();
    });
    if (info.status !== info.expectedStatus) for (const context of opened) await describe(context);
    await Promise.all(opened.map((context) => context.close()));
  },
});
