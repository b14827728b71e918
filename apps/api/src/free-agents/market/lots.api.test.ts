import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BidPlaced, MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { figuresIn } from '../../testing/answers/figures.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, tasks, query } = await fileApp();
const other = await app.another();

const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  max_roster_size: 3,
  ...NO_MINIMUMS,
  salary_cap: 10_000_000,
  free_agents: 'auctions',
  bid_minimum: 1,
  lot_quiet: 'none',
};
let league: PlayLeague;
beforeEach(async () => {
  league = await playLeague(app, { form: FORM });
  await query`update league set settings = settings || '{"trade_review_hours": 0}' where id = ${league.id}`;
});

const bid = (team: number, player_id: number, amount: number, drop_player_id: number | null = null) =>
  league.call<Refused & BidPlaced>(team, 'POST', '/free-agents/bids', { player_id, amount, drop_player_id });
const market = (team = 2) => league.get<MarketAnswer>(team, '/free-agents/bids');
const left = async () => (await market()).budgets.map((budget) => budget.left);
const someone = async (capHit = 1_000_000) => (await league.free([{ position: 'F', capHit }]))[0]?.id ?? 0;
const trade = async (from: number, to: number, amount: number) => {
  const [season] = await query<{ season: string }>`select current_season as season from league
    where id = ${league.id}`;
  const assets = [{ kind: 'budget', season: season?.season, amount }];
  const [giver, getter] = [league.teams[from], league.teams[to]];
  const sides = [
    { team_id: giver, assets, moves: [] },
    { team_id: getter, assets: [], moves: [] },
  ];
  const trades = `/api/${league.id}/trades`;
  const made = await league.manager(from).api<{ trade_id: string }>('POST', trades, { sides });
  if (made.status !== 201) return;
  const { body } = await league.call<{ version: number; hash: string }>(to, 'GET', `/trade/${made.body.trade_id}`);
  const { version, hash } = body;
  await league.manager(to).api('POST', `${trades}/${made.body.trade_id}/accept`, { version, hash });
};
const setBudget = (budget: number) =>
  query`update league set settings = settings || jsonb_build_object('bid_budget', ${budget}::int)
    where id = ${league.id}`;
const dropAll = async (team: number) => {
  for (const id of Object.keys(await league.places(team))) await league.move(team, 'drop', Number(id));
};
const makeDue = () =>
  query`update bid set run_at = date_trunc('milliseconds', now()) - interval '1 second' where league_id = ${league.id}
    and decided_at is null`;
const end = async () => {
  await makeDue();
  await tasks.runToEnd('bids');
};

