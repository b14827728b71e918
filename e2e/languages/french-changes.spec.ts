import { wrongTexts } from '../support/english-texts.js';
import { visitScreens } from '../support/language-run.js';
import { findPlaces, type Places } from '../support/places.js';
import { startProduct, type Product } from '../support/product.js';
import { expect, test as base, WIDE } from '../support/test.js';
import { World } from '../support/world.js';

/** A separate product: the site owner of this run changes it for everyone. */
const test = base.extend<object, { product: Product; places: Places }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ demo: true });
      process.env.E2E_DATABASE_URL = product.databaseUrl;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  places: [
    async ({ playwright, product }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url });
      await use(await findPlaces(new World(request), product.demo));
      await request.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ locale: 'fr-CA' });

test('in French, no English follows a change @long', async ({ places, open }) => {
  test.setTimeout(1_800_000);
  const { foreign, pressed } = await visitScreens({
    places,
    open,
    sizes: [WIDE],
    foreignTexts: () => Promise.resolve([]),
    wrongInLayers: wrongTexts,
    changes: 'made',
  });
  expect.soft([...foreign].map(([text, name]) => `${name}: ${text}`)).toEqual([]);
  expect(pressed.changes.size).toBeGreaterThan(40);
});
