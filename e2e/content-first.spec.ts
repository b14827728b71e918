import type { Page } from '@playwright/test';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test } from './support/test.js';

/** The first row or figure of a list begins within this distance from the top of the window, in pixels. */
const MOST = { phone: 220, desktop: 180 };

/** A list's page, and its first row. */
const PAGES: readonly [name: string, path: string, first: (page: Page) => ReturnType<Page['locator']>][] = [
  ['Players', 'league/players', (page) => page.getByRole('grid', { name: 'Players' }).getByRole('rowheader')],
  ['Free agents', 'league/free-agents', (page) => page.getByRole('grid', { name: 'Players' }).getByRole('rowheader')],
  ['Activity', 'league/activity-log', (page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem')],
  ['Standings', 'league/standings', (page) => page.getByRole('region', { name: 'The table' }).locator('tbody tr, li')],
  ['Home', 'home', (page) => page.getByRole('region', { name: 'Standings' }).locator('tbody tr, li')],
  ['Team', 'team', (page) => page.getByRole('region', { name: 'Forwards' }).locator('tbody tr, li')],
  ['Rules', 'admin/rules', (page) => page.getByRole('region', { name: 'League', exact: true }).getByRole('listitem')],
  ['Trades', 'trade/all', (page) => page.getByRole('list', { name: 'Trades' }).getByRole('listitem')],
  ['Commissioner', 'admin/commissioner-hub', (page) => page.getByRole('region', { name: 'Needs you now' })],
  [
    'Commissioner: people',
    'admin/commissioner-hub/people',
    (page) => page.getByRole('region', { name: 'Teams and managers' }).getByRole('listitem'),
  ],
];

test('a list begins near the top: within 220 px on a phone and 180 px on a desktop @long', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [anchor, beacon] = league.teams;
  const [hers, his] = await freeAgents(world, league, max);
  if (!hers || !his) throw new Error('the sample has free agents');
  await world.post(cora, `${league.id}/free-agents/add`, { player_id: hers.id });
  await world.post(max, `${league.id}/free-agents/add`, { player_id: his.id });
  await world.post(cora, `${league.id}/trades`, {
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
    for (const [name, path, first] of PAGES) {
      await page.goto(`/${league.id}/${path}`);
      const row = first(page).first();
      await expect(row).toBeVisible();
      const top = (await row.boundingBox())?.y ?? Infinity;
      if (top > most) far.push(`${name}: ${Math.round(top)} px, at most ${most}`);
    }
  expect(far).toEqual([]);
});
