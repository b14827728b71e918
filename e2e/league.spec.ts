import type { Page } from '@playwright/test';
import { gate, joinsLeague } from './support/live.js';
import { waitForAnswers } from './support/requests.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, test, PHONE, PHONE_OPTIONS, TABLET, WIDE } from './support/test.js';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('what one manager does stands on the other’s screen at once: an addition, a drop, a penalty and its reversal', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [wanted] = await freeAgents(world, league, max);
  if (!wanted) throw new Error('the sample has free agents');
  const beacon = league.teams[1]?.id ?? '';
  const his = await open({ as: max, viewport: WIDE });
  const hers = await open({ as: cora, viewport: TABLET });
  const joined = joinsLeague(hers);
  await hers.goto(`/${league.id}/team/${beacon}`);
  await expect(hers.getByText('No active players')).toBeVisible();
  await joined;

  await test.step('Max finds a free agent and adds him with the keyboard alone', async () => {
    await his.goto(`/${league.id}/league/players?owner=free`);
    await expect(his.getByRole('grid', { name: 'Players' })).toBeVisible();
    await his.keyboard.press('/');
    await his.keyboard.type(wanted.name);
    await expect(his.getByRole('grid', { name: 'Players' }).getByRole('row').nth(1)).toContainText(wanted.name);
    await his.getByRole('grid', { name: 'Players' }).focus();
    await his.keyboard.press('Enter');
    const add = his.getByRole('dialog').getByRole('button', { name: 'Add to my team' });
    await expect(add).toBeVisible();
    await add.focus();
    await his.keyboard.press('Enter');
    const confirm = his
      .getByRole('dialog', { name: `Add ${wanted.name}?` })
      .getByRole('button', { name: 'Add player' });
    await expect(confirm).toBeEnabled();
    await confirm.focus();
    await his.keyboard.press('Enter');
    await expect(toast(his)).toContainText(`${wanted.name} added`);
    await expect(hers.getByRole('rowheader', { name: wanted.name })).toBeVisible();
    await expect(hers.getByRole('link', { name: /Recent Activity/ }).getByText(/\d+ new/)).toHaveCount(0);
  });

  await test.step('he drops him, and the waiver wire of the other shows it', async () => {
    const joined = joinsLeague(hers);
    await hers.goto(`/${league.id}/league/free-agents`);
    await expect(hers.getByText('No players on waivers')).toBeVisible();
    await joined;
    await his.goto(`/${league.id}/team/${beacon}`);
    await his.getByRole('button', { name: `Move ${wanted.name}` }).click();
    await his.getByRole('menuitem', { name: 'Drop' }).click();
    await his
      .getByRole('dialog', { name: `Drop ${wanted.name}?` })
      .getByRole('button', { name: 'Drop', exact: true })
      .click();
    await expect(toast(his)).toContainText(`${wanted.name} dropped`);
    const claim = hers.getByRole('button', { name: `Claim ${wanted.name}` });
    await expect(claim).toBeVisible();

    const phone = await open({ as: cora, viewport: PHONE });
    const phoneJoined = joinsLeague(phone);
    await phone.goto(`/${league.id}/league/free-agents`);
    await expect(phone.getByText('No claims', { exact: true })).toBeVisible();
    await phoneJoined;
    await claim.click();
    await hers
      .getByRole('dialog', { name: `Claim ${wanted.name}?` })
      .getByRole('button', { name: 'Claim player' })
      .click();
    await expect(hers.getByRole('list', { name: /^Open claims/ })).toContainText(wanted.name);
    await expect(phone.getByRole('list', { name: /^Open claims/ })).toContainText(wanted.name);
    await hers.getByRole('button', { name: `Withdraw the claim of ${wanted.name}` }).click();
    await expect(hers.getByRole('list', { name: 'Decided claims' })).toContainText('Withdrawn');
    await expect(phone.getByRole('list', { name: 'Decided claims' })).toContainText('Withdrawn');
    await phone.close();
  });

  await test.step('the commissioner forfeits one of his picks, says why, and gives it back', async () => {
    const joined = joinsLeague(his);
    await his.goto(`/${league.id}/league/free-agents`);
    await joined;
    const picks = his.getByRole('region', { name: 'Weekly picks' });
    await expect(picks).toContainText('used');
    await expect(picks.getByText('Penalty', { exact: true })).toHaveCount(1);
    await hers.getByRole('region', { name: 'Weekly picks' }).getByLabel('Team').selectOption({ label: 'Beacon' });
    await expect(hers).toHaveURL(new RegExp(`team=${beacon}`));
    const act = async (button: string, reason: string, done: string) => {
      await hers
        .getByRole('button', { name: new RegExp(`^${button} the pick of week`) })
        .first()
        .click();
      await hers.getByRole('dialog').getByLabel('Reason').fill(reason);
      await hers.keyboard.press('Enter');
      await expect(toast(hers)).toContainText(done);
    };
    await act('Forfeit', 'Played an ineligible goalie', 'Pick forfeited');
    await expect(picks.getByText('Penalty', { exact: true })).toHaveCount(2);
    await expect(his.getByRole('link', { name: /Recent Activity/ }).getByText(/\d+ new/)).toBeAttached();
    await act('Give back', 'He was eligible after all', 'Pick given back');
    await expect(picks.getByText('Penalty', { exact: true })).toHaveCount(1);
  });

  await test.step('the log has it all, filtered by the address, and looking at it empties the badge on every device', async () => {
    await his.goto(`/${league.id}/league/activity-log`);
    await expect(his.getByRole('listitem').filter({ hasText: 'Played an ineligible goalie' })).toContainText('New');
    await expect(his.getByRole('link', { name: /Recent Activity/ }).getByText(/\d+ new/)).toHaveCount(0);
    await his.getByLabel('What').selectOption({ label: 'Dropped players' });
    await expect(his).toHaveURL(/type=drop-player/);
    await expect(his.getByRole('region', { name: 'Log' }).getByRole('listitem')).toHaveText([
      new RegExp(`Beacon dropped ${wanted.name}`),
    ]);
    await his.getByRole('region', { name: 'Log' }).getByRole('link', { name: wanted.name }).click();
    await expect(his.getByRole('dialog', { name: wanted.name })).toBeVisible();
  });
});

