import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { BidPlaced, MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import { Database } from '../../platform/database/database.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { amount, patience, randomFrom, seed } from '../../testing/long-run.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { startTestApp, type Refused } from '../../testing/test-app.js';

const app = await startTestApp();
afterAll(() => app.close());
const database = app.app.get(Database);
const tasks = app.app.get(TimedTasks);
const books = app.app.get(BooksQueries);

const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  ...OWN_SALARIES,
  salary_step: 2,
  free_agents: 'bids',
  bid_funds: 'salary',
};
let league: PlayLeague;
let season: string;
const begin = async (form: Partial<LeagueForm> = {}) => {
  league = await playLeague(app, { form: { ...FORM, ...form } });
  season = (await books.league(database.db, league.id)).season;
};

const path = () => `/api/${league.id}`;
const bid = (team: number, player_id: number, salary: number, drop_player_id: number | null = null) =>
  league
    .manager(team)
    .api<Refused & BidPlaced>('POST', `${path()}/free-agents/bids`, { player_id, amount: salary, drop_player_id });
const market = async (team = 2) =>
  (await league.manager(team).api<MarketAnswer>('GET', `${path()}/free-agents/bids`)).body;
const sign = (player: number, salary: number, last = season) =>
  league.manager(0).api('PUT', `${path()}/contracts/${player}`, { salary, last_season: last });
const contractOf = async (player: number) =>
  (await league.manager(2).api<ContractsAnswer>('GET', `${path()}/contracts`)).body.players.find(
    ({ player_id }) => player_id === player,
  )?.contract;
