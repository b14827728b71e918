// Takes screenshots of every screen of the demo league at three widths in both themes. The draft room is also shown on
// a phone in landscape and on a very wide screen.
// node tools/run-ts.mjs e2e/support/screenshots.ts <folder> [part of a screen's name …]
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, request } from '@playwright/test';
import { chromiumFlags, findChromium } from './browser.js';
import { startProduct, type Product } from './product.js';
import { findPlaces, personOf, type Places } from './places.js';
import { watchRequests } from './requests.js';
import type { Screen } from './screen.js';
import { SCREENS } from './screens.js';
import { World, type Person } from './world.js';

/** `room`: for the draft room only. */
const WIDTHS = [
  { name: 'wide', room: false, viewport: { width: 1440, height: 900 } },
  { name: 'widest', room: true, viewport: { width: 1920, height: 1080 } },
  { name: 'turned', room: true, viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  { name: 'tablet', room: false, viewport: { width: 800, height: 1000 } },
  {
    name: 'phone',
    room: false,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
] as const;
const THEMES = ['light', 'dark'] as const;

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder for the pictures.');
await fs.mkdir(folder, { recursive: true });

const running = process.env.E2E_URL;
const product: Product =
  running === undefined
    ? await startProduct({ demo: true, providers: true, env: { SAMPLE_GAMES: '1' } })
    : { url: running, databaseUrl: '', demo: process.env.E2E_DEMO ?? '', stop: () => Promise.resolve() };
process.env.E2E_DATABASE_URL ??= product.databaseUrl;
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  const world = new World(await request.newContext({ baseURL: product.url }));
  const places = await findPlaces(world, product.demo);
  const screens = SCREENS.filter((screen) => wanted.length === 0 || wanted.some((part) => screen.name.includes(part)));
  for (const { name, room, ...options } of WIDTHS)
    for (const theme of THEMES)
      await takeAll(
        room ? screens.filter((screen) => screen.name.startsWith('room')) : screens,
        places,
        `${name}-${theme}`,
        { ...options, colorScheme: theme },
      );
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(screens: readonly Screen[], places: Places, look: string, options: object): Promise<void> {
  const phone = look.startsWith('phone');
  for (const screen of screens) {
    if (screen.only !== undefined && (screen.only === 'phone') !== phone) continue;
    const context = await contextFor(personOf(screen.who, places), options);
    const page = await context.newPage();
    try {
      await screen.open(page, places);
    } catch (error) {
      console.error(
        `${screen.name} (${look}): ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
    await page.evaluate(() =>
      (globalThis as unknown as { document: { fonts: { ready: Promise<unknown> } } }).document.fonts.ready.then(
        () => undefined,
      ),
    );
    await page.screenshot({
      path: path.join(folder ?? '', `${screen.name}.${look}.png`),
      fullPage: !screen.name.startsWith('room'),
      animations: 'disabled',
      caret: 'hide',
    });
    await context.close();
  }
}

async function contextFor(person: Person | undefined, options: object) {
  const origins =
    person === undefined
      ? []
      : [{ origin: product.url, localStorage: [{ name: 'crease.session', value: person.uid }] }];
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...options,
    storageState: { cookies: [], origins },
  });
  context.setDefaultTimeout(20_000);
  watchRequests(context);
  if (person !== undefined)
    await context.request.post('/api/auth/sign-in', { data: { email: person.email, password: person.password } });
  return context;
}
