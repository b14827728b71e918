import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { calendarSeason, seasonPlus } from '@crease/core/season.js';
import { startProduct } from './support/product.js';
import { freeAgents, inSeason } from './support/season.js';
import { expect, PHONE_OPTIONS, test } from './support/test.js';
import { World, type Person } from './support/world.js';

/** Most taps for a common job on a phone, from the league's home. A new trade needs more choices. */
const MOST = 5;
const MOST_FOR_A_TRADE = 7;

/** Runs jobs from the league's home and counts the taps; typing does not count. */
class Thumb {
  readonly counts: Record<string, number> = {};
  #taps = 0;

  constructor(
    private readonly page: Page,
    private readonly home: string,
  ) {}

  async tap(what: Locator): Promise<void> {
    await what.tap();
    this.#taps += 1;
  }

  /** `done` shows on the present screen that the job is done. */
  async job(name: string, work: () => Promise<void>, done: () => Locator): Promise<void> {
    await test.step(name, async () => {
      await this.page.goto(this.home);
      await expect(this.page.getByRole('region', { name: 'Your week' })).toBeVisible();
      this.#taps = 0;
      await work();
      await expect(done()).toBeVisible();
      this.counts[name] = this.#taps;
    });
  }
}

/** A product for one test: others share the games of the common one. */
interface Alone {
  readonly world: World;
  readonly database: pg.Client;
  readonly phone: (person: Person) => Promise<Page>;
}

const testAlone = test.extend<{ alone: Alone }>({
  alone: [
    async ({ browser, playwright, problems }, use) => {
      const product = await startProduct();
      const request = await playwright.request.newContext({ baseURL: product.url });
      const database = new pg.Client({ connectionString: product.databaseUrl });
      await database.connect();
      try {
        await use({
          world: new World(request),
          database,
          phone: async ({ uid, email, password }) => {
            const localStorage = [{ name: 'crease.session', value: uid }];
            const context = await browser.newContext({
              ...PHONE_OPTIONS,
              baseURL: product.url,
              storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
            });
            problems.watch(context);
            await context.request.post('/api/auth/sign-in', { data: { email, password } });
            return context.newPage();
          },
        });
      } finally {
        await database.end();
        await request.dispose();
        await product.stop();
      }
    },
    { timeout: 120_000 },
  ],
});

