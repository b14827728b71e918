import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/browser.mjs';
import { fonts, page as bareHtml, serve, smallestApp, stylesheet } from '../lib/bare-page.js';
import { atMost, type Figure } from '../lib/figures.js';
import { median } from '../lib/stats.js';
import { opened, signedIn, type Visitor } from '../lib/visitors.js';
import { givePlayersLives } from '../reads/search.js';
import { openProduct, type Configuration, type World } from '../lib/world.js';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Slow 3G, as in the developer tools. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const SLOWDOWN = 4;
const ROUNDS = 20;
const PATIENCE_MS = 60_000;

/** Time at which each mark was usable, in ms since the navigation; and the bytes loaded by the last. */
interface Arrival {
  readonly at: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** Records in the page the first frame with each mark. */
const watch = (marks: Readonly<Record<string, string>>): string => `(() => {
  const marks = ${JSON.stringify(marks)};
  window.seenAt = {};
  const look = () => {
    for (const [name, selector] of Object.entries(marks)) {
      if (window.seenAt[name] !== undefined || document.querySelector(selector) === null) continue;
      window.seenAt[name] = 0;
      requestAnimationFrame(() => setTimeout(() => (window.seenAt[name] = performance.now())));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})()`;

async function arrive(
  browser: Browser,
  url: string,
  visitor: Visitor,
  marks: Readonly<Record<string, string>>,
): Promise<Arrival> {
  const { context, page } = await opened(browser, url, visitor, watch(marks), PHONE);
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    let bytes = 0;
    devtools.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    const seen = () => page.evaluate<Record<string, number>>('window.seenAt ?? {}');
    for (const begun = Date.now(); ; await page.waitForTimeout(50)) {
      const there = await seen();
      if (Object.keys(marks).every((name) => (there[name] ?? 0) > 0)) break;
      if (Date.now() - begun > PATIENCE_MS) throw new Error(`${url} shows only ${JSON.stringify(there)}`);
    }
    return { at: await seen(), bytes };
  } finally {
    await context.close();
  }
}

/** P16: load time of the draft room from a link, on a new phone with a slow connection. */
export async function cold(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  const bare = await serve({
    '/app': {
      type: 'text/html; charset=utf-8',
      body: bareHtml('<div id="root"></div>', '<script type="module" src="/main.js"></script>'),
    },
    '/main.js': { type: 'text/javascript', body: await smallestApp() },
    '/data.json': { type: 'application/json', body: JSON.stringify({ text: 'On the clock' }) },
    '/style.css': { type: 'text/css', body: stylesheet() },
    ...fonts(),
  });
  try {
    await givePlayersLives(product);
    const { leagueId, commissioner, teams } = await product.league(undefined, { general_draft_startup_length: ROUNDS });
    const place = `/api/${leagueId}/drafts`;
    const { draft_id: id } = await commissioner.must<{ draft_id: string }>('POST', place, {
      type: 'general',
      clock: { seconds: 3_600 },
    });
    await commissioner.must('POST', `${place}/${id}/begin`, {});
    const manager = await signedIn(product, leagueId, teams[9]?.id ?? '');
    const room = `${product.urls[0] ?? ''}/${leagueId}/draft/live/${id}`;
    const [ours, floor]: [Arrival[], Arrival[]] = [[], []];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      floor.push(await arrive(browser, `${bare.url}/app`, () => Promise.resolve(null), { ready: '#ready' }));
      ours.push(
        await arrive(browser, room, manager, {
          clock: '[role=timer]',
          list: '[data-player-row] button:not(:disabled)',
        }),
      );
    }
    const bytes = (all: readonly Arrival[]) => median(all.map((one) => one.bytes)) / 1_024;
    const stated = {
      goal: 'P16',
      configuration: `${PHONE.viewport.width} px, slow 3G, CPU ÷ ${SLOWDOWN}`,
      floor: median(floor.map(({ at }) => at.ready ?? Infinity)),
      note: `${teams.length} teams × ${ROUNDS} rounds; ${bytes(ours).toFixed(0)} kB until both were there; floor: the libraries, our stylesheet and one sentence, ${bytes(floor).toFixed(0)} kB`,
    };
    return ['clock', 'list'].map((what) =>
      atMost(6_000, { ...stated, what: `${what} usable`, ours: median(ours.map(({ at }) => at[what] ?? Infinity)) }),
    );
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}
