import { readFile } from 'node:fs/promises';
import { startNhlServer } from '../apps/api/src/imports/testing/nhl-server.js';
import { createEmptyDatabase, launchApp } from '../tools/launch-app.mjs';
import { siteOwner } from './support/places.js';
import { claimSite, SITE_OWNER_EMAIL } from './support/product.js';
import { expect, test, WIDE } from './support/test.js';
import { World } from './support/world.js';

test('the real players arrive, their contracts are filled in, and two sources that disagree are settled @long', async ({
  browser,
  playwright,
  problems,
}) => {
  test.setTimeout(120_000);
  const nhl = await startNhlServer();
  nhl.trouble = (path) =>
    path.startsWith('/stats/') ? { status: 200, body: JSON.stringify({ data: [], total: 0 }) } : undefined;
  const database = await createEmptyDatabase(process.env.E2E_DATABASE_URL ?? '', 'desk');
  const app = await launchApp({
    databaseUrl: database.url,
    build: false,
    env: { SITE_OWNER_EMAIL, NHL_WEB_API_URL: nhl.url, NHL_STATS_API_URL: `${nhl.url}/stats/rest` },
  });
  await claimSite(app);
  const request = await playwright.request.newContext({ baseURL: app.url });
  const owner = await siteOwner(new World(request));
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: WIDE,
    storageState: {
      cookies: [],
      origins: [{ origin: app.url, localStorage: [{ name: 'crease.session', value: owner.uid }] }],
    },
  });
  problems.watch(context);
  try {
    await context.request.post('/api/auth/sign-in', { data: { email: owner.email, password: owner.password } });
    const page = await context.newPage();
    const world = page.getByRole('region', { name: 'Real players' });
    let template = '';

    await test.step('the console offers to load them, and says what they cost until their contracts are known', async () => {
      await page.goto('/admin/console');
      await page.getByRole('link', { name: 'Load the real players' }).click();
      await world.getByRole('button', { name: 'Load the real players' }).click();
      await expect(world.getByText(/^5 players came/)).toBeVisible();
      await expect(world).toContainText('5 players have no known contract and count at the minimum salary, $775,000');
      const saved = page.waitForEvent('download');
      await world.getByRole('button', { name: 'Template of those without one' }).click();
      template = await readFile(await (await saved).path(), 'utf8');
      expect(template).toContain('8490001,Kalle Provarinen,C,TOR,');
    });

    const sheet = page.getByRole('region', { name: 'From any spreadsheet' });
    const bring = async (name: string, text: string) => {
      await sheet
        .getByLabel('Spreadsheet', { exact: true })
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });
      await sheet.getByRole('button', { name: 'Try it' }).click();
      const tried = await sheet.getByText(/^Would be: /).textContent();
      await sheet.getByRole('button', { name: 'Import contracts' }).click();
      await expect(sheet.getByText(/^Done: /)).toHaveText((tried ?? '').replace('Would be: ', 'Done: '));
    };

    await test.step('the template, filled in by hand, is taken', async () => {
      await bring('filled.csv', template.replace(/(8490001,.*?),,/, '$1,"$4,500,000",'));
      await expect(world).toContainText('4 players have no known contract');
    });

    await test.step('another sheet names players its own way; where it disagrees, what stood stands', async () => {
      await bring('caps.csv', 'Skater;Team;AAV\nProvarinen, Kalle;TOR;4,75\nBo Sampleson;TOR;0,9\n');
      const disagree = page.getByRole('region', { name: 'Sources that disagree: 1' });
      await expect(disagree.getByRole('listitem')).toContainText('Kalle Provarinen');
      await disagree.getByRole('button', { name: 'Take $4,750,000 of caps.csv for Kalle Provarinen' }).click();
      await expect(disagree).toHaveCount(0);
      await expect(world).toContainText('3 players have no known contract');
    });

    await test.step('the history says who brought what, row by row', async () => {
      const history = page.getByRole('list', { name: 'Imports' });
      await expect(history.getByRole('listitem').filter({ hasText: 'caps.csv' })).toContainText(owner.username);
      await page.getByRole('button', { name: 'Rows of caps.csv' }).click();
      const rows = page.getByRole('dialog');
      await rows.getByRole('radio', { name: 'Disagree' }).click();
      await expect(rows.getByRole('list', { name: 'Rows' })).toContainText('Two sources disagree');
      await page.keyboard.press('Escape');
    });

    await test.step('without a network it is refused within seconds', async () => {
      await nhl.close();
      problems.allow(/503|Failed to load resource/);
      await world.getByRole('button', { name: 'Read the NHL again' }).click();
      await expect(world.getByText(/cannot be reached from here: no connection/)).toBeVisible({ timeout: 8_000 });
    });
  } finally {
    await request.dispose();
    await context.close();
    await app.stop();
    await database.drop();
    await nhl.close().catch(() => undefined);
  }
});
