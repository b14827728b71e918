import type { Page } from '@playwright/test';
import { DraftRoom } from './support/draft-room.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { SMALL, type World } from './support/world.js';

const SIZES = [
  { name: 'a phone', options: PHONE_OPTIONS },
  { name: 'a phone on its side', options: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } },
  { name: 'a desk', options: { viewport: WIDE } },
] as const;

/** A draft that has begun, with its commissioner Cora on the clock. */
async function onTheClock(world: World, settings = SMALL) {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya], teamNames: ['Chiefs', 'Arrows'], settings });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  return { cora, maya, league, draft };
}

/** Free players by what they cost, the cheapest first. */
async function byPrice(world: World, { draft }: Awaited<ReturnType<typeof onTheClock>>) {
  const { players } = await world.pool(draft);
  return players.filter(({ rookie }) => !rookie).sort((a, b) => a.capHit - b.capHit || a.rank - b.rank);
}

/** What a pick's panel says above its buttons, whole in view and not behind anything. */
async function expectAboveButtons(page: Page, kind: string, words: string | RegExp): Promise<void> {
  const note = page.locator(`[data-pick-actions] [data-pick-note="${kind}"]`);
  await expect(note).toContainText(words);
  await expect(note).toBeInViewport({ ratio: 1 });
  const button = page.locator('[data-pick-actions] button').first();
  await expect(button).toBeInViewport({ ratio: 1 });
  const [above, below] = [await note.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  const seen = await note.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && element.contains(at);
  });
  expect(seen, 'nothing lies over it').toBe(true);
}

for (const { name, options } of SIZES) {
  test(`on ${name}, a pick made offline waits above its button and is made after reconnecting`, async ({
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

  test(`on ${name}, a pick that waited until its turn was over says so, and is not made later`, async ({
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
    // Seen in every zone until it is dismissed.
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('[data-pick-note=failed]')).toContainText('was not made');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByText('was not made')).toHaveCount(0);
  });

  test(`on ${name}, why a player does not fit stands above a button that works`, async ({ open, world }) => {
    const here = await onTheClock(world, { ...SMALL, salary_cap: 4_000_000 });
    const dear = (await byPrice(world, here)).at(-1)!;
    const page = await open({ as: here.cora, ...options });
    const room = new DraftRoom(page);
    await room.goto(here.league.id, here.draft.id);
    const panel = await room.consider(dear.name);
    await expectAboveButtons(page, 'against', /of cap space/);
    await panel.getByRole('button', { name: 'Show players who fit' }).click();
    await expect(panel).toHaveCount(0);
    await expect(room.players.first()).toBeVisible();
    await expect(room.players.filter({ hasText: 'Does not fit' })).toHaveCount(0);
  });
}
