import type { Page } from '@playwright/test';
import { personOf } from './support/places.js';
import { test } from './support/places-test.js';
import { SCREENS } from './support/screens.js';
import { expect, PHONE_OPTIONS } from './support/test.js';

const TURNED = { ...PHONE_OPTIONS, viewport: { width: 844, height: 390 } };
const banner = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'League' });
const boxOf = async (of: ReturnType<Page['locator']>) =>
  (await of.boundingBox()) ?? { x: Infinity, y: Infinity, width: Infinity, height: Infinity };

test('a phone on its side has a rail of 64 px, with everything that the bars have', async ({ places, open }) => {
  const page = await open({ ...TURNED, as: places.robin });
  await page.goto(`/${places.demo.id}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'League Home' })).toBeVisible();
  for (const part of [banner(page), navigation(page)]) {
    const { x, width } = await boxOf(part);
    expect([x, width]).toEqual([0, 64]);
  }
  const [head, rest] = [await boxOf(banner(page)), await boxOf(navigation(page))];
  expect([head.y, rest.y, rest.y + rest.height]).toEqual([0, head.height, 390]);
  expect((await boxOf(page.getByRole('main'))).x).toBe(64);
  for (const button of await banner(page).getByRole('button').all())
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);

  await navigation(page).getByRole('link', { name: 'Rules' }).tap();
  await expect(page.getByRole('heading', { name: 'Rulebook', level: 1 })).toBeVisible();
  await banner(page)
    .getByRole('button', { name: /^Account of/ })
    .tap();
  await page.getByRole('menuitem', { name: 'My Leagues' }).tap();
  await expect(page.getByRole('heading', { name: 'My leagues', level: 1 })).toBeVisible();
  // Outside of a league the rail is the header alone.
  expect(await boxOf(banner(page))).toEqual({ x: 0, y: 0, width: 64, height: 390 });
  expect((await boxOf(page.getByRole('main'))).x).toBe(64);
  await expect(banner(page).getByRole('button', { name: /^Inbox/ })).toBeVisible();
  await page.goto('/');
  await expect.poll(async () => (await boxOf(banner(page))).width, 'the landing page keeps its header').toBe(844);
});

test('a window that is higher, or as wide as a desk, has no rail @long', async ({ places, open }) => {
  const page = await open({ as: places.robin, viewport: { width: 844, height: 481 } });
  for (const viewport of [
    { width: 844, height: 481 },
    { width: 1024, height: 480 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/${places.demo.id}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await boxOf(banner(page))).width).toBe(viewport.width);
  }
});

const ONE_ROW = ['players', 'trades', 'board', 'rules-own', 'drafts', 'conditions', 'trade-finder', 'my-leagues'];

test('a page has one bar of at most 56 px on a phone, and of 48 px on its side @long', async ({ places, open }) => {
  test.setTimeout(120_000);
  const high: string[] = [];
  for (const name of ONE_ROW) {
    const screen = SCREENS.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`no screen is called ${name}`);
    for (const { viewport, most } of [
      { viewport: PHONE_OPTIONS.viewport, most: 56 },
      { viewport: TURNED.viewport, most: 48 },
    ]) {
      const page = await open({ ...PHONE_OPTIONS, viewport, as: personOf(screen.who, places) });
      await screen.open(page, places);
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      const actions = await page
        .locator('.bar-actions')
        .evaluateAll((found) =>
          found
            .map((element) =>
              (
                element as unknown as { getBoundingClientRect(): { top: number; bottom: number } }
              ).getBoundingClientRect(),
            )
            .map(({ top, bottom }) => ({ top, bottom })),
        );
      const top = Math.min(title.y, ...actions.map((box) => box.top));
      const bottom = Math.max(title.y + title.height, ...actions.map((box) => box.bottom));
      if (bottom - top > most)
        high.push(`${name} at ${viewport.width} px: ${Math.round(bottom - top)} px, at most ${most}`);
      await page.close();
    }
  }
  expect(high).toEqual([]);
});
