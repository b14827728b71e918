import type { Page } from '@playwright/test';
import { DraftRoom } from '../support/draft-room.js';
import { expect, PHONE_OPTIONS, test, WIDE } from '../support/test.js';

const SIZES = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a window at 200 % zoom', width: 640, height: 400 },
  { name: 'a window at 400 % zoom', width: 320, height: 640 },
];
const FIGURES = ['Space', 'Places', 'Each', 'Max pick'];

async function expectFigures(page: Page, where: string): Promise<void> {
  const cap = page.getByRole('region', { name: 'Cap' });
  for (const label of FIGURES) {
    const figure = cap.getByText(label, { exact: true });
    await expect(figure, `${where}: ${label}`).toBeInViewport({ ratio: 1 });
    const value = figure.locator('xpath=following-sibling::dd');
    await expect(value, `${where}: ${label}`).toHaveText(label === 'Places' ? /^\d+$/ : /^-?\$\d/);
    await expect(value, `${where}: ${label}`).toBeInViewport({ ratio: 1 });
  }
  const { scroll, own } = await cap.evaluate((node) => ({ scroll: node.scrollWidth, own: node.clientWidth }));
  expect(scroll, `${where}: nothing is cut off`).toBeLessThanOrEqual(own);
}

test('a manager’s four figures are in view at every size, and so is whose they are when they are another’s @long', async ({
  open,
  world,
}) => {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya], teamNames: ['Chiefs', 'Arrows'] });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  const page = await open({ as: cora, viewport: WIDE });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  await expect(room.players.first()).toBeVisible();
  const cap = page.getByRole('region', { name: 'Cap' });
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expectFigures(page, name);
  }
  // The next pick is Maya's; Cora makes it for her.
  await world.pickForAll(draft, 1);
  await room.toolbar.getByRole('button', { name: 'Pick for the team' }).click();
  const whose = cap.getByRole('heading', { name: 'Arrows' });
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size);
    await expect(whose, name).toBeInViewport({ ratio: 1 });
    expect((await whose.boundingBox())?.width, name).toBeGreaterThan(20);
    await expectFigures(page, name);
  }
});

test('any team’s four figures are found: on the board by mouse and keyboard, on a phone in the team’s zone @long', async ({
  open,
  world,
}) => {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya], teamNames: ['Chiefs', 'Arrows', 'Bears'] });
  const draft = await world.draft(league, { begin: true, seconds: 3600 });
  const figures = async (page: Page, team: string) => {
    const money = page.getByRole('region', { name: `Money of ${team}` });
    for (const label of ['Cap space', ...FIGURES.slice(1)])
      await expect(money.getByText(label, { exact: true })).toBeVisible();
  };
  const page = await open({ as: maya, viewport: WIDE });
  const room = new DraftRoom(page);
  await room.goto(league.id, draft.id);
  const board = page.getByRole('table', { name: /Draft board/ });
  await board.getByRole('columnheader').getByRole('button', { name: 'Bears' }).click();
  await figures(page, 'Bears');
  await expect(page.getByRole('tabpanel', { name: 'Team' })).toBeFocused();
  await room.show('Board');
  await room.place(1).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await figures(page, 'Chiefs');

  const phone = await open({ as: maya, ...PHONE_OPTIONS });
  await new DraftRoom(phone).goto(league.id, draft.id);
  await new DraftRoom(phone).show('Team');
  await phone.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'Bears' });
  await figures(phone, 'Bears');
});
