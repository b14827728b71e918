import { findPlaces, type Places } from './places.js';
import { test as base } from './test.js';
import { World } from './world.js';

export const test = base.extend<object, { places: Places }>({
  places: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      await use(await findPlaces(new World(request), process.env.E2E_DEMO ?? ''));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
