import type { Page } from '@playwright/test';
import { callOf, type FormFiller } from './forms.js';
import { textsOn } from './pseudo-language.js';
import { waitForAnswers } from './requests.js';

// DOM types for code that runs inside the page; the project itself has no DOM types.
interface Element {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly parentElement: Element | null;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
  closest(selector: string): Element | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  checkVisibility(options: object): boolean;
  click(): void;
}
declare const document: Element & { readonly body: Element };

/** Calls that only read, and the renewal of the session. */
const READS = /\/(?:[\w-]*preview|roster-outlook|auth\/refresh|auth\/activity)$/;
const LAYERS = 'dialog[open], [popover=auto]:popover-open';
const BUTTONS = 'button:not([type=submit]), summary, [role=button]';
const OPENERS = '[aria-haspopup], [aria-expanded=false]:not(input), [role=tab], [role^=menuitem]:not(a), summary';

interface Choice {
  readonly leftAlone: RegExp;
  readonly inLayers: string;
  /** Buttons of lists that differ in their names only, and other buttons of one place, that are pressed at most. */
  readonly most: { readonly inRow: number; readonly elsewhere: number };
}
/** For a run that changes nothing. It leaves alone what signs out or chooses another language. */
const READING: Choice = {
  leftAlone: /déconnect|^(?:English|Français)$/i,
  inLayers: OPENERS,
  most: { inRow: 2, elsewhere: 12 },
};
/** For a run that makes changes. It stays in its teams and leagues. */
export const CHANGING: Choice = {
  leftAlone: /déconnect|^quitter|^(?:English|Français)$/i,
  inLayers: `${BUTTONS}, ${OPENERS}`,
  most: { inRow: 1, elsewhere: 8 },
};
/** Steps within what one button opens, such as the items of a menu. */
const MOST_STEPS = 40;

/** The buttons that were pressed: shared by pages, because all have the same frame. */
export class Pressed {
  readonly keys = new Set<string>();
  readonly places = new Map<string, number>();
  /** How many opened a dialog, a menu or a popover. */
  layers = 0;
  /** How many texts were drawn into pictures or saved in files. */
  fileTexts = 0;
  readonly changes = new Set<string>();

  constructor(readonly choice: Choice = READING) {}
}

interface PictureContext {
  fillText: (this: PictureContext, words: string, ...rest: number[]) => void;
}

async function keepFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const window = globalThis as unknown as {
      keptTexts: string[];
      print: () => void;
      CanvasRenderingContext2D: { prototype: PictureContext };
      URL: { createObjectURL: (blob: { type: string; text(): Promise<string> }) => string };
    };
    window.keptTexts = [];
    // A dialog of the system would stop the page.
    window.print = () => undefined;
    const pen = window.CanvasRenderingContext2D.prototype;
    const { fillText } = pen;
    pen.fillText = function (words, ...rest) {
      window.keptTexts.push(words);
      fillText.call(this, words, ...rest);
    };
    const { createObjectURL } = window.URL;
    window.URL.createObjectURL = (blob) => {
      if (blob.type.startsWith('text/csv'))
        void blob.text().then((text) => window.keptTexts.push(...text.split(/[\r\n,]+/)));
      return createObjectURL(blob);
    };
  });
  page.on('popup', (popup) => void popup.close());
}

const watched = new WeakSet<Page>();

/** Notes changes, and keeps the texts of pictures and files. */
export async function noteChanges(page: Page, { changes }: Pressed): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await keepFiles(page);
  // A button to another site stays on the page.
  await page.route('**/api/**', (route, request) =>
    request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  // A page with unsent words asks before it goes.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('response', (response) => {
    const method = response.request().method();
    const call = callOf(method, new URL(response.url()).pathname);
    if (method !== 'GET' && call !== undefined && response.ok()) changes.add(call);
  });
}

/** Refuses all changes on a page, so that any button can be pressed, and keeps the texts of pictures and files. */
export async function refuseChanges(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await keepFiles(page);
  await page.route('**/api/**', (route, request) => {
    // A button to another site stays on the page.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
    if (request.method() === 'GET' || READS.test(new URL(request.url()).pathname)) return route.fallback();
    return route.fulfill({
      status: 409,
      json: { refusal: { kind: 'conflict', name: 'refusedByTheTest', message: 'Rien ne change pendant un essai.' } },
    });
  });
}

const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { keptTexts: string[] }).keptTexts.splice(0));

interface PressedButton {
  readonly key: string;
  readonly place: string;
  readonly name: string;
}

/**
 * Presses the next button that was not pressed, or the one of a key again. Inside of a layer only what opens more.
 * Returns null when there is none.
 */
