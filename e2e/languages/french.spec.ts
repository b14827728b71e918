import type { Page } from '@playwright/test';
import { LANGUAGES } from '@crease/core/locale.js';
import { pageSizes } from '../../bench/draft/pages.js';
import * as offer from '../../apps/web/src/features/trades/offer/offer.words.fr.js';
import { DraftRoom } from '../support/draft-room.js';
import { englishEntriesOn, wrongTexts } from '../support/english-texts.js';
import { visitScreens } from '../support/language-run.js';
import { findPlaces, type Places } from '../support/places.js';
import { textsOn } from '../support/pseudo-language.js';
import { waitForAnswers } from '../support/requests.js';
import { expect, PHONE, test as base, WIDE } from '../support/test.js';
import { World } from '../support/world.js';

const test = base.extend<object, { places: Places }>({
  places: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      await use(await findPlaces(new World(request), process.env.E2E_DEMO ?? ''));
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ locale: 'fr-CA' });
test.skip(!LANGUAGES.includes('fr'), 'French cannot be chosen yet');

const SIZES = [WIDE, PHONE, { width: 320, height: 700 }];

test('the app is French by the browser, and in the language that a person chooses', async ({ world, open }) => {
  const [anna, bob] = await Promise.all([world.person('Anna'), world.person('Bob')]);
  const league = await world.league(anna, { managers: [bob] });
  const draft = await world.draft(league, { begin: true });
  const page = await open({ viewport: PHONE });
  const html = page.locator('html');
  const isFrench = async () => {
    await expect(html).toHaveAttribute('lang', 'fr-CA');
    await waitForAnswers(page);
    expect(await englishEntriesOn(page)).toEqual([]);
  };

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dirigez votre ligue comme un vrai club.');
  await isFrench();

  await page.goto('/login');
  await page.getByLabel('Courriel').fill(anna.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(anna.password);
  await page.getByRole('button', { name: 'Se connecter' }).last().click();
  await expect(page).toHaveURL(new RegExp(`${league.id}/home`));
  await expect(page.getByRole('heading', { level: 1, name: /Anna/ })).toBeVisible();
  await isFrench();

  await page.goto(`/${league.id}/draft/live/${draft.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await isFrench();

  await page.goto(`/user/${anna.username}`);
  await page.getByLabel(/Pages, courriels/).selectOption({ label: 'English' });
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
  // The choice belongs to the account: another browser follows it after the sign-in.
  const other = await open({ viewport: PHONE, as: anna });
  await other.goto(`/${league.id}/draft/live/${draft.id}`);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.getByRole('timer')).toBeVisible();
});

/** Notes the page and its sockets; the returned check fails after a reload or a new connection. */
async function watchPage(page: Page, path: string): Promise<(sockets: number) => Promise<void>> {
  const sockets: { isClosed(): boolean }[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await page.goto(path);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return async (count) => {
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(sockets.map((socket) => socket.isClosed())).toEqual(Array(count).fill(false));
  };
}

const LANGUAGE_TAGS = { Français: 'fr-CA', English: 'en' } as const;

test('the draft room changes its language without a reload', async ({ world, open }) => {
  test.setTimeout(180_000);
  const [anna, bob] = await Promise.all([world.person('Anna'), world.person('Bob')]);
  const league = await world.league(anna, { managers: [bob] });
  const draft = await world.draft(league, { begin: true });
  const page = await open({ viewport: WIDE, as: anna, locale: 'en-US' });
  const isSamePage = await watchPage(page, `/${league.id}/draft/live/${draft.id}`);
  const search = page.getByRole('searchbox');
  const chat = page.getByRole('textbox', { name: 'Message' });
  const account = page.getByRole('button', { name: /^(?:Account of|Compte d)/ });

  await expect(page.getByRole('timer')).toBeVisible();
  await new DraftRoom(page).show('Chat');
  await chat.fill('Bonjour de Chicoutimi');
  await search.fill('an');

  for (const language of ['Français', 'English', 'Français'] as const) {
    await account.click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
    await expect(
      page.getByRole('button', { name: language === 'English' ? /^Account of/ : /^Compte d/ }),
    ).toBeFocused();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(chat).toHaveValue('Bonjour de Chicoutimi');
    await expect(search).toHaveValue('an');
    await isSamePage(1);
  }

  await waitForAnswers(page);
  expect(await englishEntriesOn(page)).toEqual([]);
  await world.pickForAll(draft, 1);
  const { state } = await world.snapshot(draft);
  await expect(page.getByText(state.slots[0]?.player?.name ?? '?').first()).toBeAttached();
  await isSamePage(1);
});

test('the first page and the draft room are at most 3 % larger in French than in English', () => {
  const [english, french] = [pageSizes('en'), pageSizes('fr')];
  const room = ({ routes }: typeof english) => routes.find(({ name }) => name === 'DraftRoomPage')?.size ?? 0;
  expect(room(english)).toBeGreaterThan(0);
  expect(french.first / english.first).toBeLessThanOrEqual(1.03);
  expect(room(french) / room(english)).toBeLessThanOrEqual(1.03);
});

test('“repechage” finds “repêchage” in Find, in the rulebook and among the assets of a trade', async ({
  world,
  open,
}) => {
  const [anna, bob] = await Promise.all([world.person('Anna'), world.person('Bob')]);
  const league = await world.league(anna, { managers: [bob] });
  const page = await open({ viewport: WIDE, as: anna });
  const ACCENTED = /repêchage/i;
  await page.goto(`/${league.id}/admin/rules`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rules = page.getByRole('main').getByRole('listitem').filter({ hasText: ACCENTED });
  const rulebook = page.getByRole('main').getByRole('searchbox');
  await expect(rules.first()).toBeVisible();
  await rulebook.fill('repechaje');
  await expect(rules).toHaveCount(0);
  await rulebook.fill('repechage');
  await expect(rules.first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('repechage');
  await expect(page.getByRole('option', { name: ACCENTED }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/${league.id}/trade/new?with=${league.teams[1]?.id}`);
  await page.getByRole('radio', { name: offer.draftPicks }).first().click();
  const search = page.getByRole('searchbox').first();
  await search.fill('repechaje');
  await expect(page.getByText(offer.nothingMatches)).toBeVisible();
  await search.fill('GENERAL');
  await expect(page.getByRole('checkbox', { name: /général/ }).first()).toBeVisible();
});

test('pages with and without an account change their language without a reload', async ({ world, open }) => {
  const anna = await world.person('Anna');
  const league = await world.league(anna);
  const page = await open({ viewport: PHONE });
  const isSameLanding = await watchPage(page, '/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run your hockey league like a front office.');
  await isSameLanding(0);

  const talk = await open({ viewport: WIDE, as: anna });
  const { thread_id } = await world.post<{ thread_id: string }>(anna, `${league.id}/talk`, {
    title: 'Choix',
    body: '?',
  });
  const isSameTalk = await watchPage(talk, `/${league.id}/talk/${thread_id}`);
  await talk.getByRole('textbox', { name: 'Répondre' }).fill('Un échange');
  await talk.getByRole('button', { name: /^Compte d/ }).click();
  await talk.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(talk.getByRole('button', { name: /^Account of/ })).toBeFocused();
  await expect(talk.getByRole('textbox', { name: 'Reply' })).toHaveValue('Un échange');
  await isSameTalk(1);
});

test('in French nothing is cut off, and no English is left, also in what buttons open @long', async ({
  places,
  open,
}) => {
  test.setTimeout(1_800_000);
  const { cut, foreign, pressed } = await visitScreens({
    places,
    open,
    sizes: SIZES,
    foreignTexts: async (page) => wrongTexts(await textsOn(page)),
    wrongInLayers: wrongTexts,
  });
  expect.soft([...foreign].map(([text, name]) => `${name}: ${text}`)).toEqual([]);
  expect.soft(cut).toEqual([]);
  const { keys, layers, fileTexts } = pressed;
  expect(keys.size).toBeGreaterThan(500);
  expect(layers).toBeGreaterThan(200);
  expect(fileTexts).toBeGreaterThan(1_000);
});
