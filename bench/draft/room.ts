import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { chromiumFlags, findChromium } from '../../tools/browser.mjs';
import { atMost, type Figure } from '../lib/figures.js';
import { quantile } from '../lib/stats.js';
import { opened, signedIn } from '../lib/visitors.js';
import { openProduct, type Configuration, type Product, type World } from '../lib/world.js';

const SLOWDOWN = 4;
const ROUNDS = 20;
const PICKS_PER_SECOND = 8;
/** Picks before the measurement: compiled code also counts as memory, and lists must be filled. */
const WARM_UP = 120;
const TYPING_MS = 170;
const WORDS = ['player 1', 'ser 12', 'play'];
const PATIENCE_MS = 60_000;

const SIZES: readonly { name: string; options: BrowserContextOptions; phone?: boolean }[] = [
  { name: '1440 px', options: { viewport: { width: 1440, height: 900 } } },
  { name: '800 px', options: { viewport: { width: 800, height: 1000 } } },
  {
    name: '390 px',
    phone: true,
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
];

interface Seen {
  /** Time from a pick's commit, by the database's clock, to the end of the frame that shows it. */
  picks: number[];
  tasks: number[];
  /** Durations of key presses that took longer than a frame, from the press to the next frame. */
  keys: number[];
  pressed: number;
}

/**
 * Runs before the page's scripts: checks at each DOM change if the expected picks are visible, on the board or, when
 * that is hidden, among the latest picks. It requests no frames, because that would make the page draw sixty times a
 * second.
 */
const WATCH = `(() => {
  const seen = { picks: [], tasks: [], keys: {}, pressed: 0 };
  let on = false;
  const awaited = new Map();
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.includes('"playerPicked"')) return;
        const [name, { at, event }] = JSON.parse(data.slice(data.indexOf('[')));
        if (name === 'event' && event.type === 'playerPicked') awaited.set(event.overall, { at: Date.parse(at), name: event.player.name.split(' ').at(-1) });
      });
    }
  };
  // Places of the board stay; looked for again at each change of the page they would cost more than some changes.
  const places = new Map();
  const placeOf = (overall) => {
    if (!places.get(overall)?.isConnected) places.set(overall, document.querySelector('[data-slot="' + overall + '"]'));
    return places.get(overall);
  };
  const look = () => {
    for (const [overall, { at, name }] of awaited) {
      const place = placeOf(overall) ?? document.querySelector('[aria-label="Latest picks"]');
      if (!place?.textContent.includes(name)) continue;
      awaited.delete(overall);
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => {
          drawn.port1.close();
          if (on) seen.picks.push(performance.timeOrigin + performance.now() - at);
        };
        drawn.port2.postMessage(0);
      });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => { if (on) for (const { duration } of list.getEntries()) seen.tasks.push(duration); }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    if (on) for (const { interactionId, duration, name } of list.getEntries()) if (interactionId && /^key|input/.test(name)) seen.keys[interactionId] = Math.max(seen.keys[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('keydown', () => { if (on) seen.pressed += 1; }, true);
  window.watch = {
    begin() { Object.assign(seen, { picks: [], tasks: [], keys: {}, pressed: 0 }); on = true; },
    // Its own places would keep a board alive that is no longer shown, and be counted as kept.
    end() { on = false; places.clear(); return { ...seen, keys: Object.values(seen.keys) }; },
  };
})()`;

/** Picks for the team on the clock, always the best available player: the first of every list. */
class Picker {
  private made = 0;

  private constructor(
    private readonly url: string,
    private readonly path: string,
    private readonly token: string,
    private readonly players: readonly number[],
  ) {}

  static async open(product: Product, leagueId: string, draftId: string, token: string): Promise<Picker> {
    const path = `/api/${leagueId}/drafts/${draftId}`;
    const answer = await fetch(`${product.urls[0]}${path}/pool`, { headers: { authorization: `Bearer ${token}` } });
    const { players } = (await answer.json()) as DraftPoolAnswer;
    const ranked = [...players].sort((one, other) => one.rank - other.rank).map(({ id }) => id);
    return new Picker(product.urls[0] ?? '', path, token, ranked);
  }

  async pick(): Promise<void> {
    const answer = await fetch(`${this.url}${this.path}/picks`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ overall: this.made + 1, player_id: this.players[this.made] }),
    });
    if (!answer.ok) throw new Error(`pick ${this.made + 1} was answered with ${answer.status}: ${await answer.text()}`);
    this.made += 1;
  }

  /** Makes `count` picks at a fixed pace; a late pick does not speed up the next ones. */
  async run(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const begun = performance.now();
      await this.pick();
      await pause(Math.max(0, 1_000 / PICKS_PER_SECOND - (performance.now() - begun)));
    }
  }
}