async function press(page: Page, pressed: Pressed, screen: string, again?: string): Promise<PressedButton | null> {
  const found = await page.evaluate(
    ({ layers, onPage, inLayers, keys, places, most, leftAlone, screen, again }) => {
      const layer = [...document.querySelectorAll(layers)].at(-1);
      const buttons = layer === undefined ? onPage : inLayers;
      for (const element of (layer ?? document).querySelectorAll(buttons)) {
        if (
          element.matches(':disabled, [aria-disabled=true]') ||
          element.closest('[inert],[aria-hidden=true]') !== null
        )
          continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        if (new RegExp(leftAlone, 'i').test(name)) continue;
        const path: string[] = [];
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
          path.push(`${at.tagName}${at.getAttribute('role') ?? ''}`);
        const row = element.closest('li, tr, [role=row], [role=listitem], [role=option]');
        const index = row === null ? -1 : Math.min(5, [...row.querySelectorAll(buttons)].indexOf(element));
        const icon = element.querySelector('svg')?.getAttribute('class') ?? '';
        const isFrame = layer === undefined && element.closest('main') === null;
        const place = [isFrame ? '' : screen, path.join('>'), index, icon].join(' ');
        const key = `${place} ${name.replace(/\d+/g, '0')}`;
        if (again === undefined) {
          const count = places.find(([known]) => known === place)?.[1] ?? 0;
          if (keys.includes(key) || count >= (row === null ? most.elsewhere : most.inRow)) continue;
        } else if (key !== again) continue;
        element.click();
        return { key, place, name };
      }
      return null;
    },
    {
      layers: LAYERS,
      onPage: BUTTONS,
      ...pressed.choice,
      leftAlone: pressed.choice.leftAlone.source,
      keys: [...pressed.keys],
      places: [...pressed.places],
      screen,
      again,
    },
  );
  if (found === null || again !== undefined) return found;
  pressed.keys.add(found.key);
  pressed.places.set(found.place, (pressed.places.get(found.place) ?? 0) + 1);
  return found;
}

const isLayerOpen = (page: Page): Promise<boolean> =>
  page.evaluate((layers) => document.querySelector(layers) !== null, LAYERS);

/** Closes all layers with Escape. Returns false when one stays open. */
async function closeLayers(page: Page): Promise<boolean> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if (!(await isLayerOpen(page))) return true;
    await page.keyboard.press('Escape');
    await waitForAnswers(page);
  }
  return !(await isLayerOpen(page));
}

/**
 * Presses the buttons of an open page, and in what they open those that open more: dialogs, menus, tabs, notes. It
 * sends forms only with a `filler`. Returns the texts that `wrong` finds, each with the button that was pressed before.
 */
export async function openLayers(
  page: Page,
  {
    pressed,
    screen,
    reopen,
    wrong,
    filler,
  }: {
    readonly pressed: Pressed;
    readonly screen: string;
    readonly reopen: () => Promise<unknown>;
    readonly wrong: (texts: readonly string[]) => string[];
    readonly filler?: FormFiller;
  },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const known = new Set(await textsOn(page));
  const { pathname } = new URL(page.url());
  const readTexts = async (name: string) => {
    await waitForAnswers(page);
    const kept = await keptTexts(page);
    pressed.fileTexts += kept.length;
    if (await isLayerOpen(page)) pressed.layers += 1;
    const texts = [...(await textsOn(page)), ...kept].filter((text) => !known.has(text));
    for (const text of texts) known.add(text);
    for (const text of wrong(texts)) found.set(text, `${screen}, after “${name}”`);
  };
  const read = async (name: string) => {
    await readTexts(name);
    const scope = (await isLayerOpen(page)) ? page.locator(LAYERS).last() : page.locator('main');
    if ((await filler?.send(scope, screen)) === true) await readTexts(`${name} > submit`);
  };
  const restore = async () => {
    if (!(await closeLayers(page)) || new URL(page.url()).pathname !== pathname) await reopen();
  };
  /** Presses what a button has opened. A menu closes with each item, so its button is pressed again. */
  const openInner = async ({ key, name }: PressedButton) => {
    let hasMore = true;
    for (let step = 0; step < MOST_STEPS && hasMore; step += 1) {
      hasMore = false;
      for (let inner = await press(page, pressed, `${screen} > ${name}`); inner !== null;) {
        hasMore = true;
        await read(`${name} > ${inner.name}`);
        inner = (await isLayerOpen(page)) ? await press(page, pressed, `${screen} > ${name}`) : null;
      }
      await restore();
      if (hasMore) {
        hasMore = (await press(page, pressed, screen, key)) !== null;
        await waitForAnswers(page);
        hasMore &&= await isLayerOpen(page);
      }
    }
  };
  if (filler !== undefined) {
    await read('opening');
    await restore();
  }
  for (;;) {
    const button = await press(page, pressed, screen);
    if (button === null) break;
    await read(button.name);
    if (await isLayerOpen(page)) await openInner(button);
    await restore();
  }
  // A file is read after it was saved.
  await read('all buttons');
  return found;
}