test('on a phone, "a centre of at most $3M who is signed beyond next year" is three taps, in the address, and added in the row @long', async ({
  world,
  open,
}) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const page = await open({ as: max, ...PHONE_OPTIONS });
  await page.goto(`/${league.id}/league/free-agents`);
  const grid = page.getByRole('grid', { name: 'Players' });
  await expect(grid).toBeVisible();
  const chips = page.getByRole('group', { name: 'Quick filters' });
  await chips.getByRole('button', { name: 'C', exact: true }).tap();
  await chips.getByRole('button', { name: 'Cap hit of at most $3M' }).tap();
  await chips
    .getByRole('button', { name: /^Signed to/ })
    .nth(1)
    .tap();
  await expect(page).toHaveURL(/pos=C&cap_max=3000000&through=\d{4}-\d{2}/);
  // The list still shows the players of the old filters.
  await waitForAnswers(page);
  const through = /through=(\d{4})-/.exec(page.url())?.[1];
  const rows = grid.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    expect(box?.height).toBe(52);
    await expect(row.getByRole('rowheader').getByTitle('Forward (C)').filter({ visible: true })).toHaveText('C');
    const figures = row.locator('[role=gridcell]:visible');
    await expect(figures).toHaveCount(4);
    expect(Number(await figures.nth(2).textContent())).toBeGreaterThan(Number(through));
    for (const index of [0, 1, 2])
      expect(await figures.nth(index).evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
  }

  const counted = page.getByRole('status').filter({ hasText: /free agents?$/ });
  const few = await counted.textContent();
  await page.goBack();
  await expect(page).not.toHaveURL(/through=/);
  await expect(counted).not.toHaveText(few ?? '');
  await page.goForward();
  await expect(counted).toHaveText(few ?? '');
  const other = await open({ as: cora, viewport: WIDE });
  await other.goto(page.url());
  await expect(other.getByRole('status').filter({ hasText: /free agents?$/ })).toHaveText(few ?? '');

  const name = (await rows.first().getByRole('button', { name: /^Add / }).getAttribute('aria-label'))?.slice(4) ?? '';
  await rows.first().click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows
    .first()
    .getByRole('button', { name: `Add ${name}` })
    .click();
  await page
    .getByRole('dialog', { name: `Add ${name}?` })
    .getByRole('button', { name: 'Add player' })
    .click();
  await expect(toast(page)).toContainText(`${name} added`);
  await expect(grid.getByText(name)).toHaveCount(0);
  await expect(page.getByText('2 of 3 picks left')).toBeVisible();
});

