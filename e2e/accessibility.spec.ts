import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';
import { cutOff } from './support/cut-off.js';
import { unseenStates } from './support/forced-colours.js';
import { personOf, type Places } from './support/places.js';
import { test } from './support/places-test.js';
import { arrived, type Screen } from './support/screen.js';
import { SCREENS } from './support/screens.js';
import { expect, PHONE, TABLET, WIDE, type Fixtures } from './support/test.js';
import type { Person } from './support/world.js';

interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly touch: boolean;
}

const LOOKS: readonly Look[] = [
  { size: WIDE, touch: false },
  { size: TABLET, touch: false },
  { size: PHONE, touch: true },
];
/**
 * Additional widths: the smallest phone, both breakpoints, a television. No screen may overflow there; screens
 * alternate between them.
 */
const FURTHER_WIDTHS = [
  [320, 1024],
  [640, 1920],
];

const LOW = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
];

/** A window of 1440 px at 200 % and 400 % zoom, and one of 1280 px at 400 % (WCAG 1.4.10). */
const ZOOMED = [
  { zoom: '200 %', size: { width: 720, height: 450 } },
  { zoom: '400 %', size: { width: 360, height: 225 } },
  { zoom: '400 % of 1280 px', size: { width: 320, height: 256 } },
] as const;

const PLACES: readonly (readonly [group: string, names: RegExp])[] = [
  ['home and teams', /^(home|inbox|leagues|keyboard|team|standings|matchup|bracket)/],
  ['players, free agents and rules', /^(player|free-agents|claim|activity|rules|protection|board)/],
  ['trades', /^(trade|conditions)/],
  ['who runs a league or the site', /^(commissioner|settings|invite|phase|console)/],
  ['what opens in a draft room', /^room-(filters|pick-details|undo|replace|clock|keyboard|big-screen|ended)/],
  ['draft rooms', /^room/],
  ['drafts', /^(drafts|lobby|create-draft)/],
];
const ACCOUNTS = 'accounts';

const groupOf = ({ who, name }: Screen): string =>
  who === 'visitor' || who === 'newcomer'
    ? 'what a visitor sees'
    : (PLACES.find(([, names]) => names.test(name))?.[0] ?? ACCOUNTS);
const GROUPS = [...new Set(SCREENS.map(groupOf))];

/** WCAG 2.2 A and AA, plus equally serious rules outside of it. */
const RULES = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: Object.fromEntries(
    [
      'accesskeys',
      'aria-dialog-name',
      'aria-text',
      'frame-tested',
      'label-title-only',
      'scope-attr-valid',
      'tabindex',
    ].map((name) => [name, { enabled: true }]),
  ),
};

/** Axe findings below an element, with a description of the place. Omits merely moderate findings. */
async function findings(page: Page, root: string, only?: string): Promise<string[]> {
  // The browser loads axe once per document, because it is large.
  const there = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: '0' } : {}) }).include(root).setLegacyMode(true);
  const { violations } = await (
    only === undefined
      ? axe.options({ ...RULES, resultTypes: ['violations'], preload: false })
      : axe.options({ resultTypes: ['violations'], preload: false }).withRules(only)
  ).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
    );
}

/** Renders off-screen content: skipped content keeps the colours of the last theme, which only axe sees. */
const renderAll = (page: Page, root: string): Promise<void> =>
  page.evaluate((top) => {
    const { document, CSSStyleSheet } = globalThis as unknown as {
      document: { adoptedStyleSheets: object[] };
      CSSStyleSheet: new () => { replaceSync(text: string): void };
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${top}, ${top} * { content-visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
  }, root);

/** The page's horizontal overflow in pixels; must be 0. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement } = (
      globalThis as unknown as { document: { documentElement: { scrollWidth: number; clientWidth: number } } }
    ).document;
    return documentElement.scrollWidth - documentElement.clientWidth;
  });

/** Empty scrollable pixels below the content; must be 0. */
const emptiness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement, body } = (
      globalThis as unknown as {
        document: Record<
          'documentElement' | 'body',
          { scrollHeight: number; clientHeight: number; getBoundingClientRect(): { bottom: number; top: number } }
        >;
      }
    ).document;
    const { top, bottom } = body.getBoundingClientRect();
    return Math.floor(documentElement.scrollHeight - Math.max(documentElement.clientHeight, bottom - top) - 1);
  });

