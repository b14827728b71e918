import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/browser.mjs';
import { fonts, page, serve, smallestApp, stylesheet } from '../lib/bare-page.js';
import { atMost, type Figure } from '../lib/figures.js';
import { median } from '../lib/stats.js';
import { opened, signedIn, type Visitor } from '../lib/visitors.js';
import { openProduct, type Configuration, type World } from '../lib/world.js';
import { fill } from './home.js';
import { givePlayersLives } from './search.js';

/** A phone on a slow 4G connection, with Lighthouse's figures. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
const SETTLED_MS = 1_500;
const PATIENCE_MS = 20_000;

interface Vitals {
  lcp: number;
  cls: number;
  /** Milliseconds from the input to the next frame. */
  interactions: number[];
}

const OBSERVE = `
  window.vitals = { lcp: 0, cls: 0, interactions: {} };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) vitals.lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) vitals.cls += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) vitals.interactions[interactionId] = Math.max(vitals.interactions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
const READ = `({ lcp: vitals.lcp, cls: vitals.cls, interactions: Object.values(vitals.interactions) })`;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens a page throttled and without a cache, and reads its web vitals when it has settled. */
async function visit(browser: Browser, url: string, visitor: Visitor, ready: string): Promise<Vitals> {
  const { context, page } = await opened(browser, url, visitor, OBSERVE, PHONE);
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page
      .locator(ready)
      .first()
      .waitFor({ state: 'visible', timeout: PATIENCE_MS })
      .catch((error: unknown) => {
        throw new Error(`${url} shows no ${ready}: ${said.join('; ')}`, { cause: error });
      });
    await page.waitForTimeout(SETTLED_MS);
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
    return await page.evaluate<Vitals>(READ);
  } finally {
    await context.close();
  }
}

const SENTENCE = 'A fantasy hockey league under a salary cap, with a draft room in which everybody sits.';

/** Uses a page on a slow processor: types, filters, sorts, opens and closes. */
async function use(
  browser: Browser,
  url: string,
  visitor: Visitor,
  ready: string,
  act: (page: Page) => Promise<void>,
): Promise<Vitals> {
  const { context, page: tab } = await opened(browser, url, visitor, OBSERVE, PHONE);
  try {
    await tab.goto(url, { timeout: PATIENCE_MS });
    await tab.locator(ready).first().waitFor({ state: 'visible', timeout: PATIENCE_MS });
    await tab.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await act(tab);
    await tab.waitForTimeout(500);
    return await tab.evaluate<Vitals>(READ);
  } finally {
    await context.close();
  }
}

const press = async (tab: Page, selector: string, most: number): Promise<void> => {
  for (const one of (await tab.locator(selector).all()).slice(0, most)) {
    if (!(await one.isVisible()) || !(await one.isEnabled())) continue;
    await one.tap({ timeout: 3_000 }).catch(() => undefined);
    await tab.waitForTimeout(250);
  }
};

/** P10 and P11: largest contentful paint, layout shift, and input delay. */
export async function pages(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const league = await product.league();
  await fill(product, league);
  await givePlayersLives(product);
  const css = { type: 'text/css', body: stylesheet() };
  const bare = await serve({
    '/': { type: 'text/html; charset=utf-8', body: page(`<main><h1 id="ready">${SENTENCE}</h1></main>`, '') },
    '/app': {
      type: 'text/html; charset=utf-8',
      body: page('<div id="root"></div>', '<script type="module" src="/main.js"></script>'),
    },
    '/main.js': { type: 'text/javascript', body: await smallestApp() },
    '/data.json': { type: 'application/json', body: JSON.stringify({ text: SENTENCE }) },
    '/style.css': css,
    ...fonts(),
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  try {
    const url = product.urls[0] ?? '';
    const nobody: Visitor = () => Promise.resolve(null);
    const manager = await signedIn(product, league.leagueId, league.teams[3]?.id ?? '');
    const home = `${url}/${league.leagueId}/home`;
    const seen: Record<string, Vitals[]> = { landing: [], landingFloor: [], home: [], homeFloor: [] };
    for (let round = 0; round < (quick ? 2 : 5); round += 1) {
      seen.landingFloor?.push(await visit(browser, `${bare.url}/`, nobody, '#ready'));
      seen.landing?.push(await visit(browser, `${url}/`, nobody, 'h1'));
      seen.homeFloor?.push(await visit(browser, `${bare.url}/app`, nobody, '#ready'));
      seen.home?.push(await visit(browser, home, manager, 'h1'));
    }
    const lcp = (what: string): number => median((seen[what] ?? []).map((vitals) => vitals.lcp));
    const used: Record<string, Vitals> = {
      home: await use(browser, home, manager, 'h1', async (tab) =>
        press(tab, 'main [role=tab], main [role=radio], main [aria-pressed]', 8),
      ),
      players: await use(browser, `${url}/${league.leagueId}/league/players`, manager, 'h1', async (tab) => {
        const field = tab.getByLabel('Search players').first();
        await field.tap();
        await tab.keyboard.type('berg', { delay: 120 });
        for (let letter = 0; letter < 4; letter += 1) await tab.keyboard.press('Backspace', { delay: 30 });
        await tab.keyboard.type('lind', { delay: 120 });
        await press(tab, 'main [role=radio], main thead button', 8);
      }),
      team: await use(
        browser,
        `${url}/${league.leagueId}/team/${league.teams[3]?.id ?? ''}`,
        manager,
        'h1',
        async (tab) => press(tab, 'main [role=tab], main [role=radio], main summary', 6),
      ),
    };
    const interactions = Object.values(used).flatMap((vitals) => vitals.interactions);
    const shifts = [
      ...Object.entries(seen)
        .filter(([what]) => !what.endsWith('Floor'))
        .flatMap(([, all]) => all.map(({ cls }) => cls)),
      ...Object.values(used).map(({ cls }) => cls),
    ];
    const stated = { configuration: `${PHONE.viewport.width} px, slow 4G, CPU ÷ ${SLOWDOWN}` };
    const slowest = Object.entries(used)
      .map(([what, vitals]) => `${what} ${Math.max(0, ...vitals.interactions)} ms of ${vitals.interactions.length}`)
      .join(', ');
    return [
      atMost(830, {
        ...stated,
        goal: 'P10',
        what: 'landing, largest contentful paint',
        ours: lcp('landing'),
        floor: lcp('landingFloor'),
        note: 'floor: a static page with our stylesheet and one sentence',
      }),
      atMost(1_750, {
        ...stated,
        goal: 'P10',
        what: 'league home, largest contentful paint',
        ours: lcp('home'),
        floor: lcp('homeFloor'),
        note: 'floor: react-dom, router and socket client that ask one question and show one sentence',
      }),
      atMost(100, {
        ...stated,
        goal: 'P11',
        what: `slowest of ${interactions.length} interactions to the next frame`,
        ours: Math.max(0, ...interactions),
        note: slowest,
      }),
      atMost(0.02, {
        ...stated,
        goal: 'P11',
        what: 'cumulative layout shift, worst page',
        unit: '',
        ours: Math.max(...shifts),
        note: `shifts by page: ${[...Object.keys(used)].map((what) => `${what} ${used[what]?.cls.toFixed(3)}`).join(', ')}`,
      }),
    ];
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}
