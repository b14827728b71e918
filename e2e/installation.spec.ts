import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { freePort } from '../tools/lib/network.mjs';
import { launchApp } from '../tools/launch-app.mjs';
import { expect, test } from './support/test.js';
import { World } from './support/world.js';

const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/web');

test.use({ serviceWorkers: 'allow' });

const running = (context: BrowserContext) =>
  Promise.resolve(context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker'));

/** Reloads until a worker controls the page. */
const underWorker = (page: Page) =>
  expect
    .poll(async () => {
      await page.reload();
      return page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
    })
    .toBe(true);

test('the app can be installed: its manifest is whole, and its icons have the sizes they say @long', async ({
  request,
}) => {
  const page = await (await request.get('/')).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1];
  const answer = await request.get(address ?? '/none');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/leagues', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
    const bytes = await icon.body();
    // A PNG's header contains its width and height.
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('an installation is upgraded and never gets an old bundle; without network it says so @long', async ({
  browser,
  playwright,
  problems,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'crease-releases-'));
  const [old, next] = [path.join(folder, 'a'), path.join(folder, 'b')];
  await cp(path.join(web, 'dist'), old, { recursive: true });
  await build({
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: next },
    plugins: [
      {
        name: 'next-release',
        enforce: 'pre',
        transform: (code, id) =>
          /landing\.words\.en(?:~\w+)?\.ts$/.test(id)
            ? code.replace('Crease is not affiliated with the National Hockey League.', 'The next release.')
            : null,
      },
    ],
  });
  const port = await freePort();
  const serve = (dist: string) =>
    launchApp({ databaseUrl: process.env.E2E_DATABASE_URL ?? '', port, build: false, env: { WEB_DIST: dist } });
  let app = await serve(old);
  const baseURL = app.url;
  const request = await playwright.request.newContext({ baseURL });
  const person = await new World(request).person('Ines', 'Installed');
  const origins = [{ origin: baseURL, localStorage: [{ name: 'crease.session', value: person.uid }] }];
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins },
  });
  problems.watch(context);
  problems.allow(/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  try {
    await context.request.post('/api/auth/sign-in', { data: { email: person.email, password: person.password } });
    const page = await context.newPage();
    const landing = await context.newPage();

    await test.step('the worker of the first release keeps its files, and nothing that the API answers', async () => {
      await page.goto('/leagues');
      await running(context);
      await underWorker(page);
      await landing.goto('/');
      await expect(
        landing.getByText('Crease is not affiliated with the National Hockey League.').first(),
      ).toBeVisible();
      const kept = await page.evaluate<string[]>(`(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      })()`);
      expect(kept).toContain('/offline.html');
      expect(kept.some((one) => /^\/assets\/.+\.js$/.test(one))).toBe(true);
      expect(kept.filter((one) => !one.startsWith('/assets/')).sort()).toEqual([
        '/favicon.svg',
        '/offline.css',
        '/offline.html',
        '/offline.js',
      ]);
    });

    await test.step('the server goes away: the page says so, and nothing old is shown', async () => {
      await app.stop();
      await landing.reload();
      await expect(landing.getByRole('heading', { name: 'Crease cannot be reached' })).toBeVisible();
      await expect(landing.getByText('Your device has a network, but the server does not answer.')).toBeVisible();
      await landing.getByRole('button', { name: 'Try again' }).click();
      await expect(landing.getByRole('status')).toHaveText('Not yet. Nothing answers.');
    });

    await test.step('the next release comes: the next navigation is the new one', async () => {
      app = await serve(next);
      await landing.getByRole('button', { name: 'Try again' }).click();
      await expect(landing.getByText('The next release.').first()).toBeVisible();
      await expect(landing.getByText('Crease is not affiliated with the National Hockey League.')).toHaveCount(0);
    });

    await test.step('the page of the old release says that a new version is ready, and a press brings it', async () => {
      const ready = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
      await expect(ready).toBeVisible();
      await ready.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { name: 'My leagues' })).toBeVisible();
      await expect(ready).toHaveCount(0);
    });

    await test.step('without network the page says that it is the device', async () => {
      await context.setOffline(true);
      await landing.reload();
      await expect(landing.getByText('Your device is offline.')).toBeVisible();
      await context.setOffline(false);
      await expect(landing.getByText('The next release.').first()).toBeVisible();
    });
  } finally {
    await request.dispose();
    await context.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
