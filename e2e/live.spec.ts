import type { Page } from '@playwright/test';
import pg from 'pg';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { NightGameOnIce, startNhlNight } from '../apps/api/src/testing/nhl-night.js';
import { startProduct } from './support/product.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, TABLET, test, WIDE } from './support/test.js';
import { World } from './support/world.js';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() - 6 * 3_600_000);

test('a goal of the NHL arrives in two browsers, and the rank changes', async ({ browser, playwright, problems }) => {
  test.setTimeout(180_000);
  const games: NightGameOnIce[] = [];
  const night = await startNhlNight(DAY, games);
  const product = await startProduct({ env: { NHL_LIVE_SECONDS: '10', NHL_WEB_API_URL: night.url } });
  const request = await playwright.request.newContext({ baseURL: product.url });
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const world = new World(request);
    const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
    const league = await inSeason(world, cora, max);
    const { league: view } = await world.get<LeagueAnswer>(cora, league.id);
    const [hers, his] = await freeAgents(world, league, max);
    if (!hers || !his) throw new Error('the sample has free agents');
    await world.post(cora, `${league.id}/free-agents/add`, { player_id: hers.id });
    await world.post(max, `${league.id}/free-agents/add`, { player_id: his.id });
    // NHL games count only in leagues of real players.
    await database.query(`update league set is_sample = false where id = $1`, [league.id]);
    // The NHL's ids are below those of the sample.
    const LOWER = 500_000;
    await database.query(
      `insert into player select (jsonb_populate_record(p, jsonb_build_object('id', p.id - $2, 'is_sample', false))).*
       from player p where id = any($1)`,
      [[hers.id, his.id], LOWER],
    );
    await database.query(`update roster_entry set player_id = player_id - $2 where player_id = any($1)`, [
      [hers.id, his.id],
      LOWER,
    ]);
    hers.id -= LOWER;
    his.id -= LOWER;
    // The roster at a day's noon decides who gets its points.
    await database.query(
      `update roster_entry set since = now() - interval '3 days', acquired_at = now() - interval '3 days'`,
    );
    const game = new NightGameOnIce(
      Number(view.current_season.slice(0, 4)) * 1_000_000 + 20_001,
      new Date(Date.now() - 3_600_000),
      { abbrev: 'TOR', players: [{ id: hers.id, position: 'F' }] },
      { abbrev: 'MTL', players: [{ id: his.id, position: 'F' }] },
    );
    game.state = 'LIVE';
    game.goal(hers.id);
    games.push(game);
    // The schedule was empty when the application started.
    await database.query(`update live_source set schedule_at = null, next_at = now(), taken_until = now()`);

    const pages: Page[] = [];
    for (const [person, options] of [
      [cora, { viewport: WIDE }],
      [max, { viewport: TABLET }],
    ] as const) {
      const context = await browser.newContext({
        ...options,
        baseURL: product.url,
        storageState: {
          cookies: [],
          origins: [{ origin: product.url, localStorage: [{ name: 'crease.session', value: person.uid }] }],
        },
      });
      problems.watch(context);
      await context.request.post('/api/auth/sign-in', { data: { email: person.email, password: person.password } });
      const page = await context.newPage();
      await page.goto(`/${league.id}/league/standings`);
      pages.push(page);
    }
    const first = (page: Page) => page.getByRole('region', { name: 'The table' }).locator('tbody tr').first();
    const SOON = { timeout: 60_000 };
    for (const page of pages) await expect(first(page)).toContainText('Anchor', SOON);
    game.goal(his.id);
    game.goal(his.id);
    for (const page of pages) await expect(first(page)).toContainText('Beacon', SOON);
    const [page] = pages;
    await page?.goto(`/${league.id}/team/${league.teams[1]?.id}`);
    if (page) await expect(page.getByRole('link', { name: /2 points tonight/ })).toBeVisible(SOON);
    for (const one of pages) await one.context().close();
  } finally {
    await database.end();
    await request.dispose();
    await product.stop();
    await night.close();
  }
});

test('a night of the sample is played on request, and moves the table of another browser @long', async ({
  world,
  open,
}) => {
  const [, league] = /season: \S+\/(\w{12})\/home/.exec(process.env.E2E_DEMO ?? '') ?? [];
  test.skip(league === undefined, 'No season is being played at this time of the year.');
  test.setTimeout(90_000);
  const person = (username: string) =>
    world.signIn({ username, first: '', last: '', email: `${username}@demo.crease.test`, password: 'overtime-winner' });
  const [robin, maya] = [await person('robin'), await person('maya')];
  const pages = [await open({ as: robin, viewport: WIDE }), await open({ as: maya, ...PHONE_OPTIONS })];
  for (const page of pages) await page.goto(`/${league}/league/standings`);
  const [his, hers] = pages as [Page, Page];
  const table = (page: Page) => page.getByRole('region', { name: 'The table' });
  await expect(table(hers)).toContainText('Polar Line');
  await his.getByRole('button', { name: 'More', exact: true }).click();
  await his.getByRole('menuitem', { name: /^Play (tonight’s games|the night again)$/ }).click();
  await expect(his.getByText(/^An invented night is being played/).first()).toBeVisible();
  for (const page of pages) await expect(page.getByRole('link', { name: /^Tonight · Live/ })).toBeVisible();
  const seen = new Set<string>();
  await expect
    .poll(async () => seen.add((await table(hers).textContent()) ?? '').size, { timeout: 60_000 })
    .toBeGreaterThan(3);
  await expect(table(his)).toContainText('Polar Line');
});