const LAYERS = '#crease-layers';
const layers = (page: Page): Promise<number> => page.locator(`${LAYERS} > *`).count();

/**
 * SCREENS=all opens each screen at its first and last width, with axe at all widths in both themes. Otherwise each gets
 * one width and one theme, in turn.
 */
const EVERY = process.env.SCREENS === 'all';
const THEMES = ['light', 'dark'] as const;

/** One user's browser, which changes between phone and wide screen without being reopened. */
class Browser {
  private constructor(
    readonly page: Page,
    private readonly tools: CDPSession,
  ) {}

  static async of(page: Page): Promise<Browser> {
    return new Browser(page, await page.context().newCDPSession(page));
  }

  private async become({ size, touch }: Look, colorScheme: 'light' | 'dark'): Promise<void> {
    await Promise.all([
      this.page.emulateMedia({ colorScheme }),
      this.page.setViewportSize(size),
      this.tools.send(
        'Emulation.setTouchEmulationEnabled',
        touch ? { enabled: true, maxTouchPoints: 1 } : { enabled: false },
      ),
    ]);
  }

  /**
   * Lists the problems of a screen, opened with the first look and then changed to the others. `turn` chooses the
   * themes.
   */
  async lookAt(screen: Screen, looks: readonly Look[], places: Places, turn: number): Promise<string[]> {
    const { page } = this;
    const wrong: string[] = [];
    let open: number | null = null;
    for (const [place, look] of looks.entries()) {
      const themes = EVERY ? THEMES : [THEMES[(turn + place) % 2] ?? 'light'];
      const isExamined = EVERY || place === turn % looks.length;
      for (const [at, theme] of themes.entries()) {
        await this.become(look, theme);
        if (open !== null) await this.settle();
        // A layer belongs to the width at which it was opened.
        if (open === null || (await layers(page)) !== open) {
          await screen.open(page, places);
          open ??= await layers(page);
        }
        if (!isExamined) continue;
        // The page behind a dialog is a separate screen.
        const root = open > 0 ? LAYERS : 'html';
        await renderAll(page, root);
        // The themes differ only in their colours.
        wrong.push(
          ...(await findings(page, root, at === 0 ? undefined : 'color-contrast')).map(
            (finding) => `${look.size.width} px, ${theme}: ${finding}`,
          ),
        );
      }
      wrong.push(...(await cutOff(page)).map((what) => `${look.size.width} px: ${what}`));
      const beyond = await overhang(page);
      if (beyond > 0) wrong.push(`${look.size.width} px: ${beyond} px hang over`);
      const empty = await emptiness(page);
      if (empty > 0) wrong.push(`${look.size.width} px: ${empty} px of nothing below the page`);
    }
    for (const width of screen.only === 'phone'
      ? []
      : EVERY
        ? FURTHER_WIDTHS.flat()
        : (FURTHER_WIDTHS[turn % 2] ?? [])) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await overhang(page);
      if (beyond > 0) wrong.push(`${width} px: ${beyond} px hang over`);
    }
    // The draft room has a special layout on low screens.
    for (const size of open === 0 && screen.name.startsWith('room') ? LOW : []) {
      await page.setViewportSize(size);
      await this.settle();
      const beyond = await overhang(page);
      if (beyond > 0) wrong.push(`${size.width} × ${size.height}: ${beyond} px hang over`);
      wrong.push(...(await cutOff(page)).map((what) => `${size.width} × ${size.height}: ${what}`));
    }
    if (EVERY || turn % 2 === 0) wrong.push(...(await this.lookZoomed(screen, open, turn)));
    if (EVERY || turn % 2 === 1) wrong.push(...(await this.lookForced(open)));
    return wrong;
  }

  /** Lists what a zoomed window cuts off or hides beyond its edge. The run of some screens takes one zoom for each. */
  private async lookZoomed({ only }: Screen, open: number | null, turn: number): Promise<string[]> {
    const wrong: string[] = [];
    if (only === 'phone') return wrong;
    for (const { zoom, size } of EVERY ? ZOOMED : [ZOOMED[(turn >> 1) % ZOOMED.length] ?? ZOOMED[0]]) {
      await this.become({ size, touch: false }, 'light');
      await this.settle();
      // A layer that closes with its width belongs to another one.
      if ((await layers(this.page)) !== open) continue;
      const beyond = await overhang(this.page);
      if (beyond > 0) wrong.push(`${zoom}: ${beyond} px hang over`);
      wrong.push(...(await cutOff(this.page)).map((what) => `${zoom}: ${what}`));
    }
    return wrong;
  }

  private async lookForced(open: number | null): Promise<string[]> {
    await this.become({ size: WIDE, touch: false }, 'dark');
    await this.page.emulateMedia({ forcedColors: 'active' });
    await this.settle();
    const there = await layers(this.page);
    const wrong = there === open ? await unseenStates(this.page, there > 0 ? LAYERS : 'html') : [];
    await this.page.emulateMedia({ forcedColors: 'none' });
    return wrong;
  }

  /** Waits two frames: one for resize listeners, one for their rendering. */
  private async settle(): Promise<void> {
    await this.page.evaluate(() => {
      const { requestAnimationFrame } = globalThis as unknown as { requestAnimationFrame(callback: () => void): void };
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    });
    await arrived(this.page);
  }
}

