import type { PlayersAnswer } from '@crease/core/players/players.schema.js';
import type { Locator, Page } from '@playwright/test';
import { DraftRoom } from './support/draft-room.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, openAll, SIZES, test } from './support/test.js';
import { SMALL, type World } from './support/world.js';

// DOM types for code inside the page; the project has none.
interface Box {
  readonly textContent: string | null;
  closest(selector: string): Box | null;
  querySelectorAll(selector: string): Iterable<Box>;
  checkVisibility(): boolean;
  getBoundingClientRect(): { left: number; right: number; top: number; bottom: number; width: number };
}
interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
declare const document: {
  querySelectorAll(selector: string): Iterable<Box>;
  createRange(): { selectNodeContents(node: Box): void; getClientRects(): Iterable<Rect> };
};

const WIDTHS = [...SIZES, { name: 'a small laptop', options: { viewport: { width: 1024, height: 768 } } }];

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

test('at every size, the tag of a player’s status covers no figure @long', async ({ world, open }) => {
  test.setTimeout(180_000);
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await inSeason(world, cora, maya);
  const [player] = await freeAgents(world, league, cora);
  await world.post(cora, `${league.id}/free-agents/add`, { player_id: player!.id });
  const reason = 'Seen limping';
  await world.put(cora, `${league.id}/players/${player!.id}/status`, { status: 'day-to-day', reason });
  for (const page of await openAll(open, cora, WIDTHS)) {
    await page.goto(`/${league.id}/team/${league.teams[0]?.id}`);
    await expect(page.locator('main abbr:visible', { hasText: /^DTD$/ }).first()).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
  }
});

/** Expects `inner` horizontally inside `outer`, not cut off. */
async function expectInside(inner: Locator, outer: Locator, what: string): Promise<void> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  if (a === null || b === null) throw new Error(`${what}: both must be visible`);
  expect(a.x, what).toBeGreaterThanOrEqual(b.x);
  expect(a.x + a.width, what).toBeLessThanOrEqual(b.x + b.width);
}

/** A running draft of twelve teams: the first pick was traded, and an expensive player was taken with it. */
async function tradedPick(world: World) {
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, {
    managers: [maya],
    teamNames: ['Chiefs', 'Wolkenkratzerbezwingerinnen'],
    // Rounded to the nearest, the cap reads as $18M.
    settings: { ...SMALL, num_teams: 12, salary_cap: 17_962_500 },
  });
  const draft = await world.draft(league, { begin: true, seconds: 3600, kind: 'linear' });
  const { state } = await world.snapshot(draft);
  const pick = (overall: number) => ({ kind: 'draft-pick', pick_id: state.slots[overall - 1]?.pickId });
  const { trade_id: trade } = await world.post<{ trade_id: string }>(cora, `${league.id}/trades`, {
    sides: [
      { team_id: league.teams[0]?.id, assets: [pick(1)], moves: [] },
      { team_id: league.teams[1]?.id, assets: [pick(14)], moves: [] },
    ],
    message: null,
    days: 1,
  });
  const { version, hash } = await world.get<{ version: number; hash: string }>(maya, `${league.id}/trade/${trade}`);
  await world.post(maya, `${league.id}/trades/${trade}/accept`, { version, hash });
  const { players } = await world.pool(draft);
  const dear = players.find(({ capHit, rookie }) => !rookie && capHit > 8_000_000 && capHit % 1_000_000 > 100_000);
  await world.post(cora, `${league.id}/drafts/${draft.id}/picks`, { overall: 1, player_id: dear?.id });
  return { cora, league, draft };
}

test('at every size, a draft’s prices lie inside their places, and a limit is rounded down @long', async ({
  world,
  open,
}) => {
  test.setTimeout(180_000);
  const { cora, league, draft } = await tradedPick(world);
  for (const page of await openAll(open, cora, WIDTHS)) {
    const room = new DraftRoom(page);
    await room.goto(league.id, draft.id);
    await expect(page.getByRole('region', { name: 'Cap' })).toContainText('$17.9M');
    const next = page.getByText(/^Yours in 11/);
    // The box of a text is slightly higher than its line.
    await expect(next).toBeInViewport({ ratio: 0.9 });
    await expectInside(next, next.locator('xpath=..'), 'the number of picks before one’s own');
    await room.show('Board');
    const price = room.place(1).getByText(/^\$\d+\.\dM$/);
    await expect(price).toBeVisible();
    await expectInside(price, room.place(1), 'the price of a traded pick');
    await page.context().close();
  }
});

