import type { Page } from '@playwright/test';
import { cutOff } from './cut-off.js';
import { personOf, type Places } from './places.js';
import { collectAnswers } from './pseudo-language.js';
import { waitForAnswers } from './requests.js';
import { SCREENS } from './screens.js';
import { expect, WIDE, test, type Fixtures } from './test.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Opens each screen that has an address, at each size. Returns what is cut off, and what `foreignTexts` finds. */
export async function visitScreens({
  places,
  open,
  sizes,
  foreignTexts,
}: {
  places: Places;
  open: Fixtures['open'];
  sizes: readonly Size[];
  /** Gets the answers of the API as text. */
  foreignTexts: (page: Page, answers: string) => Promise<string[]>;
}): Promise<{ cut: string[]; foreign: Map<string, string> }> {
  const cut: string[] = [];
  const foreign = new Map<string, string>();
  const pages = new Map<unknown, Page>();
  for (const { name, who, open: screen, only } of SCREENS) {
    const { path } = screen;
    if (path === undefined) continue;
    await test.step(name, async () => {
      const person = personOf(who, places);
      const page = pages.get(person) ?? (await open({ viewport: WIDE, reducedMotion: 'reduce', as: person }));
      pages.set(person, page);
      for (const size of sizes.filter(({ width }) => only === undefined || (only === 'phone') === width < 640)) {
        await page.setViewportSize(size);
        const answers = collectAnswers(page);
        await page.goto(path(places));
        await expect(page.locator('h1:visible, [role=timer]:visible').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0);
        await waitForAnswers(page);
        cut.push(...(await cutOff(page)).map((what) => `${name} at ${size.width} px: ${what}`));
        const data = await answers.end();
        for (const text of await foreignTexts(page, data)) foreign.set(text, name);
      }
    });
  }
  return { cut, foreign };
}