describe('an auction over days', () => {
  test('has a hidden maximum and a price, moves its end with a new leader, and shows all bids at its end', async () => {
    const id = await someone();
    expect(await bid(0, id, 31)).toMatchObject({ status: 200, body: { leads: true } });
    const [opened] = (await market()).lots;
    expect(opened).toMatchObject({ player_id: id, leader_team_id: league.teams[0], price: 1, bidders: 1 });
    expect(Math.abs(Date.parse(opened?.ends_at ?? '') - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    expect((await league.log(2))[0]).toMatch(/^Team 1 opened the auction of .* at \$1\. It ends /);
    // The price is reserved. The maximum is hidden, also from the commissioner.
    expect(await left()).toEqual([99, 100, 100]);
    expect(figuresIn(await market())).not.toContain(31);
    expect(await bid(1, id, 20)).toMatchObject({ status: 200, body: { leads: false } });
    expect((await market()).lots).toMatchObject([{ price: 21, leader_team_id: league.teams[0], bidders: 2 }]);
    expect((await market()).lots[0]?.ends_at).toBe(opened?.ends_at);
    expect(await left()).toEqual([79, 100, 100]);
    expectRefusal(await bid(1, id, 21), 409, 'belowPrice', {
      figure: 21,
      limit: 22,
      message: expect.stringContaining('$21'),
    });
    await query`update bid set run_at = (run_at at time zone 'utc' - interval '2 hours') at time zone 'utc'
      where league_id = ${league.id}`;
    expect(await bid(1, id, 40)).toMatchObject({ body: { leads: true } });
    const [moved] = (await market()).lots;
    expect(moved).toMatchObject({ price: 32, leader_team_id: league.teams[1] });
    expect(Date.parse(moved?.ends_at ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await left()).toEqual([100, 68, 100]);
    await tasks.runToEnd('notifications');
    expect(
      await query`select says ->> 'key' as key, says -> 'figures' ->> 'price' as price from notice
        where league_id = ${league.id}`,
    ).toEqual([{ key: 'outbid', price: '32' }]);
    expect(await bid(1, id, 39)).toMatchObject({ status: 409, body: { refusal: { name: 'lowerMaximum' } } });
    const [own] = (await market(1)).bids;
    expect(own).toMatchObject({ amount: 40, leads: true });
    expectRefusal(await league.call(1, 'DELETE', `/free-agents/bids/${own?.id}`), 409, 'lotBidStands');
    await end();
    expect(await league.places(1)).toEqual({ [id]: 'active' });
    expect(await left()).toEqual([100, 68, 100]);
    expect((await market()).results).toMatchObject([{ price: 32, bids: [{ amount: 40 }, { amount: 31 }] }]);
    expect((await market()).lots).toEqual([]);
  });

  test('needs money, cap space and a place next to the auctions that the team leads', async () => {
    const [one, two, three] = [await someone(6_000_000), await someone(6_000_000), await someone(1_000_000)];
    expect((await bid(0, one, 60)).status).toBe(200);
    expectRefusal(await bid(0, three, 41), 409, 'overBudget', {
      figure: 41,
      limit: 40,
      message: expect.stringContaining('may cost $60'),
    });
    expect(await bid(0, two, 10)).toMatchObject({ status: 409, body: { refusal: { name: 'cap' } } });
    expect((await bid(0, three, 40)).status).toBe(200);
    expect(await bid(0, await someone(), 0)).toMatchObject({ body: { refusal: { name: 'belowMinimumBid' } } });
    expectRefusal(await bid(0, await someone(), 1), 409, 'tooManyLots', { figure: 2, limit: 2 });
    expect((await bid(1, one, 70)).status).toBe(200);
    expect((await bid(0, three, 100)).status).toBe(200);
    await end();
    expect(await left()).toEqual([99, 39, 100]);
    expect(await league.places(0)).toEqual({ [three]: 'active' });
    expectRefusal(await league.call(2, 'POST', '/free-agents/add', { player_id: two }), 409, 'bidOnly');
  });

  test('keeps its cap space and its place from trades', async () => {
    const man = (capHit: number) => ({ position: 'F', capHit }) as const;
    const [mine, other] = await league.hold(0, [man(4_000_000), man(1_000_000)]);
    const theirs = await league.hold(1, [man(6_000_000), man(1_000_000)]);
    const [dear, cheap] = theirs.map(({ id }) => id) as [number, number];
    const offer = async (gives: readonly number[], gets: readonly number[]) => {
      const side = (team: number, players: readonly number[]) => ({
        team_id: league.teams[team],
        assets: players.map((player_id) => ({ kind: 'player', player_id })),
        moves: [],
      });
      const trades = `/api/${league.id}/trades`;
      const made = await league
        .manager(1)
        .api<{ trade_id: string }>('POST', trades, { sides: [side(1, gets), side(0, gives)] });
      expect(made.status).toBe(201);
      const { trade_id: id } = made.body;
      const { body } = await league.call<{ version: number; hash: string }>(0, 'GET', `/trade/${id}`);
      const { version, hash } = body;
      return league.manager(0).api<Refused>('POST', `${trades}/${id}/accept`, { version, hash });
    };
    const id = await someone(2_000_000);
    expect((await bid(0, id, 5)).status).toBe(200);
    // Two for one takes the place, and the dear player the cap space, of the player whose auction the team leads.
    expect((await offer([mine?.id ?? 0], [dear, cheap])).body.refusal).toMatchObject({
      name: 'leadingBids',
      message: 'Team 1 leads 1 auction. With that player it would have 4 players where 3 are allowed.',
      fix: 'Take fewer players, or wait until the auction has ended.',
    });
    await database.query('update contract set cap_hit = 7500000 where player_id = $1', [dear]);
    expect((await offer([mine?.id ?? 0], [dear])).body.refusal).toMatchObject({
      name: 'leadingBids',
      message: 'Team 1 leads 1 auction. With that player it would use $10,500,000 of $10,000,000 cap.',
      fix: 'Take less salary, or wait until the auction has ended.',
    });
    // The other team has the cap space for its side again.
    await database.query('update contract set cap_hit = 6000000 where player_id = $1', [dear]);
    expect((await offer([mine?.id ?? 0], [cheap])).status).toBe(200);
    expect((await bid(2, id, 9)).status).toBe(200);
    expect((await offer([other?.id ?? 0], [dear])).status).toBe(200);
  });

  test('can be stopped by a commissioner with a reason, and its bids stay hidden', async () => {
    const id = await someone();
    await bid(1, id, 57);
    const stop = (team: number, player_id: number) =>
      league.call(team, 'POST', '/free-agents/lots/stop', { player_id, reason: 'He has retired' });
    expect((await stop(1, id)).status).toBe(403);
    expect((await stop(0, id)).status).toBe(200);
    expect(await stop(0, id)).toMatchObject({ status: 409, body: { refusal: { name: 'noLot' } } });
    expect((await league.log(2))[0]).toMatch(/stopped the auction of .*: He has retired$/);
    expect(await left()).toEqual([100, 100, 100]);
    expect((await market(1)).bids).toMatchObject([
      { outcome: 'failed', reason: 'A commissioner stopped the auction: He has retired' },
    ]);
    expect(figuresIn(await market())).not.toContain(57);
  });

  test('has one winner and one price when bids race its end on two processes', async () => {
    const id = await someone();
    await bid(0, id, 5);
    await makeDue();
    const late = await Promise.all([
      bid(1, id, 9),
      tasks.runToEnd('bids'),
      other.app.get(TimedTasks).runToEnd('bids'),
      bid(2, id, 12),
    ]);
    for (const answer of [late[0], late[3]])
      expectRefusal(answer, 409, { name: expect.stringMatching(/bidsUnderway|soldByBid/) });
    expect(await league.places(0)).toEqual({ [id]: 'active' });
    expect(await left()).toEqual([99, 100, 100]);
  });

  test('whose team cannot pay any more has no winner and no price', async () => {
    const [dear, cheap] = [await someone(), await someone()];
    await bid(0, dear, 90);
    await bid(1, dear, 79);
    await bid(0, cheap, 10);
    expect(await left()).toEqual([19, 100, 100]);
    // A budget that was lowered by an earlier release.
    await setBudget(20);
    await query`update bid set run_at = date_trunc('milliseconds', now()) - interval '1 second'
      where league_id = ${league.id} and player_id = ${cheap}`;
    await tasks.runToEnd('bids');
    expect(await league.places(0)).toEqual({});
    expect(await left()).toEqual([-60, 20, 20]);
    expect((await market(0)).bids).toContainEqual(
      expect.objectContaining({ player_id: cheap, outcome: 'failed', reason: 'The team had $0 left.' }),
    );
    // The price of the other auction is within the budget.
    await end();
    expect(await league.places(0)).toEqual({ [dear]: 'active' });
    expect(await left()).toEqual([0, 20, 20]);
    expect((await market()).moves).toMatchObject([{ kind: 'won', amount: -20 }]);
  });

  test('keeps its budget until it has ended', async () => {
    const change = (bid_budget: number) =>
      league.call(0, 'PATCH', '/settings', {
        bid_budget,
        force: { reason: 'For this test', illegal_team_ids: [] },
      });
    const id = await someone();
    await bid(0, id, 80);
    const refused = (await change(20)).body.refusal;
    expect(refused).toMatchObject({ name: 'auctionsOpen', field: 'bid_budget' });
    expect(refused?.message).toMatch(/^One auction is open until .*: Player \d+\.$/);
    expect((await change(120)).status).toBe(200);
    await end();
    expect((await change(20)).status).toBe(200);
  });

  test.each(['in-season', 'free-agency'] as const)(
    'never lets a team spend or reserve more than it has (%s), whatever the order of bids, trades, drops and ends',
    async (phase) => {
      const players = await Promise.all([someone(), someone(), someone(), someone()]);
      await league.phase(phase);
      await query`insert into unrestricted_agent (league_id, season, player_id, team_id, nominate_until)
        select id, current_season, unnest(${players}::int[]), ${league.teams[0]}, now() + interval '1 day' from league
          where id = ${league.id}`;
      let seed = 7;
      const next = (most: number) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % most;
      for (let step = 0; step < 32; step += 1) {
        const act = next(6);
        if (step === 24) await setBudget(40);
        const [from, to] = [next(3), next(3)];
        if (act === 0) await end();
        else if (act === 1 && from !== to) await trade(from, to, 1 + next(60));
        else if (act === 2) await dropAll(from);
        else await Promise.all([0, 1, 2].map((team) => bid(team, players[next(players.length)] ?? 0, 1 + next(70))));
        const state = await market();
        for (const { left: rest, reserved, spent, traded } of state.budgets) {
          if (step < 24) expect(rest).toBeGreaterThanOrEqual(0);
          expect(rest + reserved + spent - traded).toBe(step < 24 ? 100 : 40);
        }
        for (const { amount, kind } of state.moves) if (kind === 'won') expect(amount).toBeLessThanOrEqual(0);
        for (const { price, leader_team_id } of state.lots)
          expect(state.budgets.find(({ team_id }) => team_id === leader_team_id)?.reserved).toBeGreaterThanOrEqual(
            price,
          );
      }
      // A dropped player's auction ends with the waivers.
      await query`update waiver set clears_at = now() - interval '1 minute' where league_id = ${league.id}`;
      await end();
      const state = await market();
      expect(state.lots).toEqual([]);
      const paid = state.results.reduce((sum, { price }) => sum + (price ?? 0), 0);
      expect(state.budgets.reduce((sum, { spent }) => sum + spent, 0)).toBe(paid);
    },
  );
});
