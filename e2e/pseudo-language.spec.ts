import { mkdirSync, writeFileSync } from 'node:fs';
import { cutOff } from './support/cut-off.js';
import { findPlaces, personOf, type Places } from './support/places.js';
import { collectAnswers, plainTexts, startInPseudoLanguage } from './support/pseudo-language.js';
import { waitForAnswers } from './support/requests.js';
import { SCREENS } from './support/screens.js';
import { expect, PHONE, TABLET, test as base, WIDE } from './support/test.js';
import { World } from './support/world.js';

const test = base.extend<object, { pseudoUrl: string; places: Places }>({
  pseudoUrl: [
    async ({}, use) => {
      const { url, stop } = await startInPseudoLanguage();
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  places: [
    async ({ playwright, pseudoUrl }, use) => {
      const request = await playwright.request.newContext({ baseURL: pseudoUrl });
      await use(await findPlaces(new World(request), process.env.E2E_DEMO ?? ''));
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ pseudoUrl }, use) => use(pseudoUrl),
});

const SIZES = [WIDE, TABLET, PHONE];

test.skip(process.env.SCREENS !== 'all', 'belongs to the long run of all screens');

test('in a language that is a third longer nothing is cut off @long', async ({ places, open }) => {
  test.setTimeout(1_800_000);
  const wrong: string[] = [];
  const plain = new Map<string, string>();
  const pages = new Map<unknown, Awaited<ReturnType<typeof open>>>();
  for (const { name, who, open: screen, only } of SCREENS) {
    const { path } = screen;
    if (path === undefined) continue;
    await test.step(name, async () => {
      const person = personOf(who, places);
      const page = pages.get(person) ?? (await open({ viewport: WIDE, reducedMotion: 'reduce', as: person }));
      pages.set(person, page);
      for (const size of SIZES.filter((one) => only === undefined || (only === 'phone') === (one === PHONE))) {
        await page.setViewportSize(size);
        const answers = collectAnswers(page);
        await page.goto(path(places));
        await expect(page.locator('h1:visible, [role=timer]:visible').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0);
        await waitForAnswers(page);
        wrong.push(...(await cutOff(page)).map((what) => `${name} at ${size.width} px: ${what}`));
        const data = await answers.end();
        for (const text of await plainTexts(page)) if (!data.includes(text)) plain.set(text, name);
      }
    });
  }
  // Lists texts that no catalogue has and no API answer contained.
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/plain-texts.txt', [...plain].map(([text, name]) => `${name}\t${text}`).join('\n'));
  expect(wrong).toEqual([]);
});
