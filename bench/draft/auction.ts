import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/browser.mjs';
import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { quantile, summary } from '../lib/stats.js';
import { opened, signedIn } from '../lib/visitors.js';
import { NAMES, openAuction, openProduct, type Configuration, type World } from '../lib/world.js';
import { compare } from './picks.js';
import { eightAtOnce } from './rooms.js';

const RECEIVERS = 32;
const SLOWDOWN = 4;
const BIDS_PER_SECOND = 10;
const WARM_UP = 60;
const PATIENCE_MS = 60_000;

/** Time of a bid until its acknowledgement and until the last of 32 clients, against a bare pick. */
export async function bids(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const { ours, floor, floorRounds } = await compare(world, configuration, RECEIVERS, quick ? 8 : 28, 40, openAuction);
  const note = `floor's rounds ${Math.min(...floorRounds).toFixed(2)}–${Math.max(...floorRounds).toFixed(2)} ms; ${ours.length} bids`;
  return (['acknowledged', 'last'] as const).map((part) => {
    const [mine, bare] = [summary(ours.map((time) => time[part])), summary(floor.map((time) => time[part]))];
    return atMostTimes(1.5, {
      goal: 'AUCTION',
      what: part === 'last' ? 'bid at the last of 32, p50' : 'bid acknowledged, p50',
      configuration: NAMES[configuration],
      ours: mine.p50,
      floor: bare.p50,
      note,
    });
  });
}

export const eightAuctions = (world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> =>
  eightAtOnce(world, configuration, quick, openAuction, {
    goal: 'AUCTION',
    what: '8 auctions at full speed',
    unit: 'bids/s',
  });

/** Runs in the page: the time from each bid's commit to the end of the frame that shows its price or a later one. */
const WATCH = `(() => {
  const seen = { bids: [], tasks: [] };
  let on = false;
  const awaited = new Map();
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('"bidPlaced"')) return;
        const [name, { at, event }] = JSON.parse(data.slice(data.indexOf('[')));
        if (name === 'event' && event.type === 'bidPlaced') awaited.set(event.amount, Date.parse(at));
      });
    }
  };
  const look = () => {
    const price = document.querySelector('section[aria-label="Auction"] p')?.textContent.replace(/\\D/g, '');
    for (const [amount, at] of awaited) {
      if (!price || Number(price) < amount) continue;
      awaited.delete(amount);
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => {
          drawn.port1.close();
          if (on) seen.bids.push(performance.timeOrigin + performance.now() - at);
        };
        drawn.port2.postMessage(0);
      });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => { if (on) for (const { duration } of list.getEntries()) seen.tasks.push(duration); }).observe({ type: 'longtask' });
  window.watch = {
    begin() { Object.assign(seen, { bids: [], tasks: [] }); on = true; },
    end() { on = false; return seen; },
  };
})()`;

/** A manager's screen at a quarter of the speed while ten bids a second arrive. */
export async function bidsOnScreen(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  try {
    const { league, draftId, bidders } = await openAuction(product, 0);
    const { leagueId, commissioner } = league;
    const visitor = await signedIn(product, leagueId, bidders[9]?.teamId ?? '', 'bidder');
    const url = `${product.urls[0]}/${leagueId}/draft/live/${draftId}`;
    let amount = 1;
    const bidFor = async (count: number) => {
      for (let placed = 0; placed < count; placed += 1) {
        const begun = performance.now();
        amount += 1;
        const answer = await fetch(`${product.urls[0]}/api/${leagueId}/drafts/${draftId}/bids`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${commissioner.token}`,
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({ lot: 1, team_id: bidders[amount % bidders.length]?.teamId, amount }),
        });
        if (!answer.ok) throw new Error(`bid ${amount} was answered with ${answer.status}: ${await answer.text()}`);
        await pause(Math.max(0, 1_000 / BIDS_PER_SECOND - (performance.now() - begun)));
      }
    };
    const figures: Figure[] = [];
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const { context, page } = await opened(browser, url, visitor, WATCH, { viewport: { width, height } });
      try {
        await page.goto(url, { timeout: PATIENCE_MS });
        await page.getByRole('region', { name: 'Auction' }).waitFor({ timeout: PATIENCE_MS });
        await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        await bidFor(WARM_UP);
        await page.evaluate('watch.begin()');
        const count = (quick ? 10 : 30) * BIDS_PER_SECOND;
        await bidFor(count);
        await pause(3_000);
        const { bids: shown, tasks } = await page.evaluate<{ bids: number[]; tasks: number[] }>('watch.end()');
        figures.push(
          atMost(150, {
            goal: 'AUCTION',
            what: 'bid to screen, p95',
            configuration: `${width} px, CPU ÷ ${SLOWDOWN}`,
            ours: shown.length < count ? Infinity : quantile(shown, 0.95),
            note: `${width} px: ${count} bids at ${BIDS_PER_SECOND} a second, ${shown.length} seen; p50 ${quantile(shown, 0.5).toFixed(0)} ms, slowest ${Math.max(0, ...shown).toFixed(0)} ms; ${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
          }),
        );
      } finally {
        await context.close();
      }
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}
