import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@crease/core/locale.js';
import { englishEntriesOn, englishSentencesOn } from './support/english-texts.js';
import { visitScreens } from './support/language-run.js';
import { findPlaces, type Places } from './support/places.js';
import { waitForAnswers } from './support/requests.js';
import { expect, PHONE, test as base, WIDE } from './support/test.js';
import { World } from './support/world.js';

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

test('in French nothing is cut off, and no English is left @long', async ({ places, open }) => {
  test.skip(process.env.SCREENS !== 'all', 'belongs to the long run of all screens');
  test.setTimeout(1_800_000);
  const sentences = new Map<string, string>();
  const { cut, foreign } = await visitScreens({
    places,
    open,
    sizes: SIZES,
    foreignTexts: async (page) => {
      for (const text of await englishSentencesOn(page)) sentences.set(text, page.url());
      return englishEntriesOn(page);
    },
  });
  // Lists sentences with an English word, most of which people have typed.
  mkdirSync('test-results', { recursive: true });
  writeFileSync(
    'test-results/english-sentences.txt',
    [...sentences].map(([text, url]) => `${url}\t${text}`).join('\n'),
  );
  expect.soft([...foreign].map(([text, name]) => `${name}: ${text}`)).toEqual([]);
  expect(cut).toEqual([]);
});
