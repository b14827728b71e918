import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findPlaces, personOf, SCREENS, type Places, type Screen } from './support/screens.js';
import { expect, PHONE, PHONE_OPTIONS, TABLET, test as base, WIDE } from './support/test.js';
import { World, type Person } from './support/world.js';

const test = base.extend<object, { places: Places }>({
  places: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      await use(await findPlaces(new World(request), process.env.E2E_DEMO ?? ''));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** A screen is opened once by mouse and once by touch; the widths it is then looked at in. */
const LOOKS = [
  { name: 'at 1440 and 800 px', options: { viewport: WIDE }, phone: false, sizes: [WIDE, TABLET] },
  { name: 'at 390 px by touch', options: PHONE_OPTIONS, phone: true, sizes: [PHONE] },
];
/** Between those: the smallest phone, both thresholds, a television. Nothing may hang over there either. */
const FURTHER_WIDTHS = [320, 640, 1024, 1920];

const DRAFTS = /^(room|drafts|lobby|create-draft)/;
const TEAMS = /^(home|inbox|leagues|keyboard|team)/;
const LEAGUE = /^(player|free-agents|claim|activity|rules|protection)/;
const isMember = ({ who }: Screen) => who !== 'visitor' && who !== 'newcomer';

const GROUPS: readonly (readonly [name: string, (screen: Screen) => boolean])[] = [
  ['what a visitor sees', (screen) => screen.who === 'visitor' || screen.who === 'newcomer'],
  ['home and teams', (screen) => isMember(screen) && TEAMS.test(screen.name)],
  ['players, free agents and rules', (screen) => isMember(screen) && LEAGUE.test(screen.name)],
  ['trades, accounts and who runs a league', (screen) => isMember(screen) && ![TEAMS, LEAGUE, DRAFTS].some((group) => group.test(screen.name))],
  ['drafts and their rooms', (screen) => DRAFTS.test(screen.name)],
];

/** What axe finds, in words that lead to the place. Findings that are merely moderate are left to judgement. */
async function findings(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (only === undefined ? axe : axe.withRules(only)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ') ?? ''}`));
}

/** What is out of sight and left unrendered keeps the colours of the last theme, which nobody sees but axe. */
const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { document, CSSStyleSheet } = globalThis as unknown as { document: { adoptedStyleSheets: object[] }; CSSStyleSheet: new () => { replaceSync(text: string): void } };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** How many pixels the page can be pushed sideways; none may be. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement } = (globalThis as unknown as { document: { documentElement: { scrollWidth: number; clientWidth: number } } }).document;
    return documentElement.scrollWidth - documentElement.clientWidth;
  });

/** Changes the theme, and waits until it has been painted. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const { requestAnimationFrame } = globalThis as unknown as { requestAnimationFrame(callback: () => void): void };
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}

/** SCREENS=all looks at every screen by mouse and by touch, at each size and in both themes; otherwise once, all of these in turn. */
const EVERY = process.env.SCREENS === 'all';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Everything that is wrong with a screen that is open. `turn` chooses where axe is asked when it is not asked everywhere. */
async function lookAt(page: Page, sizes: readonly Size[], further: readonly number[], turn: number): Promise<string[]> {
  const wrong: string[] = [];
  const themes = ['light', 'dark'] as const;
  await renderAll(page);
  for (const [place, size] of sizes.entries()) {
    if (!EVERY && place !== turn % sizes.length) continue;
    await page.setViewportSize(size);
    // The themes differ in their colours alone.
    const asked = EVERY ? themes.map((theme, at) => [theme, at === 0 ? undefined : 'color-contrast'] as const) : [[themes[Math.floor(turn / sizes.length) % 2] ?? 'light', undefined] as const];
    for (const [theme, only] of asked) {
      await show(page, theme);
      wrong.push(...(await findings(page, only)).map((finding) => `${size.width} px, ${theme}: ${finding}`));
    }
  }
  for (const { width, height } of [...sizes, ...further.map((width) => ({ width, height: 900 }))]) {
    await page.setViewportSize({ width, height });
    const beyond = await overhang(page);
    if (beyond > 0) wrong.push(`${width} px: ${beyond} px hang over`);
  }
  return wrong;
}

for (const look of LOOKS) {
  for (const [group, belongs] of GROUPS) {
    test(`${group} ${look.name}: no serious finding, and nothing to push sideways`, async ({ places, open }) => {
      test.setTimeout(EVERY ? 900_000 : 300_000);
      const pages = new Map<Person | undefined, Page>();
      const wrong: string[] = [];
      for (const [turn, screen] of SCREENS.filter(belongs).entries()) {
        if (screen.only === undefined ? !EVERY && (turn % 2 === 1) !== look.phone : (screen.only === 'phone') !== look.phone) continue;
        await test.step(screen.name, async () => {
          const person = personOf(screen.who, places);
          const page = pages.get(person) ?? (await open({ ...look.options, colorScheme: 'light', reducedMotion: 'reduce', as: person }));
          pages.set(person, page);
          await page.setViewportSize(look.options.viewport);
          await screen.open(page, places);
          wrong.push(...(await lookAt(page, look.sizes, look.phone ? [] : FURTHER_WIDTHS, turn >> 1)).map((what) => `${screen.name}: ${what}`));
        });
      }
      expect(wrong).toEqual([]);
    });
  }
}
