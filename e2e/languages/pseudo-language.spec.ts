import { mkdirSync, writeFileSync } from 'node:fs';
import { visitScreens } from '../support/language-run.js';
import { findPlaces, type Places } from '../support/places.js';
import { plainTexts, startInPseudoLanguage } from '../support/pseudo-language.js';
import { expect, PHONE, TABLET, test as base, WIDE } from '../support/test.js';
import { World } from '../support/world.js';

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

const SIZES = [WIDE, TABLET, PHONE, { width: 320, height: 700 }];

test('in a language that is a third longer nothing is cut off @long', async ({ places, open }) => {
  test.setTimeout(1_800_000);
  const { cut, foreign } = await visitScreens({
    places,
    open,
    sizes: SIZES,
    foreignTexts: async (page, answers) => (await plainTexts(page)).filter((text) => !answers.includes(text)),
  });
  // Lists texts that no catalogue has and no API answer contained.
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/plain-texts.txt', [...foreign].map(([text, name]) => `${name}\t${text}`).join('\n'));
  expect(cut).toEqual([]);
});