test('protection sheets: built with live sums, kept by themselves, and published to everybody at the deadline', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const players = (await freeAgents(world, league, max)).slice(0, 3);
  for (const { id } of players) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
  const [first, second, third] = players.map(({ name }) => name);
  const hers = await open({ as: cora, viewport: WIDE });
  const his = await open({ as: max, viewport: TABLET });

  await test.step('the commissioner goes on to the next phases, seeing what each step does', async () => {
    await hers.goto(`/${league.id}/admin/commissioner-hub`);
    const phase = hers.getByRole('region', { name: /^Phase/ });
    await expect(phase).toContainText('The season lasts until');
    await phase.getByRole('button', { name: 'Go on to offseason' }).click();
    const dialog = hers.getByRole('dialog');
    await expect(dialog).toContainText('No player can be added until the next season');
    await dialog.getByRole('button', { name: 'Go on anyway' }).click();
    await expect(dialog.getByText(/^Still missing: Reason/)).toBeVisible();
    await dialog.getByLabel(/^Reason/).fill('We end early this year');
    await dialog.getByRole('button', { name: 'Go on anyway' }).click();
    await expect(phase).toContainText('Next: Protection');
    await phase.getByRole('button', { name: 'Go on to protection' }).click();
    await expect(dialog).toContainText('begins');
    await dialog.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect(phase.getByText('Not yet')).toBeVisible();
    await expect(phase).toContainText('The protection sheets are still open.');
  });

  await test.step('the manager builds his sheet', async () => {
    const joined = joinsLeague(hers);
    await hers.goto(`/${league.id}/admin/protection-sheet`);
    await joined;
    const saved = hers.getByRole('region', { name: /^Who has saved a sheet/ });
    await expect(saved).toContainText('0 of 2');
    await his.goto(`/${league.id}/admin/protection-sheet`);
    const verdict = his.getByRole('region', { name: 'Is it legal?' });
    await expect(verdict).toContainText('The core has 0 forwards; at least 1 is needed.');
    await his.getByRole('radiogroup', { name: first }).getByRole('radio', { name: 'Core' }).click();
    await expect(verdict).toContainText('The sheet is legal.');
    await expect(his.getByText('Saved', { exact: true })).toBeVisible();
    await expect(saved).toContainText('1 of 2');
    await expect(saved.getByRole('listitem').filter({ hasText: 'Beacon' })).toContainText('Saved');
    await expect(saved.getByRole('listitem').filter({ hasText: 'Anchor' })).toContainText('Not saved yet');
    await his.getByRole('radiogroup', { name: second }).getByRole('radio', { name: 'Bench' }).click();
    await his.getByRole('radiogroup', { name: third }).getByRole('radio', { name: 'Bench' }).click();
    await expect(verdict).toContainText('The bench has 2 players; it holds 1.');
    await his.getByRole('radiogroup', { name: third }).getByRole('radio', { name: 'Bench' }).focus();
    await his.keyboard.press('ArrowRight');
    await expect(verdict).toContainText('The sheet is legal.');
    await expect(his.getByText('Saved', { exact: true })).toBeVisible();
    await his.reload();
    await expect(his.getByRole('radiogroup', { name: second }).getByRole('radio', { name: 'Bench' })).toBeChecked();
  });

  await test.step('the commissioner sets a deadline; the countdown runs at once on the manager’s screen, and at its end all sheets are open to all', async () => {
    await hers.goto(`/${league.id}/admin/protection-sheet`);
    await expect(hers.getByRole('timer', { name: /deadline/ })).toBeVisible();
    const ends = (inMs: number) =>
      world.put(cora, `${league.id}/protection-deadline`, {
        deadline: new Date(Date.now() + inMs).toISOString(),
        confirm_soon: true,
      });
    await ends(7_200_000);
    await expect(his.getByRole('timer', { name: /deadline/ })).toBeVisible();
    await ends(4_000);
    const sheets = hers.getByRole('region', { name: /^All sheets/ });
    await expect(
      sheets.getByRole('listitem').filter({ has: hers.getByRole('heading', { name: 'Beacon' }) }),
    ).toContainText(first ?? '', { timeout: 20_000 });
    await expect(
      sheets.getByRole('listitem').filter({ has: hers.getByRole('heading', { name: 'Anchor' }) }),
    ).toContainText('No sheet was handed in.');
    await expect(his.getByRole('region', { name: /^All sheets/ })).toContainText(second ?? '');
    await his.goto(`/${league.id}/team/${league.teams[1]?.id}`);
    await expect(his.getByRole('rowheader', { name: first })).toBeVisible();
    await expect(his.getByRole('rowheader', { name: third })).toHaveCount(0);
  });
});

test('a page shows events from between its loading and its live connection, or during a lost connection @long', async ({
  world,
  open,
}) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [first, second] = await freeAgents(world, league, max);
  if (!first || !second) throw new Error('the sample has free agents');
  const beacon = league.teams[1]?.id ?? '';
  const page = await open({ as: cora, viewport: WIDE });
  const add = (playerId: number) => world.post(max, `${league.id}/free-agents/add`, { player_id: playerId });
  let connection = gate();
  let cut = () => undefined as void;
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    cut = () => void socket.close({ code: 1001 });
    await connection.opened;
    socket.connectToServer();
  });

  await page.goto(`/${league.id}/team/${beacon}`);
  await expect(page.getByText('No active players')).toBeVisible();
  await add(first.id);
  connection.open();
  await expect(page.getByRole('rowheader', { name: first.name })).toBeVisible();

  connection = gate();
  cut();
  await add(second.id);
  connection.open();
  await expect(page.getByRole('rowheader', { name: second.name })).toBeVisible();
});