async function typeUntil(page: Page, stopped: () => boolean): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search players' });
  await field.focus();
  for (let word = 0; ; word += 1) {
    const letters = WORDS[word % WORDS.length] ?? '';
    for (const key of [...letters, ...Array.from(letters, () => 'Backspace')]) {
      if (stopped()) {
        await field.fill('');
        return;
      }
      await page.keyboard.press(key);
      await pause(TYPING_MS);
    }
  }
}

async function keptBytes(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

async function show(page: Page, zone: string): Promise<void> {
  // Dispatch the event directly, because a toast may cover the tabs.
  await page.getByRole('tab', { name: new RegExp(`(^| )${zone}(\\d| |$)`) }).dispatchEvent('click');
  await page.getByRole('tabpanel', { name: zone }).waitFor();
}

/** P15: a room of 32 teams in a slow browser, with fast picks and a searching user. */
export async function room(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  const figures: Figure[] = [];
  try {
    for (const [index, { name, options, phone = false }] of SIZES.entries()) {
      const league = await product.league(undefined, {
        general_draft_startup_length: ROUNDS,
        min_forwards: 0,
        min_defense: 0,
        min_goalies: 0,
      });
      const { leagueId, commissioner } = league;
      const { draft_id: draftId } = await commissioner.must<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
        type: 'general',
        clock: { seconds: 3_600 },
      });
      await commissioner.must('POST', `/api/${leagueId}/drafts/${draftId}/begin`, {});
      const { state } = await commissioner.must<DraftSnapshot>('GET', `/api/${leagueId}/drafts/${draftId}`);
      const visitor = await signedIn(product, leagueId, league.teams[9]?.id ?? '', `visitor${index}`);
      const picker = await Picker.open(product, leagueId, draftId, commissioner.token);
      const url = `${product.urls[0]}/${leagueId}/draft/live/${draftId}`;
      const { context, page } = await opened(browser, url, visitor, WATCH, options);
      try {
        await page.goto(url, { timeout: PATIENCE_MS });
        await page.locator('[data-player-row]').first().waitFor({ timeout: PATIENCE_MS });
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        let stop = false;
        const warm = typeUntil(page, () => stop);
        await picker.run(WARM_UP / 2);
        if (phone) await show(page, 'Board');
        await picker.run(WARM_UP / 2);
        if (phone) await show(page, 'Players');
        stop = true;
        await warm;
        await pause(1_500);
        const count = (quick ? 6 : 30) * PICKS_PER_SECOND;
        const before = await keptBytes(devtools);
        await page.evaluate('watch.begin()');
        // A phone shows one zone: first the board, then the list.
        if (phone) {
          await show(page, 'Board');
          await picker.run(count / 2);
          await show(page, 'Players');
        }
        stop = false;
        const typing = typeUntil(page, () => stop);
        await picker.run(phone ? count / 2 : count);
        stop = true;
        await typing;
        // A page that fell behind can catch up.
        await pause(quick ? 3_000 : 8_000);
        const seen = await page.evaluate<Seen>('watch.end()');
        await pause(1_000);
        const kept = await keptBytes(devtools);
        figures.push(
          ...figuresOf(seen, count, (kept - before) / count, `${name}, CPU ÷ ${SLOWDOWN}`, state.teams.length),
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

function figuresOf(seen: Seen, count: number, kept: number, configuration: string, teams: number): Figure[] {
  const { picks, tasks, pressed } = seen;
  // Presses answered within a frame are not reported.
  const keys = [...seen.keys, ...Array.from({ length: Math.max(0, pressed - seen.keys.length) }, () => 16)];
  const stated = { goal: 'P15', configuration };
  const long = (than: number) => tasks.filter((duration) => duration > than).length;
  return [
    atMost(150, {
      ...stated,
      what: 'commit to board, p95',
      ours: picks.length < count ? Infinity : quantile(picks, 0.95),
      note: `${configuration}: ${teams} teams × ${ROUNDS} rounds, ${count} picks at ${PICKS_PER_SECOND} a second, ${picks.length} seen; p50 ${quantile(picks, 0.5).toFixed(0)} ms, p95 ${quantile(picks, 0.95).toFixed(0)} ms, slowest ${Math.max(0, ...picks).toFixed(0)} ms; ${long(50)} tasks over 50 ms, ${long(100)} over 100 ms; ${pressed} keys, p50 ${quantile(keys, 0.5).toFixed(0)} ms`,
    }),
    atMost(100, { ...stated, what: 'longest task', ours: Math.max(0, ...tasks) }),
    atMost(50, { ...stated, what: 'keystroke to letter, p95', ours: quantile(keys, 0.95) }),
    atMost(6, { ...stated, what: 'memory kept for each pick', unit: 'kB', ours: kept / 1_024 }),
  ];
}
