import AxeBuilder from '@axe-core/playwright';
import pg from 'pg';
import { clockWords, dayIn } from '@crease/core/calendar.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { startProduct } from './support/product.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test, WIDE } from './support/test.js';
import { World } from './support/world.js';

test('a line-up is set on a phone, and a day that is locked is only looked at', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max, ['Anchor', 'Beacon'], {
    lineups: 'day',
    lineup_f: 2,
    lineup_d: 1,
    lineup_u: 0,
    lineup_g: 0,
  });
  const [first, second] = await freeAgents(world, league, max);
  if (!first || !second) throw new Error('the sample has free agents');
  for (const { id } of [first, second]) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
  const page = await open({ as: max, ...PHONE_OPTIONS });
  await page.goto(`/${league.id}/team/${league.teams[1]?.id}`);
  await page.getByRole('link', { name: 'Line-up', exact: true }).tap();
  const places = page.getByRole('region', { name: 'Places' });
  const reserves = page.getByRole('region', { name: 'Reserves' });
  // No line-up is set, so the best players are in.
  await expect(places).toContainText(first.name);
  await places.getByRole('button', { name: `Take ${first.name} out of the line-up` }).tap();
  await expect(reserves).toContainText(first.name);
  await page.getByRole('button', { name: 'Save line-up' }).tap();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Line-up saved')).toBeVisible();
  await expect(reserves).toContainText(first.name);
  await reserves.getByRole('button', { name: first.name }).tap();
  await places.getByRole('button', { name: 'Empty' }).first().tap();
  await expect(places).toContainText(first.name);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.getByRole('button', { name: 'Save line-up' }).tap();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.getByRole('radio').first().tap();
  await expect(page.getByText(/^Locked since .+12:00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save line-up' })).toBeHidden();
  // The home's link opens the best line-up, so that saving it is the second tap.
  await page.goto(`/${league.id}/team/${league.teams[1]?.id}/lineup`);
  await places.getByRole('button', { name: `Take ${first.name} out of the line-up` }).tap();
  await page.getByRole('button', { name: 'Save line-up' }).tap();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await page.goto(`/${league.id}/team/${league.teams[1]?.id}/lineup?best`);
  await expect(page.getByText(/^The best available players are in, not yet saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Save line-up' }).tap();
  await expect(page.getByText(/^The best available players are already in/)).toBeVisible();
  await expect(places).toContainText(first.name);
  // On its side the phone shows all three places above the buttons.
  await page.setViewportSize({ width: 844, height: 390 });
  const bar = page.getByRole('button', { name: 'Save line-up' });
  await expect
    .poll(async () => {
      const [last, buttons] = [await places.getByRole('listitem').nth(2).boundingBox(), await bar.boundingBox()];
      return last !== null && buttons !== null && last.y + last.height <= buttons.y;
    })
    .toBe(true);
});

test('a line-up is set on a desktop by dragging, and by the keyboard alone', async ({ world, open }) => {
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max, ['Anchor', 'Beacon'], {
    lineups: 'week',
    lineup_f: 1,
    lineup_d: 0,
    lineup_u: 0,
    lineup_g: 0,
  });
  const [first, second] = await freeAgents(world, league, max);
  if (!first || !second) throw new Error('the sample has free agents');
  for (const { id } of [first, second]) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
  const page = await open({ as: max, viewport: WIDE });
  await page.goto(`/${league.id}/team/${league.teams[1]?.id}/lineup`);
  const places = page.getByRole('region', { name: 'Places' });
  const reserves = page.getByRole('region', { name: 'Reserves' });
  const rows = { place: places.getByRole('listitem').first(), reserve: reserves.getByRole('listitem').first() };
  await expect(rows.reserve).toBeVisible();
  // One line for each player, near the top of the page.
  const line = await rows.place.boundingBox();
  expect(line?.height).toBeLessThanOrEqual(37);
  expect(line?.y).toBeLessThanOrEqual(180);
  const inPlace = (await rows.place.textContent())?.includes(first.name) === true ? first : second;
  const other = inPlace === first ? second : first;
  await rows.reserve.dragTo(rows.place);
  await expect(rows.place).toContainText(other.name);
  await expect(rows.reserve).toContainText(inPlace.name);
  await page.getByRole('button', { name: 'Save line-up' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await rows.reserve.getByRole('button', { name: inPlace.name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now tap the player or place to swap with.')).toBeVisible();
  await rows.place.getByRole('button', { name: other.name, exact: false }).first().focus();
  await page.keyboard.press('Space');
  await expect(rows.place).toContainText(inPlace.name);
  await page.getByRole('button', { name: 'Save line-up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await page.reload();
  await expect(rows.place).toContainText(inPlace.name);
});

test('a player whose game has begun stays where they are, and the screen says since when @long', async ({
  browser,
  playwright,
  problems,
}) => {
  test.setTimeout(180_000);
  const product = await startProduct();
  const request = await playwright.request.newContext({ baseURL: product.url });
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const world = new World(request);
    const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
    const places = { lineups: 'day', lineup_f: 2, lineup_d: 0, lineup_u: 0, lineup_g: 0 };
    const league = await inSeason(world, cora, max, ['Anchor', 'Beacon'], places);
    const { time_zone: zone } = (await world.get<LeagueAnswer>(max, league.id)).league;
    const [early, late] = await freeAgents(world, league, max);
    if (!early || !late) throw new Error('the sample has free agents');
    for (const { id } of [early, late]) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
    await database.query(
      `update roster_entry set since = now() - interval '3 days', acquired_at = now() - interval '3 days'`,
    );
    const day = dayIn(Date.now(), zone);
    const hour = 3_600_000;
    for (const [index, { id }] of [early, late].entries()) {
      const [home, away] = [
        ['TOR', 'MTL'],
        ['VAN', 'EDM'],
      ][index] as [string, string];
      await database.query('update player set nhl_club = $2 where id = $1', [id, home]);
      await database.query(
        `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at, sample) values ($1, '2026-27', false, $2, $3, $4, $5, 'scheduled', now(), true)`,
        [`202602000${index}`, day, new Date(Date.now() + (2 + index) * hour), away, home],
      );
    }
    // The league uses line-ups from this day on, at any hour.
    await database.query(
      `insert into lineup_league (league_id, from_day) values ($1, $2) on conflict (league_id) do update set from_day = $2`,
      [league.id, day],
    );
    const context = await browser.newContext({
      ...PHONE_OPTIONS,
      baseURL: product.url,
      storageState: {
        cookies: [],
        origins: [{ origin: product.url, localStorage: [{ name: 'crease.session', value: max.uid }] }],
      },
    });
    problems.watch(context);
    await context.request.post('/api/auth/sign-in', { data: { email: max.email, password: max.password } });
    const page = await context.newPage();
    await page.goto(`/${league.id}/team/${league.teams[1]?.id}/lineup?day=${day}`);
    const rows = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
    const row = (name: string) => rows.filter({ hasText: name });
    await expect(row(early.name)).toContainText(/vs MTL · locks \d{1,2}:\d\d [AP]M/);
    await page.getByRole('button', { name: `Take ${early.name} out of the line-up` }).tap();
    const { rows: begun } = await database.query<{ at: Date }>(
      `update nhl_game set starts_at = now() - interval '1 minute', state = 'live' where home = 'TOR' returning starts_at as at`,
    );
    await page.getByRole('button', { name: 'Save line-up' }).tap();
    await expect(page.getByRole('alert')).toContainText(`${early.name} has been locked since their game began`);
    await expect(page.getByRole('alert')).toContainText(clockWords(begun[0]?.at.getTime() ?? 0, zone));
    await page.getByRole('button', { name: 'Discard' }).tap();
    await page.reload();
    // Until 6 AM in the NHL's zone it is still the night before.
    await expect(row(early.name)).toContainText(/(vs MTL|Not on the ice yet) · locked/);
    await expect(row(early.name).getByRole('button')).toBeDisabled();
    await page.getByRole('button', { name: `Take ${late.name} out of the line-up` }).tap();
    await page.getByRole('button', { name: 'Save line-up' }).tap();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Line-up saved')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await context.close();
  } finally {
    await database.end();
    await request.dispose();
    await product.stop();
  }
});
