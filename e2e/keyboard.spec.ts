import type { Page } from '@playwright/test';
import { freeAgents, inSeason } from './support/season.js';
import { expect, test, WIDE } from './support/test.js';

/** Beyond this many presses an element counts as unreachable. */
const LONGEST_WAY = 60;

async function tabTo(page: Page, what: ReturnType<Page['locator']>): Promise<void> {
  await expect(what).toBeVisible();
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (
      await what.evaluate(
        (element) =>
          element === (element as unknown as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement,
      )
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(what)}`);
}

test('a manager who has no mouse gets from the home to a team, drops a player, and reads the rule that forbids a move', async ({
  world,
  open,
}) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [player] = await freeAgents(world, league, max);
  if (!player) throw new Error('the sample has free agents');
  await world.post(max, `${league.id}/free-agents/add`, { player_id: player.id });
  const page = await open({ as: max, viewport: WIDE });
  await page.goto(`/${league.id}/home`);
  // Wait for the app: the greeting appears earlier.
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await test.step('the first stop leads past header and navigation', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Your week' }).getByRole('link').first()).toBeFocused();
  });

  await test.step('arrows walk the table of teams, Enter opens one', async () => {
    const rows = page.getByRole('grid', { name: 'Teams by cap' }).getByRole('row');
    await tabTo(page, rows.nth(1));
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Beacon', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  const opener = page.getByRole('button', { name: `Move ${player.name}` });
  await test.step('a menu says which moves there are and why one is not; Escape gives the focus back', async () => {
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: `Move ${player.name}` });
    await expect(menu.getByRole('menuitem', { name: /Move to IR/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByRole('menuitem', { name: /Move to IR/ })).toContainText('Only players with the status');
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Drop' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('a dialog takes the focus, keeps it, and is confirmed', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Drop ${player.name}?` });
    const drop = dialog.getByRole('button', { name: 'Drop', exact: true });
    await expect(drop).toBeEnabled();
    // Tab through the dialog twice: the browser's own controls may get the focus in between, the page behind never.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(dialog *, body)')).toHaveCount(0);
    }
    await tabTo(page, drop);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('No active players')).toBeVisible();
  });

  await test.step('an address with a refusal’s name leads to the rule behind it', async () => {
    await page.goto(`/${league.id}/admin/rules#noFaPick`);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'free-agent pick' }).and(page.locator(':focus')),
    ).toBeVisible();
  });
});

test('Ctrl K finds players, teams, screens and actions: local answers at once, players as they are found, Enter opens, Esc closes @long', async ({
  world,
  open,
}) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [player] = await freeAgents(world, league, max);
  if (!player) throw new Error('the sample has free agents');
  const page = await open({ as: max, viewport: WIDE });
  await page.goto(`/${league.id}/home`);
  await expect(page.getByRole('region', { name: 'Your week' })).toBeVisible();
  const box = page.getByRole('combobox', { name: /^Find players/ });
  const options = page.getByRole('listbox').getByRole('option');
  const selected = page.getByRole('option', { selected: true });

  await test.step('Esc closes it and gives the focus back', async () => {
    const team = page.getByRole('grid', { name: 'Teams by cap' }).getByRole('row').nth(1);
    await team.focus();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(team).toBeFocused();
  });

  await test.step('a player by a part of the name; the arrows go round', async () => {
    await page.keyboard.press('Control+k');
    await box.pressSequentially(player.name);
    await expect(options.first()).toContainText(player.name);
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(selected).toContainText(player.name);
    await expect(box).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: player.name })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an action with a team, and only what the reader may do', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([new RegExp(player.name)]);
    await box.fill('commissioner settings');
    await expect(options).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('status')).toContainText('No match for');
    await box.fill('trade anchor');
    await expect(selected).toHaveText(/Propose a trade with Anchor/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Propose a trade', level: 1 })).toBeVisible();
  });
});