const overlappingCharges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rectsOf = (element: Box): Rect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const found: string[] = [];
    for (const charge of document.querySelectorAll('main span')) {
      if (!/^pays \$/.test(charge.textContent ?? '') || !charge.checkVisibility()) continue;
      for (const other of charge.closest('li')?.querySelectorAll('span') ?? []) {
        const words = other.textContent ?? '';
        if (words.includes('pays $') || words.trim() === '' || !other.checkVisibility()) continue;
        // Text for screen readers only is one pixel.
        if (other.getBoundingClientRect().width <= 1) continue;
        for (const a of rectsOf(charge))
          for (const b of rectsOf(other))
            if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
              found.push(`“${charge.textContent}” over “${words}”`);
      }
    }
    return found;
  });

test('at every size, a trade shows what a team pays, which rule it breaks, and accepts it with its remedy @long', async ({
  world,
  open,
}) => {
  test.setTimeout(180_000);
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await inSeason(world, cora, maya, ['Anchor', 'Beacon'], { max_roster_size: 3 });
  const [anchor, beacon] = league.teams;
  for (const { id } of (await freeAgents(world, league, cora)).slice(0, 3))
    await world.post(cora, `${league.id}/free-agents/add`, { player_id: id });
  const { players } = await world.get<PlayersAnswer>(
    maya,
    `${league.id}/players?free=true&sort=cap_hit&direction=desc&limit=1`,
  );
  const star = { id: players[0]?.id ?? 0, name: players[0]?.full_name ?? '' };
  await world.post(maya, `${league.id}/free-agents/add`, { player_id: star.id });

  for (const page of await openAll(open, maya, WIDTHS)) {
    await page.goto(`/${league.id}/trade/new?with=${anchor?.id}&give=${star.id}`);
    await page.getByRole('button', { name: `Retain salary of ${star.name}` }).click();
    await page.getByRole('spinbutton', { name: `Salary retained of ${star.name}` }).fill('5');
    const pays = page.getByText(/pays \$/).filter({ visible: true });
    await expect(pays.first()).toBeVisible();
    expect(await overlappingCharges(page)).toEqual([]);
    const status = page
      .getByRole('status')
      .filter({ hasText: 'Anchor would have 4 active players; the roster holds 3.' });
    await expect(status).toBeInViewport({ ratio: 1 });
    await page.context().close();
  }

  const { trade_id: trade } = await world.post<{ trade_id: string }>(maya, `${league.id}/trades`, {
    sides: [
      { team_id: beacon?.id, assets: [{ kind: 'player', player_id: star.id }], moves: [] },
      { team_id: anchor?.id, assets: [], moves: [] },
    ],
    message: null,
    days: 1,
  });
  const pages = await openAll(open, cora, WIDTHS);
  for (const page of pages) {
    await page.goto(`/${league.id}/trade/review/${trade}`);
    const remedy = page.getByRole('button', { name: /^Drop .+ and accept$/ });
    await expect(remedy).toBeInViewport({ ratio: 1 });
    await remedy.click();
    const accept = page.getByRole('dialog').getByRole('button', { name: /^Drop .+ and accept$/ });
    await expect(accept).toBeInViewport({ ratio: 1 });
  }
  const last = pages.at(-1)!;
  await last
    .getByRole('dialog')
    .getByRole('button', { name: /^Drop .+ and accept$/ })
    .click();
  await expect(last.getByText(/^Trade accepted/)).toBeVisible();
  for (const page of pages) {
    await page.goto(`/${league.id}/league/players`);
    await page.getByRole('button', { name: 'Select players to compare' }).click();
    const boxes = page.getByRole('grid', { name: 'Players' }).getByRole('checkbox', { name: /^Compare / });
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await page.getByRole('button', { name: /^Compare 2 of/ }).click();
    const compared = page.getByRole('dialog', { name: 'Compare players' }).getByRole('columnheader');
    for (const column of [1, 2]) await expect(compared.nth(column)).toBeInViewport({ ratio: 1 });
  }
});
