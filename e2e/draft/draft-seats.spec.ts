import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import type { Locator, Page } from '@playwright/test';
import { DraftRoom } from '../support/draft-room.js';
import { advance, protecting } from '../support/season.js';
import { expect, PHONE, PHONE_OPTIONS, test, TABLET, WIDE } from '../support/test.js';
import type { Person } from '../support/world.js';

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle(of: unknown): Record<string, string>;
    };
    const { outlineStyle, outlineWidth, borderBottomColor, backgroundColor, color } = getComputedStyle(node);
    return [
      outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`,
      borderBottomColor,
      backgroundColor,
      color,
    ].join();
  });

/** The focused element: its region and its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: now, body } = (
      globalThis as unknown as {
        document: {
          activeElement: { getAttribute(name: string): string | null; localName: string; textContent: string } | null;
          body: unknown;
        };
      }
    ).document;
    if (now === null || now === body) return 'nothing';
    return `${now.getAttribute('role') ?? now.localName} ${now.getAttribute('aria-label') ?? now.textContent.trim()}`;
  });

test('in forced colours the chosen tab, position and switch, and the place on the clock, are told from the others @long', async ({
  open,
  world,
}) => {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya] });
  const draft = await world.draft(league, { begin: true, seconds: 3600 });
  const page = await open({ as: maya, viewport: WIDE });
  await page.emulateMedia({ forcedColors: 'active' });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  await room.show('Board');
  await expect(room.players.first()).toBeVisible();
  const differ = async (chosen: Locator, other: Locator, what: string) =>
    expect(await look(chosen), what).not.toBe(await look(other));
  await differ(page.getByRole('tab', { name: 'Board' }), page.getByRole('tab', { name: 'Team' }), 'the tab');
  const position = (name: string) => page.getByRole('radio', { name, exact: true });
  await differ(position('All'), position('G'), 'the position');
  await expect(room.place(1)).toHaveAttribute('aria-current', 'step');
  await differ(room.place(1), room.place(2), 'the place on the clock');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await differ(room.players.nth(1), room.players.nth(2), 'the row that the keys have walked to');
  await room.show('Queue');
  const auto = page.getByRole('switch', { name: 'Auto' });
  const off = await look(auto);
  await auto.click();
  await expect(auto).toBeChecked();
  await page.mouse.move(5, 5);
  expect(await look(auto), 'the switch').not.toBe(off);
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await differ(page.getByRole('tab', { name: 'Queue' }), page.getByRole('tab', { name: 'Team' }), `${size.width}`);
    await room.show('Board');
    await expect(room.place(1)).toHaveAttribute('aria-current', 'step');
    await differ(room.place(1), room.place(2), `the place on the clock, ${size.width}`);
    await room.show('Queue');
  }
});

test('the focus keeps its place: at the tools after Begin, in the list after a pick, also by somebody else @long', async ({
  open,
  world,
}) => {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya] });
  const draft = await world.draft(league, { seconds: 3600 });
  const page = await open({ as: cora, viewport: WIDE });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  await expect(room.players.first()).toBeVisible();

  await room.toolbar.getByRole('button', { name: 'Begin the draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Begin the draft?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are on the clock').first()).toBeVisible();
  await expect.poll(() => focused(page)).toBe('button Pause');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('button Resume');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('button Pause');

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: /^Pick / });
  await expect(panel.getByRole('button', { name: /^Draft / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-label="Latest picks"] > li')).toHaveCount(1);
  await expect(panel).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('grid Players');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  const name = ((await panel.getAttribute('aria-label')) ?? '').replace('Pick ', '');
  await panel.getByRole('button', { name: 'Queue', exact: true }).focus();

  // Maya picks the player Cora is viewing: the panel closes while it has the focus.
  const players = (await world.pool(draft)).players;
  const wanted = players.find((player) => player.name === name);
  const { state } = await world.snapshot(draft);
  await world.post(maya, `${league.id}/drafts/${draft.id}/picks`, {
    overall: state.onClock?.overall,
    player_id: wanted?.id,
  });
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`${name} is gone`);
  await expect.poll(() => focused(page)).toBe('grid Players');
});

test('the focus has a place also where the list is empty or not in view when a pick is made @long', async ({
  open,
  world,
}) => {
  const cora = await world.person('Cora');
  const league = await world.league(cora, { managers: [await world.person('Maya')] });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  const page = await open({ as: cora, viewport: WIDE });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  const panel = page.getByRole('region', { name: /^Pick / });
  const best = (await world.pool(draft)).players.find(({ rank }) => rank === 20);
  await room.search.fill(best?.name ?? '');
  await expect(room.players).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Draft / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => focused(page), { timeout: 10_000 }).toBe('button Show all players');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('grid Players');

  await room.toolbar.getByRole('button', { name: 'Pick for the team' }).focus();
  await page.keyboard.press('Enter');
  await room.players.nth(2).click();
  await expect(panel.getByRole('button', { name: /^Pick .* for / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('grid Players');

  const turn = async () => {
    const { onClock } = (await world.snapshot(draft)).state;
    return onClock?.teamId === league.teams[0]?.id ? onClock?.overall : undefined;
  };
  while ((await turn()) === undefined) await world.pickForAll(draft, 1);
  const overall = await turn();
  const take = page.getByRole('button', { name: /^Take now: / });
  for (const { viewport, zone, show } of [
    { viewport: WIDE, zone: 'Board', show: () => page.getByRole('button', { name: 'Widen the board' }).click() },
    { viewport: TABLET, zone: 'Chat', show: () => room.show('Chat') },
    { viewport: PHONE_OPTIONS.viewport, zone: 'Team', show: () => room.show('Team') },
  ]) {
    await page.setViewportSize(viewport);
    await show();
    await take.focus();
    await page.keyboard.press('Enter');
    await expect(take).toHaveCount(0);
    await expect.poll(() => focused(page), `at ${viewport.width} px`).toBe(`tabpanel ${zone}`);
    await world.command(draft, 'undo', { overall });
  }
});

test('in an annual draft kept players are found, and say who keeps them @long', async ({ open, world }) => {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await protecting(world, cora, maya);
  await world.put(cora, `${league.id}/protection-deadline`, {
    deadline: new Date(Date.now() + 1_500).toISOString(),
    confirm_soon: true,
  });
  // The sheets lock automatically; before that the league cannot move on.
  await expect(() => advance(world, league, 'annual-drafts')).toPass({ timeout: 30_000 });
  const draft = await world.draft(league, { begin: true, seconds: 3600 });
  const { players } = await world.get<{ players: KeptPlayer[] }>(cora, `${league.id}/drafts/${draft.id}/kept`);
  const kept = players[0];
  if (kept === undefined) throw new Error('nobody is kept');
  const team = league.teams.find(({ id }) => id === kept.teamId)?.name ?? '';
  for (const options of [{ viewport: WIDE }, PHONE_OPTIONS]) {
    const page = await open({ as: maya, ...options });
    const room = new DraftRoom(page);
    await room.goto(league.id, draft.id);
    await room.show('Players');
    await room.search.fill(kept.name);
    const found = page.getByRole('list', { name: 'Not in the pool' }).getByRole('button', { name: kept.name });
    await expect(found).toContainText(`kept by ${team}, $`);
    await found.click();
    await expect(page.getByRole('region', { name: 'Roster and picks' })).toContainText(kept.name);
  }
});

test('a second draw of the order is seen by everybody as a second one @long', async ({ open, world }) => {
  const [cora, maya, pia] = [await world.person('Cora'), await world.person('Maya'), await world.person('Pia')];
  const league = await world.league(cora, { managers: [maya, pia] });
  const draft = await world.draft(league);
  const draw = () => world.put(cora, `${league.id}/drafts/${draft.id}/order`, { source: 'random', kind: 'snake' });
  await draw();
  const room = await open({ as: maya, viewport: TABLET });
  await new DraftRoom(room).goto(league.id, draft.id);
  const lobby = await open({ as: pia, ...PHONE_OPTIONS });
  await lobby.goto(`/${league.id}/draft/history?draft=${draft.id}`);
  await expect(lobby.getByText('Random draw, draw 1')).toBeVisible();
  await draw();
  await expect(room.getByRole('region', { name: 'Notifications' })).toContainText(
    'The draft order was drawn again: draw 2.',
  );
  await expect(new DraftRoom(room).announcements).toContainText('The draft order was drawn again: draw 2.');
  await expect(lobby.getByText('Random draw, draw 2')).toBeVisible({ timeout: 15_000 });
  await lobby.getByRole('tab', { name: 'Log' }).click();
  const log = lobby.getByRole('tabpanel', { name: 'Log' });
  for (const one of ['Draw 1', 'Draw 2']) await expect(log.getByText(one, { exact: true })).toBeVisible();
  await world.post(cora, `${league.id}/drafts/${draft.id}/begin`, {});
  await lobby.reload();
  await lobby.getByRole('tab', { name: 'Log' }).click();
  await expect(log.getByText('Began the draft.')).toBeVisible();
  await log.getByText('Check draw 2').click();
  await log.getByRole('button', { name: 'Verify the draw' }).click();
  await expect(
    log.getByText('The seed matches the fingerprint published before the draw, and it gives this order.'),
  ).toBeVisible();
});

test('a commissioner’s own trade is voted on in the room and goes back at once; with conditions it is countered on its page and back @long', async ({
  open,
  world,
}) => {
  test.setTimeout(90_000);
  const [cora, ann, ben] = [await world.person('Cora'), await world.person('Ann'), await world.person('Ben')];
  const league = await world.league(cora, { managers: [ann, ben], teamNames: ['Chiefs', 'Arrows', 'Bears'] });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  const { state } = await world.snapshot(draft);
  const [, arrows = '', bears = ''] = league.teams.map(({ id }) => id);
  const pick = (overall: number, condition: object | null = null) => ({
    kind: 'draft-pick',
    pick_id: state.slots[overall - 1]?.pickId,
    condition,
  });
  const offer = (from: Person, give: object, to: string, want: object) =>
    world.post<{ trade_id: string }>(from, `${league.id}/trades`, {
      sides: [
        { team_id: league.teams.find(({ manager }) => manager === from)?.id, assets: [give], moves: [] },
        { team_id: to, assets: [want], moves: [] },
      ],
      message: null,
      days: 1,
    });
  const { trade_id: own } = await offer(cora, pick(4), arrows, pick(5));
  const page = await open({ as: ben, ...PHONE_OPTIONS });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  const { version, hash } = await world.get<{ version: number; hash: string }>(ann, `${league.id}/trade/${own}`);
  await world.post(ann, `${league.id}/trades/${own}/accept`, { version, hash });
  await room.show('Board');
  await expect(room.place(4)).toContainText('Arrows');

  // Ben has no part in it, so his vote alone decides.
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Trades' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Trade draft picks' });
  await dialog.getByRole('tab', { name: 'Carried out' }).tap();
  const done = dialog.getByRole('list', { name: 'Carried out' }).getByRole('listitem');
  await expect(done).toContainText('0 of 1 vote needed to reverse it');
  await done.getByRole('button', { name: 'Vote against it' }).tap();
  await expect(dialog.getByText('No trades carried out during this draft')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(room.place(4)).not.toContainText('Arrows');

  // Trades that the room cannot build are built on a separate page, with a way back.
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const condition = { type: 'free-text', text: 'He makes the team', resolve_by: day };
  const next = await world.get<{ draft_picks: { pick_id: string; season: string }[] }>(
    ann,
    `${league.id}/trades/assets/${arrows}`,
  );
  const coming = next.draft_picks.find(({ season }) => season !== state.season);
  await offer(ann, { kind: 'draft-pick', pick_id: coming?.pick_id, condition }, bears, pick(6));
  await page.getByRole('button', { name: 'Trades', exact: true }).tap();
  await dialog.getByRole('link', { name: 'Open the trade to counter' }).tap();
  await expect(page.getByRole('heading', { name: 'Counter-offer', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the draft room' })).toBeVisible();
  await page.getByRole('button', { name: /^Take .+ out$/ }).tap();
  await page.getByRole('tab', { name: /^Check/ }).tap();
  await page.getByRole('button', { name: 'Send counter-offer' }).tap();
  await expect(page).toHaveURL(`/${league.id}/draft/live/${draft.id}`);
  await expect(room.clock).toBeVisible();
});