test('the ten commonest jobs on a phone take at most five taps from the home, a new trade seven @long', async ({
  world,
  open,
}) => {
  test.setTimeout(180_000);
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const league = await inSeason(world, cora, max);
  const [hers, hurt, kept] = await freeAgents(world, league, max);
  if (!hers || !hurt || !kept) throw new Error('the sample has free agents');
  await world.post(cora, `${league.id}/free-agents/add`, { player_id: hers.id });
  for (const { id } of [hurt, kept]) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
  await world.put(cora, `${league.id}/players/${hurt.id}/status`, { status: 'IR', reason: 'Broke a finger' });
  const [anchor, beacon] = league.teams;
  await world.post(cora, `${league.id}/trades`, {
    message: '',
    sides: [
      { team_id: anchor?.id, assets: [{ kind: 'player', player_id: hers.id }] },
      { team_id: beacon?.id, assets: [{ kind: 'player', player_id: hurt.id }] },
    ],
  });
  const page = await open({ as: max, ...PHONE_OPTIONS });
  const thumb = new Thumb(page, `/${league.id}/home`);
  const bar = page.getByRole('navigation', { name: 'League' });
  const tool = (name: string) => page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name });
  const shortcut = (name: RegExp) => page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name });
  const dialog = page.getByRole('dialog');
  const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text).first();

  await thumb.job(
    'answer a trade',
    async () => {
      await thumb.tap(
        page.getByRole('region', { name: 'Your week' }).getByRole('link', { name: /offers you a trade/ }),
      );
      await thumb.tap(page.getByRole('button', { name: 'Decline', exact: true }));
      await thumb.tap(dialog.getByRole('button', { name: 'Decline', exact: true }));
    },
    () => page.getByText('Declined', { exact: true }).first(),
  );

  await thumb.job(
    'propose a trade',
    async () => {
      await thumb.tap(page.getByRole('button', { name: 'Find', exact: true }));
      await page.getByRole('combobox', { name: /^Find players/ }).fill('trade anchor');
      await thumb.tap(page.getByRole('option', { name: /^Propose a trade with Anchor/ }));
      await thumb.tap(page.getByRole('checkbox', { name: kept.name }));
      await thumb.tap(page.getByRole('button', { name: 'Next' }));
      await thumb.tap(page.getByRole('checkbox', { name: hers.name }));
      await thumb.tap(page.getByRole('button', { name: 'Next' }));
      await expect(page.getByText('Both teams stay within the rules.')).toBeVisible();
      await thumb.tap(page.getByRole('button', { name: 'Send offer' }));
    },
    () => page.getByText('The offer ends').first(),
  );

  await thumb.job(
    'put a player on IR',
    async () => {
      await thumb.tap(shortcut(/^My Team/));
      await thumb.tap(page.getByRole('button', { name: `Move ${hurt.name}` }));
      await thumb.tap(page.getByRole('menuitem', { name: /Move to IR/ }));
      await thumb.tap(dialog.getByRole('button', { name: 'Move to IR' }));
    },
    () => toast(`${hurt.name} is on injured reserve`),
  );

  await thumb.job(
    'add a free agent',
    async () => {
      await thumb.tap(tool('Free Agents'));
      await thumb.tap(page.getByRole('grid', { name: 'Players' }).getByRole('button', { name: /^Add / }).first());
      await thumb.tap(dialog.getByRole('button', { name: 'Add player' }));
    },
    () => toast('added'),
  );

  await thumb.job(
    'my cap next year',
    () => thumb.tap(shortcut(/^My Team/)),
    () =>
      page
        .getByRole('table', { name: 'Cap by season' })
        .getByRole('columnheader', { name: seasonPlus(calendarSeason(Date.now()), 1) }),
  );

  await thumb.job(
    'a centre under $3M signed beyond next year',
    async () => {
      await thumb.tap(tool('Free Agents'));
      const chips = page.getByRole('group', { name: 'Quick filters' });
      await thumb.tap(chips.getByRole('button', { name: 'C', exact: true }));
      await thumb.tap(chips.getByRole('button', { name: 'Cap hit of at most $3M' }));
      await thumb.tap(chips.getByRole('button', { name: /^Signed to/ }).nth(1));
      await expect(page).toHaveURL(/pos=C&cap_max=3000000&through=/);
    },
    () => page.getByRole('grid', { name: 'Players' }).getByRole('rowheader').first(),
  );

  await thumb.job(
    'compare two players',
    async () => {
      await thumb.tap(bar.getByRole('link', { name: 'Players' }));
      await thumb.tap(page.getByRole('button', { name: 'Select players to compare' }));
      const boxes = page.getByRole('grid', { name: 'Players' }).getByRole('checkbox', { name: /^Compare / });
      await thumb.tap(boxes.nth(0));
      await thumb.tap(boxes.nth(1));
      await thumb.tap(page.getByRole('button', { name: /^Compare 2 of/ }));
    },
    () => page.getByRole('dialog', { name: 'Compare players' }),
  );
  const compared = page.getByRole('dialog', { name: 'Compare players' }).getByRole('columnheader');
  for (const column of [1, 2]) await expect(compared.nth(column)).toBeInViewport({ ratio: 1 });

  await thumb.job(
    'who is winning',
    () => Promise.resolve(),
    () => page.getByRole('list', { name: /^Standings/ }).getByText('Beacon'),
  );

  await thumb.job(
    'read a rule',
    async () => {
      await thumb.tap(shortcut(/^Rulebook/));
      await thumb.tap(page.getByRole('region', { name: 'Free agents' }).locator('summary'));
    },
    () => page.getByText(/is on waivers for/).first(),
  );

  await thumb.job(
    'what happened since my last visit',
    () => thumb.tap(bar.getByRole('link', { name: /^Activity/ })),
    () => page.getByRole('region', { name: 'Log' }).getByRole('listitem').first(),
  );

  const over = Object.entries(thumb.counts).filter(
    ([name, taps]) => taps > (name === 'propose a trade' ? MOST_FOR_A_TRADE : MOST),
  );
  expect(over).toEqual([]);
  // As in the table of docs/ui.md.
  expect(thumb.counts).toEqual({
    'answer a trade': 3,
    'propose a trade': 7,
    'put a player on IR': 4,
    'add a free agent': 3,
    'my cap next year': 1,
    'a centre under $3M signed beyond next year': 4,
    'compare two players': 5,
    'who is winning': 0,
    'read a rule': 2,
    'what happened since my last visit': 1,
  });
});

