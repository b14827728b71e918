import type { Page } from '@playwright/test';
import { DraftRoom } from './support/draft-room.js';
import { rotoSeason } from './support/formats.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { SMALL } from './support/world.js';

/** Pixels from the top of the window to the first row or figure. */
const MOST = { phone: 220, desktop: 180 };

const PAGES: readonly [name: string, path: string, first: (page: Page) => ReturnType<Page['locator']>][] = [
  ['Players', 'league/players', (page) => page.getByRole('grid', { name: 'Players' }).getByRole('rowheader')],
  ['Free agents', 'league/free-agents', (page) => page.getByRole('grid', { name: 'Players' }).getByRole('rowheader')],
  ['Activity', 'league/activity-log', (page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem')],
  ['Standings', 'league/standings', (page) => page.getByRole('region', { name: 'The table' }).locator('tbody tr, li')],
  ['Home', 'home', (page) => page.getByRole('region', { name: 'Standings' }).locator('tbody tr, li')],
  ['Tonight', 'league/tonight', (page) => page.getByRole('table', { name: 'All teams tonight' }).getByRole('row')],
  ['Draft lobby', 'draft/history', (page) => page.getByRole('region', { name: 'Drafts' }).getByText(/^No drafts yet$/)],
  ['Team', 'team', (page) => page.getByRole('region', { name: 'Forwards' }).locator('tbody tr, li')],
  ['Rules', 'admin/rules', (page) => page.getByRole('region', { name: 'League', exact: true }).getByRole('listitem')],
  [
    'Trade finder',
    'trade/finder',
    (page) => page.getByRole('region', { name: /^Points per roster place/ }).getByRole('listitem'),
  ],
  ['Trades', 'trade/all', (page) => page.getByRole('list', { name: 'Trades' }).getByRole('listitem')],
  ['Commissioner', 'admin/commissioner-hub', (page) => page.getByRole('region', { name: 'Needs you now' })],
  [
    'Commissioner: people',
    'admin/commissioner-hub/people',
    (page) => page.getByRole('region', { name: 'Teams and managers' }).getByRole('listitem'),
  ],
  [
    'Commissioner: rules',
    'admin/commissioner-hub/rules',
    (page) => page.getByRole('region', { name: 'Play', exact: true }).getByRole('heading', { level: 3 }),
  ],
  [
    'Commissioner: channels',
    'admin/commissioner-hub/channels',
    (page) => page.getByRole('region', { name: 'Discord or Slack' }).getByText(/^Your league’s news/),
  ],
  ['Commissioner: data', 'admin/commissioner-hub/data', (page) => page.getByRole('region', { name: 'Move out' })],
];

test('a list begins near the top: within 220 px on a phone and 180 px on a desktop @long', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [anchor, beacon] = league.teams;
  const [hers, his] = await freeAgents(world, league, max);
  if (!hers || !his) throw new Error('the sample has free agents');
  await world.post(cora, `${league.id}/free-agents/add`, { player_id: hers.id });
  await world.post(max, `${league.id}/free-agents/add`, { player_id: his.id });
  const { trade_id: offer } = await world.post<{ trade_id: string }>(cora, `${league.id}/trades`, {
    message: '',
    sides: [
      { team_id: anchor?.id, assets: [{ kind: 'player', player_id: hers.id }] },
      { team_id: beacon?.id, assets: [{ kind: 'player', player_id: his.id }] },
    ],
  });
  const sizes = [
    { most: MOST.phone, page: await open({ as: cora, ...PHONE_OPTIONS }) },
    { most: MOST.desktop, page: await open({ as: cora, viewport: { width: 1440, height: 900 } }) },
  ];
  const far: string[] = [];
  for (const { most, page } of sizes)
    for (const [name, path, first] of [
      ...PAGES,
      [
        'Open offer',
        `trade/review/${offer}`,
        (shown: Page) => shown.getByRole('region', { name: 'What it changes for you' }).getByRole('definition'),
      ] as const,
    ]) {
      await page.goto(`/${league.id}/${path}`);
      const row = first(page).first();
      await expect(row).toBeVisible();
      const top = (await row.boundingBox())?.y ?? Infinity;
      if (top > most) far.push(`${name}: ${Math.round(top)} px, at most ${most}`);
    }
  expect(far).toEqual([]);
});

test('notices and the first table to move in begin near the top @long', async ({ world, open }) => {
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora);
  const far: string[] = [];
  for (const [most, options] of [
    [MOST.phone, PHONE_OPTIONS],
    [MOST.desktop, { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    const page = await open({ as: cora, ...options });
    for (const [path, find] of [
      ['/account/notices', () => page.getByRole('main').getByText('No notices yet').or(page.getByRole('listitem'))],
      [`/${league.id}/admin/move-in`, () => page.getByText('Files', { exact: true })],
    ] as const) {
      await page.goto(path);
      const first = find().first();
      await expect(first).toBeVisible();
      const top = (await first.boundingBox())?.y ?? Infinity;
      if (top > most) far.push(`${path}: ${Math.round(top)} px, at most ${most}`);
    }
  }
  expect(far).toEqual([]);
});

test('rows of players hold their lines at every width @long', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const low: string[] = [];
  for (const width of [390, 700, 800, 844, 1024, 1280, 1440]) {
    const page = await open({ as: cora, viewport: { width, height: 700 } });
    await page.goto(`/${league.id}/league/players`);
    const row = page.getByRole('grid', { name: 'Players' }).getByRole('row').nth(1);
    await expect(row).toBeVisible();
    const holds = () => row.evaluate((element) => element.scrollHeight <= element.clientHeight);
    if (
      !(await expect
        .poll(holds)
        .toBe(true)
        .then(
          () => true,
          () => false,
        ))
    )
      low.push(`${width} px`);
    await page.close();
  }
  expect(low).toEqual([]);
});

test('the roto table needs no sideways scroll at 1440 px, also with long names', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const names = ['The Most Distinguished Gentlemen of Ice', 'Wolkenkratzerbezwingerinnen Oberhausen'];
  const league = await rotoSeason(world, cora, max, names);
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/league/standings`);
  const table = page.getByRole('region', { name: 'The table' }).getByRole('grid');
  await expect(table.getByRole('columnheader', { name: 'SO', exact: true })).toBeVisible();
  const missing = () => table.evaluate((grid) => grid.scrollWidth - (grid.parentElement?.clientWidth ?? 0));
  await expect.poll(missing).toBeLessThanOrEqual(0);
});

/** Columns in full view, the top of board and list in pixels, and cut names. */
async function boardOf(page: Page) {
  const frame = await page.locator('[data-zone=board]').boundingBox();
  if (frame === null) throw new Error('the board is in view');
  const heads = await page.locator('[data-zone=board] [data-cell^="-1."]').all();
  const boxes = await Promise.all(heads.map((head) => head.boundingBox()));
  const names = await page.locator('[data-zone=board] [data-slot] .font-semibold').allTextContents();
  const column = await page.locator('section', { has: page.locator('[data-zone=board]') }).boundingBox();
  return {
    teams: boxes.filter((box) => box && box.x >= frame.x && box.x + box.width <= frame.x + frame.width + 1).length,
    top: Math.round(column?.y ?? Infinity),
    cut: names.filter((name) => name.includes('…')),
  };
}

test('a draft room of twelve teams shows the draft: columns, names and the height of its bars @long', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
  const [cora, maya] = [await world.person('Cora'), await world.person('Maya')];
  const league = await world.league(cora, { managers: [maya], settings: { ...SMALL, num_teams: 12 } });
  const draft = await world.draft(league, { begin: true, seconds: 3600 });
  await world.pickForAll(draft, 13);
  const room = async (as: typeof cora, width: number, height: number) => {
    const page = await open({ as, viewport: { width, height } });
    const shown = new DraftRoom(page);
    await shown.goto(league.id, draft.id);
    await expect(page.locator('[data-zone=board] [data-slot="1"]')).toContainText('$');
    await expect(page.getByRole('region', { name: 'Cap' })).toContainText('Max pick');
    return { page, room: shown };
  };
  const desk = await room(cora, 1440, 900);
  await expect(desk.room.toolbar).toBeVisible();
  const rail = await boardOf(desk.page);
  expect(rail.teams).toBe(12);
  expect(rail.top).toBeLessThanOrEqual(160);
  // The empty queue names itself and opens.
  await desk.page.locator('[data-rail]').getByRole('button', { name: 'Queue' }).click();
  await expect(desk.page.getByText('Your queue is empty')).toBeVisible();
  await expect.poll(async () => (await boardOf(desk.page)).teams).toBeGreaterThanOrEqual(10);
  await desk.page.getByRole('button', { name: 'Close this column' }).click();
  await expect(desk.page.locator('[data-rail]').getByRole('button', { name: 'Queue' })).toBeFocused();
  const large = await room(cora, 1920, 1080);
  expect(await boardOf(large.page)).toMatchObject({ teams: 12, cut: [] });
  await large.page.locator('[data-rail]').getByRole('button', { name: 'Queue' }).click();
  await expect(large.page.getByRole('tabpanel', { name: 'Queue' })).toBeVisible();
  await expect.poll(() => boardOf(large.page)).toMatchObject({ teams: 12, cut: [] });
  const manager = await room(maya, 1440, 900);
  expect((await boardOf(manager.page)).top).toBeLessThan(rail.top);
});
