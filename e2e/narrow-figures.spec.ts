import type { Page } from '@playwright/test';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';

// DOM types for code that runs inside the page; the project itself has no DOM types.
interface Box {
  readonly textContent: string | null;
  closest(selector: string): Box | null;
  querySelectorAll(selector: string): Iterable<Box>;
  checkVisibility(): boolean;
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number; width: number };
}
declare const document: { querySelectorAll(selector: string): Iterable<Box> };

const SIZES = [
  { name: 'a phone', options: PHONE_OPTIONS },
  { name: 'a phone on its side', options: { ...PHONE_OPTIONS, viewport: { width: 844, height: 390 } } },
  { name: 'a small laptop', options: { viewport: { width: 1024, height: 768 } } },
  { name: 'a desk', options: { viewport: WIDE } },
] as const;

/** Status tags that lie over another cell of their row, with that cell's text. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const tag of document.querySelectorAll('main abbr')) {
      if (tag.textContent !== 'DTD' || !tag.checkVisibility()) continue;
      const a = tag.getBoundingClientRect();
      const own = tag.closest('td,th,[role=gridcell],[role=rowheader]');
      for (const cell of tag.closest('tr,[role=row]')?.querySelectorAll('td,th,[role=gridcell]') ?? []) {
        const b = cell.getBoundingClientRect();
        if (cell === own || b.width === 0 || (cell.textContent ?? '').trim() === '') continue;
        if (a.left < b.right && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
          found.push(`DTD over “${cell.textContent}”`);
      }
    }
    return found;
  });

for (const { name, options } of SIZES)
  test(`on ${name}, the tag of a player’s status covers no figure`, async ({ world, open }) => {
    const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
    const league = await inSeason(world, cora, maya);
    const [player] = await freeAgents(world, league, cora);
    await world.post(cora, `${league.id}/free-agents/add`, { player_id: player!.id });
    await world.put(cora, `${league.id}/players/${player!.id}/status`, {
      status: 'day-to-day',
      reason: 'Seen limping',
    });
    const page = await open({ as: cora, ...options });
    await page.goto(`/${league.id}/team/${league.teams[0]?.id}`);
    await expect(page.locator('main abbr:visible', { hasText: /^DTD$/ }).first()).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
  });