testAlone('my matchup takes no tap on a phone, my chances and the bracket one @long', async ({ alone }) => {
  test.setTimeout(180_000);
  const { world, database } = alone;
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const settings = { format: 'h2h_points', playoff_teams: 2 };
  const league = await inSeason(world, cora, max, ['Anchor', 'Beacon'], settings);
  // Chances need the schedule up to the end of the matchup.
  await database.query(
    `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at, sample)
     select '20260201' || to_char(n, 'FM00'), $1, false, $2::date + n, $2::date + n + interval '23 hours', 'MTL', 'TOR',
       'scheduled', now(), true from generate_series(0, 20) n`,
    [calendarSeason(Date.now()), nightOf(Date.now())],
  );
  const page = await alone.phone(max);
  const thumb = new Thumb(page, `/${league.id}/home`);
  const mine = page.getByRole('region', { name: 'Your week' }).getByRole('link', { name: /^You .+ Anchor/ });

  await thumb.job(
    'my matchup',
    () => Promise.resolve(),
    () => mine,
  );

  await thumb.job(
    'my chances',
    () => thumb.tap(mine),
    () =>
      page
        .getByRole('region', { name: 'Your matchup' })
        .getByText(/^Beacon [<>]?\d+%$/)
        .first(),
  );

  await thumb.job(
    'the bracket',
    () => thumb.tap(page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Matchups' })),
    () => page.getByRole('region', { name: 'Play-offs' }).getByText('Anchor').first(),
  );
  await expect(page.getByRole('region', { name: 'Play-offs' }).getByText('Anchor').first()).toBeInViewport();

  expect(thumb.counts).toEqual({ 'my matchup': 0, 'my chances': 1, 'the bracket': 1 });
  await page.context().close();
});

testAlone('tonight’s best line-up takes two taps on a phone @long', async ({ alone }) => {
  test.setTimeout(180_000);
  const { world, database } = alone;
  const [cora, max] = [await world.person('Cora', 'Chief'), await world.person('Max', 'Manager')];
  const places = { lineups: 'day', lineup_f: 1, lineup_d: 0, lineup_u: 0, lineup_g: 0 };
  const league = await inSeason(world, cora, max, ['Anchor', 'Beacon'], places);
  const [first, second] = await freeAgents(world, league, max);
  if (!first || !second) throw new Error('the sample has free agents');
  for (const { id } of [first, second]) await world.post(max, `${league.id}/free-agents/add`, { player_id: id });
  const night = nightOf(Date.now());
  await database.query(
    `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at, sample)
     values ('2026020001', $1, false, $2, now() + interval '5 hours', 'MTL', 'TOR', 'scheduled', now(), true)`,
    [calendarSeason(Date.now()), night],
  );
  const page = await alone.phone(max);
  const thumb = new Thumb(page, `/${league.id}/home`);

  await thumb.job(
    'tonight’s best line-up',
    async () => {
      await thumb.tap(page.getByRole('link', { name: 'Set best line-up' }));
      await thumb.tap(page.getByRole('button', { name: 'Save line-up' }));
    },
    () => page.getByText(/^The best available players are already in/),
  );

  expect(thumb.counts).toEqual({ 'tonight’s best line-up': 2 });
  await page.context().close();
});
