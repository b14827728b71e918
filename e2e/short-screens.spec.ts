import type { Locator, Page } from '@playwright/test';
import { personOf, type Places } from './support/places.js';
import { test } from './support/places-test.js';
import { at, press, then, type Screen } from './support/screen.js';
import { SCREENS } from './support/screens.js';
import { expect } from './support/test.js';

const TURNED = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

interface Shown {
  readonly screen: string | Screen;
  /** The main content of the screen; its first `count` parts are in view. */
  readonly find: (page: Page) => Locator;
  readonly count: number;
  /** A button of the bar that covers the lower edge. */
  readonly above?: string | RegExp;
}

const main = (page: Page) => page.getByRole('main');

const SHOWN: readonly Shown[] = [
  {
    screen: {
      name: 'trade builder',
      who: 'robin',
      open: at(({ demo }) => `/${demo.id}/trade/new?with=${demo.mayasTeam}`, 'Propose a trade'),
    },
    find: (page) => page.getByRole('region', { name: /^You give/ }).getByRole('checkbox'),
    count: 2,
    above: 'Send offer',
  },
  {
    screen: 'trade-review',
    find: (page) => main(page).getByRole('heading', { name: /^You (get from|give)/, level: 2 }),
    count: 2,
    above: /^(Accept trade|.+ and accept)$/,
  },
  { screen: 'players', find: (page) => page.getByRole('grid', { name: 'Players' }).getByRole('rowheader'), count: 3 },
  {
    screen: 'matchups',
    find: (page) => page.getByRole('region', { name: 'Your matchup' }).getByText(/vs|–/),
    count: 1,
  },
  {
    screen: 'new-league',
    find: (page) => page.getByRole('dialog').getByRole('radio', { name: /^(Season table|Head-to-head|Categories)/ }),
    count: 3,
    above: 'Create league',
  },
  {
    screen: {
      name: 'a changed draft order',
      who: 'commissioner',
      open: then(
        at(({ young, lobby }) => `/${young.id}/draft/history?draft=${lobby.id}`, 'Draft Room'),
        press('Move Team 6 up'),
      ),
    },
    find: (page) => page.getByRole('button', { name: 'Save this order' }),
    count: 1,
  },
  { screen: 'landing', find: (page) => main(page).getByRole('link', { name: 'Try a draft' }), count: 1 },
  { screen: 'activity', find: (page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem'), count: 3 },
];

/** Lower edges of the first elements, in pixels from the top of the window. */
const lowerEdges = async (found: Locator, count: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const box = await found.nth(index).boundingBox();
      return box === null || box.y < 0 ? Infinity : box.y + box.height;
    }),
  );

function screenOf({ screen }: Shown): Screen {
  const found = typeof screen === 'string' ? SCREENS.find(({ name }) => name === screen) : screen;
  if (found === undefined) throw new Error(`no screen is called ${JSON.stringify(screen)}`);
  return found;
}

async function problemOf(page: Page, shown: Shown, places: Places): Promise<string | null> {
  const screen = screenOf(shown);
  await screen.open(page, places);
  const found = shown.find(page);
  await expect(found.nth(shown.count - 1)).toBeAttached();
  const bar =
    shown.above === undefined ? null : await page.getByRole('button', { name: shown.above }).last().boundingBox();
  const most = bar?.y ?? TURNED.viewport.height;
  const low = (await lowerEdges(found, shown.count)).filter((edge) => edge > most);
  return low.length === 0 ? null : `${screen.name}: ${low.map(Math.round).join(', ')} px, at most ${Math.round(most)}`;
}

test('a phone on its side shows what people come for without scrolling @long', async ({ places, open }) => {
  test.setTimeout(180_000);
  const wrong: (string | null)[] = [];
  for (const shown of SHOWN) {
    const page = await open({ ...TURNED, reducedMotion: 'reduce', as: personOf(screenOf(shown).who, places) });
    wrong.push(await problemOf(page, shown, places));
    await page.close();
  }
  expect(wrong.filter((one) => one !== null)).toEqual([]);
});

test('the big screen of a phone on its side scrolls by its rounds alone @long', async ({ places, open }) => {
  const page = await open({ ...TURNED, as: personOf('robin', places) });
  await page.goto(`/${places.demo.id}/draft/live/${places.demo.draft}?view=board`);
  const board = page.getByRole('group', { name: 'Board' });
  await expect(board.getByRole('columnheader')).toHaveCount(13);
  await expect.poll(() => board.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
});
