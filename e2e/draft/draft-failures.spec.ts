import type { Locator, Page } from '@playwright/test';
import { cutOff } from '../support/cut-off.js';
import { DraftRoom } from '../support/draft-room.js';
import { expect, SIZES, test } from '../support/test.js';
import { SMALL, type World } from '../support/world.js';

// DOM types for code inside the page; the project has none.
interface Shown {
  readonly ownerDocument: { elementFromPoint(x: number, y: number): Shown | null };
  contains(other: Shown | null): boolean;
  getBoundingClientRect(): { left: number; top: number; right: number; width: number; height: number };
}

async function onTheClock(world: World, settings = SMALL) {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya], teamNames: ['Chiefs', 'Arrows'], settings });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  return { cora, maya, league, draft };
}

async function byPrice(world: World, { draft }: Awaited<ReturnType<typeof onTheClock>>) {
  const { players } = await world.pool(draft);
  return players.filter(({ rookie }) => !rookie).sort((a, b) => a.capHit - b.capHit || a.rank - b.rank);
}

async function expectAboveButtons(page: Page, kind: string, words: string | RegExp): Promise<void> {
  const note = page.locator(`[data-pick-actions] [data-pick-note="${kind}"]`);
  await expect(note).toContainText(words);
  await expect(note).toBeInViewport({ ratio: 1 });
  const button = page.locator('[data-pick-actions] button').first();
  await expect(button).toBeInViewport({ ratio: 1 });
  const [above, below] = [await note.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  const seen = await note.evaluate((found) => {
    const element = found as unknown as Shown;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen, 'nothing lies over it').toBe(true);
}

/** Counts the elements of `selector` after each change of the page from now on; the result reads the highest count. */
async function countMost(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate(`{
    window.most = 0;
    const count = () => (window.most = Math.max(window.most, document.querySelectorAll('${selector}').length));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  }`);
  return () => page.evaluate<number>('window.most');
}

for (const { name, options } of SIZES) {
  test(`on ${name}, a pick made offline waits above its button and is made after reconnecting @long`, async ({
    open,
    world,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection to/);
    const here = await onTheClock(world);
    const [player] = await byPrice(world, here);
    const page = await open({ as: here.cora, ...options });
    const room = new DraftRoom(page);
    await room.goto(here.league.id, here.draft.id);
    const panel = await room.consider(player!.name);
    await page.context().setOffline(true);
    await expectAboveButtons(page, 'offline', 'You are offline.');
    await panel.getByRole('button', { name: `Draft ${player!.name}` }).click();
    await expect(panel.getByRole('button', { name: 'Waiting for connection …' })).toBeVisible();
    await expectAboveButtons(page, 'waiting', `Your pick of ${player!.name} has not reached the server.`);
    await page.context().setOffline(false);
    await expect(panel).toHaveCount(0);
    const { state } = await world.snapshot(here.draft);
    expect(state.slots[0]?.player?.id).toBe(player!.id);
    expect(state.onClock?.overall).toBe(2);
  });

  test(`on ${name}, a pick that waited until its turn was over says so, and is not made later @long`, async ({
    open,
    world,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection to/);
    const here = await onTheClock(world);
    const [, other] = await byPrice(world, here);
    const page = await open({ as: here.maya, ...options });
    const room = new DraftRoom(page);
    await world.pickForAll(here.draft, 1);
    await room.goto(here.league.id, here.draft.id);
    const wanted = other!.name;
    const panel = await room.consider(wanted);
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: `Draft ${wanted}` }).click();
    await expect(panel.getByRole('button', { name: 'Waiting for connection …' })).toBeVisible();
    await world.command(here.draft, 'skip', { overall: 2 });
    await page.context().setOffline(false);
    await expectAboveButtons(page, 'failed', `Your pick of ${wanted} was not made: pick 2 was skipped.`);
    const { state } = await world.snapshot(here.draft);
    expect(state.slots[1]).toMatchObject({ status: 'skipped', player: null });
    // It is visible in every zone until dismissed, and never there twice, which a screen reader would say twice.
    const most = await countMost(page, '[data-pick-note=failed]');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.locator('[data-pick-note=failed]')).toContainText('was not made');
    expect(await most()).toBe(1);
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByText('was not made')).toHaveCount(0);
  });
}