/** Problems of the screens, each opened in the ways that `waysOf` gives. `turn` alternates between screens. */
async function problemsOf(
  screens: readonly Screen[],
  waysOf: (looks: readonly Look[], turn: number) => readonly (readonly Look[])[],
  { places, open }: { places: Places; open: Fixtures['open'] },
): Promise<string[]> {
  const browsers = new Map<Person | undefined, Browser>();
  const wrong: string[] = [];
  for (const [turn, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      const person = personOf(screen.who, places);
      const browser =
        browsers.get(person) ??
        (await Browser.of(await open({ viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce', as: person })));
      browsers.set(person, browser);
      const looks = LOOKS.filter(({ touch }) => screen.only === undefined || (screen.only === 'phone') === touch);
      for (const way of waysOf(looks, turn))
        wrong.push(...(await browser.lookAt(screen, way, places, turn >> 1)).map((what) => `${screen.name}: ${what}`));
    });
  }
  return wrong;
}

/** Main screens, opened at one width each: the first part by `npm test`, the second by `npm run test:long`. */
const MAIN = [
  'landing sign-up my-leagues home team-own players free-agents trades trade-builder commissioner drafts room-waiting room-board board-thread',
  'login new-league inbox profile team-other player standings matchups matchup activity trade-review rules-own settings-dialog lobby-order room-paused room-queue notices console',
];

for (const [half, names] of MAIN.entries())
  test(
    `main screens, part ${half + 1}: no serious finding, nothing cut off, and nothing to push sideways`,
    {
      tag: half === 0 ? [] : '@long',
    },
    async ({ places, open }) => {
      test.setTimeout(300_000);
      const screens = names.split(' ').map((name) => SCREENS.find((screen) => screen.name === name) ?? name);
      expect(screens.filter((screen) => typeof screen === 'string')).toEqual([]);
      const oneLook = (looks: readonly Look[], turn: number) => [looks.slice((turn * 2) % 3, ((turn * 2) % 3) + 1)];
      expect(await problemsOf(screens as Screen[], oneLook, { places, open })).toEqual([]);
    },
  );

for (const group of GROUPS) {
  test(
    `${group} at 1440, 800 and 390 px: no serious finding, nothing cut off, and nothing to push sideways`,
    {
      tag: '@long',
    },
    async ({ places, open }) => {
      test.setTimeout(EVERY ? 1_800_000 : 600_000);
      const screens = SCREENS.filter((screen) => groupOf(screen) === group);
      // By mouse from the widest size, and by touch from the phone.
      const bothWays = (looks: readonly Look[], turn: number) => {
        const ways = [looks, [...looks].reverse()];
        return EVERY ? ways : [ways[turn % 2] ?? looks];
      };
      expect(await problemsOf(screens, bothWays, { places, open })).toEqual([]);
    },
  );
}
