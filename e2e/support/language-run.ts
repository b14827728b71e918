import type { Page } from '@playwright/test';
import { cutOff } from './cut-off.js';
import { personOf, type Places } from './places.js';
import { FormFiller } from './forms.js';
import { CHANGING, noteChanges, openLayers, Pressed, refuseChanges } from './layers.js';
import { collectAnswers } from './pseudo-language.js';
import { waitForAnswers } from './requests.js';
import { SCREENS } from './screens.js';
import { expect, WIDE, test, type Fixtures } from './test.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

async function reach(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1:visible, [role=timer]:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0);
  await waitForAnswers(page);
}

/** Opens screens with an address. Returns cut-off texts and what `foreignTexts` finds. */
export async function visitScreens({
  places,
  open,
  sizes,
  foreignTexts,
  wrongInLayers,
  changes = 'refused',
}: {
  places: Places;
  open: Fixtures['open'];
  sizes: readonly Size[];
  /** Gets the answers of the API as text. */
  foreignTexts: (page: Page, answers: string) => Promise<string[]>;
  /** Finds foreign texts in what buttons open. Without it, no button is pressed. */
  wrongInLayers?: (texts: readonly string[]) => string[];
  /**
   * True when buttons and forms change something. The site owner, who can change it for all others, then comes last.
   */
  changes?: 'refused' | 'made';
}): Promise<{ cut: string[]; foreign: Map<string, string>; pressed: Pressed }> {
  const cut: string[] = [];
  const foreign = new Map<string, string>();
  const pages = new Map<unknown, Page>();
  const pressed = new Pressed(changes === 'made' ? CHANGING : undefined);
  const fillers = new Map<unknown, FormFiller>();
  const screens =
    changes === 'refused' ? SCREENS : SCREENS.toSorted((a, b) => Number(a.who === 'owner') - Number(b.who === 'owner'));
  for (const { name, who, open: screen, only } of screens) {
    const { path } = screen;
    if (path === undefined) continue;
    await test.step(name, async () => {
      const person = personOf(who, places);
      const page = pages.get(person) ?? (await open({ viewport: WIDE, reducedMotion: 'reduce', as: person }));
      pages.set(person, page);
      const filler = fillers.get(person) ?? (changes === 'made' ? new FormFiller(person?.password) : undefined);
      if (filler !== undefined) fillers.set(person, filler);
      if (filler !== undefined) await noteChanges(page, pressed);
      else if (wrongInLayers !== undefined) await refuseChanges(page);
      for (const size of sizes.filter(({ width }) => only === undefined || (only === 'phone') === width < 640)) {
        await page.setViewportSize(size);
        const answers = collectAnswers(page);
        await reach(page, path(places));
        cut.push(...(await cutOff(page)).map((what) => `${name} at ${size.width} px: ${what}`));
        const data = await answers.end();
        for (const text of await foreignTexts(page, data)) foreign.set(text, name);
        if (wrongInLayers === undefined) continue;
        const reopen = () => reach(page, path(places));
        const found = await openLayers(page, { pressed, screen: name, reopen, wrong: wrongInLayers, filler });
        for (const [text, place] of found) foreign.set(text, place);
      }
    });
  }
  return { cut, foreign, pressed };
}