test('at every size, why a player does not fit stands above a button that works @long', async ({ open, world }) => {
  test.setTimeout(120_000);
  const here = await onTheClock(world, { ...SMALL, salary_cap: 4_000_000 });
  const dear = (await byPrice(world, here)).at(-1)!;
  for (const { options } of SIZES) {
    const page = await open({ as: here.cora, ...options });
    const room = new DraftRoom(page);
    await room.goto(here.league.id, here.draft.id);
    const panel = await room.consider(dear.name);
    await expectAboveButtons(page, 'against', /of cap space/);
    await panel.getByRole('button', { name: 'Show players who fit' }).click();
    await expect(panel).toHaveCount(0);
    await expect(room.players.first()).toBeVisible();
    await expect(room.players.filter({ hasText: 'Does not fit' })).toHaveCount(0);
    await page.context().close();
  }
});

/**
 * Expects that none of the first elements overlaps the second. All are measured at one moment, because a toast may
 * disappear.
 */
async function expectApart(ones: Locator, other: Locator, what: string): Promise<void> {
  const all = await ones.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  const b = await other.boundingBox();
  expect(b !== null && all.length > 0, `${what}: both are there`).toBe(true);
  for (const a of all as { x: number; y: number; width: number; height: number }[]) {
    const apart = a.x + a.width <= b!.x || b!.x + b!.width <= a.x || a.y + a.height <= b!.y || b!.y + b!.height <= a.y;
    expect(apart, what).toBe(true);
  }
}

for (const { name, options } of SIZES) {
  test(`on ${name}, neither a toast nor a sheet covers the clock, and one's turn shrinks the sheet @long`, async ({
    open,
    world,
  }) => {
    const here = await onTheClock(world);
    const page = await open({ as: here.maya, ...options });
    const room = new DraftRoom(page);
    await room.goto(here.league.id, here.draft.id);
    await expect(room.players.first()).toBeVisible();
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    const { id } = here.draft;
    await world.put(here.cora, `${here.league.id}/drafts/${id}/clock`, { seconds: 1800, quietHours: null });
    await expect(toasts.first()).toBeVisible();
    await expectApart(toasts, room.clock, 'a toast and the clock');

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keyboard' }).click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard' });
    const strip = sheet.getByRole('group', { name: 'Draft clock' });
    await expect(strip).toContainText(/\d:\d\d/);
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect((await strip.boundingBox())?.height).toBe(32);
    const frame = sheet.locator('.sheet');
    await expectApart(frame, strip, 'the sheet and the strip');
    const before = (await frame.boundingBox())?.height ?? 0;

    await world.pickForAll(here.draft, 1);
    await expect(strip).toContainText('You are on the clock');
    const half = (page.viewportSize()?.height ?? 0) / 2;
    if ((page.viewportSize()?.height ?? 0) >= 480) {
      await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeLessThanOrEqual(half);
      expect((await frame.boundingBox())?.height).toBeLessThan(before);
    }
    await strip.getByRole('button', { name: 'Back to the draft' }).click();
    await expect(sheet).toHaveCount(0);
  });
}

test('at 400 % zoom and at 320 px the clock, the list and its names are in reach, and a pick is made @long', async ({
  open,
  world,
}) => {
  const here = await onTheClock(world);
  const prices = await byPrice(world, here);
  for (const [index, viewport] of [
    { width: 320, height: 256 },
    { width: 320, height: 640 },
  ].entries()) {
    const what = `${viewport.width} × ${viewport.height}`;
    const player = prices[index]!;
    const page = await open({ as: index === 0 ? here.cora : here.maya, viewport });
    const room = new DraftRoom(page);
    await room.goto(here.league.id, here.draft.id);
    await expect(room.clock, what).toBeInViewport({ ratio: 1 });
    for (const row of [0, 1]) await expect(room.players.nth(row), what).toBeInViewport({ ratio: 0.9 });
    expect((await room.players.first().locator('[data-player-name]').boundingBox())?.width, what).toBeGreaterThan(70);
    expect(await cutOff(page), what).toEqual([]);
    const panel = await room.consider(player.name);
    const draft = panel.getByRole('button', { name: `Draft ${player.name}` });
    await expect(draft, what).toBeInViewport({ ratio: 1 });
    await expect(room.clock, what).toBeInViewport({ ratio: 1 });
    await draft.click();
    await expect(panel, what).toHaveCount(0);
    await page.context().close();
  }
  const { state } = await world.snapshot(here.draft);
  expect(state.slots.slice(0, 2).map(({ player }) => player?.id)).toEqual(prices.slice(0, 2).map(({ id }) => id));
});