const someone = async () => (await league.free([{ position: 'F', capHit: 1 }]))[0]?.id ?? 0;
const used = async (team: number, year = season) => {
  const ledger = await league
    .manager(2)
    .api<CapLedgerAnswer>('GET', `${path()}/teams/${league.teams[team]}/cap-ledger`);
  const of = ledger.body.seasons.find((one) => one.season === year);
  expect(of?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(of?.used);
  return of?.used;
};
const log = async () =>
  (await league.manager(2).api<ActivityLogAnswer>('GET', `${path()}/activity-log`)).body.activities.map(
    ({ message }) => message,
  );
const run = async () => {
  await database.query(
    `update bid set run_at = date_trunc('second', now()) - interval '1 second' where league_id = $1 and decided_at is null`,
    [league.id],
  );
  await tasks.runToEnd('bids');
};
const held = async (team: number, salary: number, last = season) => {
  const [player] = await league.hold(team, [{ position: 'F', capHit: 1 }]);
  await sign(player?.id ?? 0, salary, last);
  return player?.id ?? 0;
};
const refused = async (answer: Promise<{ body: Refused }>) => {
  const { refusal } = (await answer).body;
  return refusal && [refusal.name, refusal.fix];
};

describe('sealed bids', () => {
  beforeEach(() => begin());

  test('the highest bid becomes the salary for the season, paid from cap space, without a budget', async () => {
    const player = await someone();
    await bid(0, player, 10);
    await bid(1, player, 12);
    expect(await market(0)).toMatchObject({ budgets: [], moves: [], bids: [{ amount: 10 }] });
    await run();
    expect(await league.places(1)).toEqual({ [player]: 'active' });
    expect(await contractOf(player)).toMatchObject({
      salary: 12,
      first_season: season,
      last_season: season,
      kind: 'standard',
      source: 'bid',
    });
    expect([await used(1), await used(1, seasonPlus(season, 1))]).toEqual([12, 0]);
    expect(await market()).toMatchObject({ budgets: [], moves: [], results: [{ won_by: league.teams[1], price: 12 }] });
    expect(await log()).toContainEqual(expect.stringContaining(`for $12, the salary of ${season}. Bids:`));
  });

  test('a bid is refused below the minimum, between two steps, and above the cap space', async () => {
    const player = await someone();
    await held(0, 90);
    expect(await refused(bid(0, player, 1))).toEqual(['belowMinimumBid', 'Bid $2 or more.']);
    expect(await refused(bid(0, player, 5))).toEqual(['salaryStep', 'Enter $6, for example.']);
    expect(await refused(bid(0, player, 12))).toEqual(['overSpace', 'Bid $10 or less, or name a player to drop.']);
    expect((await bid(0, player, 10)).status).toBe(200);
  });

  test('a drop makes room for its bid, less its dead cap, and the run checks the cap again', async () => {
    const [star, other] = [await held(0, 90, seasonPlus(season, 1)), await someone()];
    // Half of the salary stays as dead cap.
    expect(await refused(bid(0, other, 60, star))).toEqual(['overSpace', 'Bid $54 or less, or name a player to drop.']);
    expect((await bid(0, other, 54, star)).status).toBe(200);
    const late = await someone();
    await bid(0, late, 10);
    await run();
    expect(await league.places(0)).toEqual({ [other]: 'active' });
    expect(await used(0)).toBe(45 + 54);
    const { bids } = await market(0);
    expect(bids.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      expect.arrayContaining([['failed', 'The team had cap space for a salary of $0.']]),
    );
  });

  test('a bid for a player on waivers ends the old contract, and its dead cap stays', async () => {
    const player = await held(0, 40, seasonPlus(season, 1));
    await league.manager(0).api('POST', `${path()}/teams/${league.teams[0]}/moves`, {
      moves: [{ type: 'drop', player_id: player }],
    });
    expect(await used(0)).toBe(20);
    await bid(0, player, 20);
    await bid(1, player, 6);
    await database.query(`update waiver set clears_at = now() - interval '1 second' where league_id = $1`, [league.id]);
    await run();
    expect(await league.places(1)).toEqual({ [player]: 'active' });
    expect((await market(0)).bids).toMatchObject([{ outcome: 'failed' }]);
    expect([await used(0), await used(1)]).toEqual([20, 6]);
    expect(await contractOf(player)).toMatchObject({ salary: 6, last_season: season });
  });

  test('a budget cannot be traded, and no cap space is spent twice in one run', async () => {
    await held(1, 80);
    const [one, two] = [await someone(), await someone()];
    await bid(1, one, 14);
    await bid(1, two, 12);
    await bid(2, two, 2);
    await run();
    expect(Object.keys(await league.places(1))).toContain(String(one));
    expect(await league.places(2)).toEqual({ [two]: 'active' });
    expect(await used(1)).toBe(94);
    const assets = await league
      .manager(1)
      .api<{ budget: unknown }>('GET', `${path()}/trades/assets/${league.teams[1]}`);
    expect(assets.body.budget).toBeNull();
  });
});

describe('auctions over days', () => {
  beforeEach(() => begin({ free_agents: 'auctions', lot_quiet: 'none' }));

  test('a leading maximum reserves cap space, the price rises by the step, and the price is the salary', async () => {
    const [one, two] = [await someone(), await someone()];
    await held(0, 60);
    expect((await bid(0, one, 30)).body).toMatchObject({ leads: true });
    expect(await refused(bid(0, two, 12))).toEqual(['overSpace', 'Bid $10 or less, or name a player to drop.']);
    expect((await bid(0, two, 10)).status).toBe(200);
    expect((await market()).lots.map(({ price }) => price)).toEqual([2, 2]);
    expect(await refused(bid(1, one, 2))).toEqual(['belowPrice', 'Bid $4 or more.']);
    expect((await bid(1, one, 20)).body).toMatchObject({ leads: false });
    expect((await market()).lots.find(({ player_id }) => player_id === one)).toMatchObject({ price: 22 });
    await run();
    expect([await contractOf(one), await contractOf(two)]).toMatchObject([
      { salary: 22, last_season: season },
      { salary: 2, last_season: season },
    ]);
    expect(await used(0)).toBe(84);
  });

  test('a maximum counts at the end for the cap space that its team has left then', async () => {
    const one = await someone();
    await bid(0, one, 90);
    await bid(1, one, 80);
    await held(0, 60);
    await run();
    expect(await league.places(1)).toEqual({ [one]: 'active' });
    expect(await contractOf(one)).toMatchObject({ salary: 42 });
  });

  test('a team wins each of two lots that end at once when its space pays both prices', async () => {
    const [one, two] = [await someone(), await someone()];
    await bid(0, one, 40);
    await bid(0, two, 40);
    for (const player of [one, two]) expect((await bid(1, player, 18)).body).toMatchObject({ leads: false });
    await held(0, 50);
    await run();
    expect([await contractOf(one), await contractOf(two)]).toMatchObject([{ salary: 20 }, { salary: 20 }]);
    expect(await used(0)).toBe(90);
  });
});

const change = (settings: Partial<LeagueForm>) =>
  league.call<Refused>(0, 'PATCH', '/settings', {
    ...settings,
    force: { reason: 'For this test', illegal_team_ids: [] },
  });
const TERMS: Partial<LeagueForm>[] = [
  { bid_funds: 'budget', bid_budget: 100 },
  { free_agents: 'picks' },
  { salary_minimum: 10 },
  { salary_step: 5 },
];

describe('what a bid is paid from, and its lowest amount and step', () => {
  test('stay as they are while sealed bids are open, without a word of who bid or how much', async () => {
    await begin();
    const player = await someone();
    await bid(1, player, 46);
    for (const settings of TERMS) {
      const { status, body } = await change(settings);
      expect({ status, ...body.refusal }).toMatchObject({
        status: 409,
        name: 'bidsOpen',
        field: Object.keys(settings)[0],
        message: expect.stringMatching(/^Sealed bids are open until [^.]*\.$/),
      });
      expect(JSON.stringify(body)).not.toMatch(/46|Player|Team/);
    }
    await run();
    for (const settings of TERMS.slice(2)) expect((await change(settings)).status).toBe(200);
  });

  test('stay as they are while a budget pays sealed bids, and other salaries change', async () => {
    await begin({ bid_funds: 'budget' });
    await bid(1, await someone(), 5);
    expect((await change({ bid_funds: 'salary' })).body.refusal?.name).toBe('bidsOpen');
    expect((await change({ bid_minimum: 6 })).body.refusal?.name).toBe('bidsOpen');
    expect((await change({ salary_minimum: 10 })).status).toBe(200);
  });

  test('stay as they are while auctions are open', async () => {
    await begin({ free_agents: 'auctions', lot_quiet: 'none' });
    await bid(1, await someone(), 46);
    for (const settings of TERMS) expect((await change(settings)).body.refusal?.name).toBe('auctionsOpen');
  });

  test('changed by an earlier release end bids that they do not allow', async () => {
    await begin();
    const [one, two] = [await someone(), await someone()];
    await bid(0, one, 8);
    await bid(1, two, 12);
    await database.query('update league set settings = settings || $2 where id = $1', [
      league.id,
      JSON.stringify({ salary_minimum: 10, salary_step: 5 }),
    ]);
    await run();
    expect([await league.places(0), await league.places(1)]).toEqual([{}, {}]);
    expect((await market(0)).bids[0]?.reason).toBe('The bid was below the minimum of $10.');
    expect((await market(1)).bids[0]?.reason).toBe('The bid was no multiple of $5, the step of salaries.');
  });
});

describe('random bids, drops and ends', () => {
  test.each(['bids', 'auctions'] as const)(
    'never let a team use or reserve more than its cap, and each cap is the sum of its ledger (%s)',
    async (kind) => {
      const random = randomFrom(seed(194));
      const below = (most: number) => Math.floor(random() * most);
      for (let round = 0; round < amount(1, 20); round += 1) {
        await begin({
          free_agents: kind,
          lot_quiet: 'none',
          bid_price: round % 2 === 0 ? 'second' : 'bid',
          cut_later: 50,
        });
        const players = await Promise.all([someone(), someone(), someone(), someone(), someone()]);
        for (const team of [0, 1, 2]) await held(team, 20 + 10 * team, seasonPlus(season, team));
        for (let step = 0; step < 16; step += 1) {
          const act = below(6);
          const roster = (team: number) => league.held(team);
          if (act === 0) await run();
          else if (act === 1) {
            const team = below(3);
            const [dropped] = await roster(team);
            await league.manager(team).api('POST', `${path()}/teams/${league.teams[team]}/moves`, {
              moves: [{ type: 'drop', player_id: dropped?.id ?? 0 }],
            });
          } else {
            const bids = [0, 1, 2].map(async (team) => {
              const own = await roster(team);
              const drop = below(3) === 0 ? (own[below(own.length)]?.id ?? null) : null;
              return bid(team, players[below(players.length)] ?? 0, 2 * (1 + below(45)), drop);
            });
            for (const { status } of await Promise.all(bids)) expect([200, 409]).toContain(status);
          }
          const { lots } = await market();
          for (const [team, id] of league.teams.entries()) {
            const leads = lots.filter(({ leader_team_id }) => leader_team_id === id);
            const drops = (await market(team)).bids.some(
              ({ leads: isLed, drop_player_id }) => isLed && drop_player_id !== null,
            );
            const reserved = drops ? 0 : leads.reduce((sum, { price }) => sum + price, 0);
            for (const year of [season, seasonPlus(season, 1), seasonPlus(season, 2)])
              expect((await used(team, year)) ?? 0).toBeLessThanOrEqual(100 - (year === season ? reserved : 0));
          }
        }
      }
    },
    patience(),
  );
});
