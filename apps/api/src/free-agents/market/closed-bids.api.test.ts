import { expect, test } from '@jest/globals';
import type { BidPlaced, MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { figuresIn } from '../../testing/answers/figures.js';
import { beginPlayoffs, NO_MINIMUMS, playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const { app, database, tasks, query } = await fileApp();

/** Teams 0 and 1 play for the title, 2 and 3 do not. */
const started = (free_agents: LeagueForm['free_agents'], form: Partial<LeagueForm> = {}) =>
  playLeague(app, {
    form: {
      ...{ num_teams: 4, format: 'h2h_points', max_roster_size: 4, ...NO_MINIMUMS },
      ...{ salary_cap: 10_000_000, free_agents, bid_minimum: 1, lot_quiet: 'none' },
      ...form,
    },
  });
const path = (league: PlayLeague) => `/api/${league.id}/free-agents/bids`;
const bid = (league: PlayLeague, team: number, player_id: number, amount: number) =>
  league.manager(team).api<Refused & BidPlaced>('POST', path(league), { player_id, amount, drop_player_id: null });
const market = async (league: PlayLeague, team: number) =>
  (await league.manager(team).api<MarketAnswer>('GET', path(league))).body;
const someone = async (league: PlayLeague) => (await league.free([{ position: 'F', capHit: 1 }]))[0]?.id ?? 0;
const notices = (league: PlayLeague) =>
  query`select t.number from notice n join membership m on m.league_id = n.league_id and m.user_id = n.user_id
    join team t on t.league_id = m.league_id and t.id = m.team_id where n.league_id = ${league.id} order by 1`;
const ENDED = { outcome: 'failed', reason: expect.stringMatching(/^Team 3 has no match left in the play-offs: /) };

test('sealed bids of a team without a match left end at once, stay sealed and are explained', async () => {
  const league = await started('bids');
  const id = await someone(league);
  for (const [team, amount] of [
    [0, 5],
    [2, 47],
  ] as const)
    expect((await bid(league, team, id, amount)).status).toBe(200);
  await beginPlayoffs(database, league, [0, 1]);
  await tasks.runToEnd('bids');
  expect((await market(league, 2)).bids).toMatchObject([ENDED]);
  expect((await market(league, 0)).bids).toMatchObject([{ outcome: 'open' }]);
  expect(figuresIn(await market(league, 1))).not.toContain(47);
  expect((await bid(league, 2, id, 50)).body.refusal?.name).toBe('playoffOut');
  const told = await query`select from event where league_id = ${league.id}
    and data -> 'says' ->> 'key' = 'freeAgents.bidFailed'`;
  expect(told).toHaveLength(1);
  await tasks.runToEnd('bids');
  await tasks.runToEnd('notifications');
  expect(await notices(league)).toEqual([{ number: 3 }]);

  const opened = await league.call(0, 'POST', '/playoff-openings', {
    team_id: league.teams[2],
    open: true,
    reason: 'Hurt',
  });
  expect(opened.status).toBe(200);
  expect((await bid(league, 2, id, 8)).status).toBe(200);
  await tasks.runToEnd('bids');
  expect((await market(league, 2)).bids[0]).toMatchObject({ outcome: 'open' });
});

test('an auction that such a team leads falls to the next bid, at a price without it', async () => {
  const league = await started('auctions');
  const [led, shared, alone] = [await someone(league), await someone(league), await someone(league)];
  for (const [team, player, amount] of [
    [1, led, 9],
    [3, led, 20],
    [0, led, 30],
    [2, led, 60],
    [1, shared, 40],
    [2, shared, 25],
    [2, alone, 10],
  ] as const)
    expect((await bid(league, team, player, amount)).status).toBe(200);
  const lotOf = async (player: number) => (await market(league, 1)).lots.find(({ player_id }) => player_id === player);
  const before = await lotOf(led);
  expect(before).toMatchObject({ price: 31, leader_team_id: league.teams[2] });
  expect(await lotOf(shared)).toMatchObject({ price: 26, leader_team_id: league.teams[1] });

  await beginPlayoffs(database, league, [0, 1]);
  await tasks.runToEnd('bids');
  expect(await lotOf(led)).toMatchObject({
    ...{ price: 10, leader_team_id: league.teams[0], bidders: 2, ends_at: before?.ends_at },
  });
  expect(await lotOf(shared)).toMatchObject({ price: 1, leader_team_id: league.teams[1], bidders: 1 });
  expect(await lotOf(alone)).toBeUndefined();
  expect((await market(league, 2)).bids).toMatchObject([ENDED, ENDED, ENDED]);
  expect((await market(league, 2)).budgets.map(({ left }) => left)).toEqual([90, 99, 100, 100]);
  const lines = (await league.log(1)).filter((line) => line.startsWith('Team 3 has no match left'));
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toMatch(/Team 1 leads the auction at \$10\./);
  expect(lines.join(' ')).toMatch(/The auction is over without a winner\./);

  expect((await bid(league, 1, led, 50)).body).toMatchObject({ leads: true });
  expect((await bid(league, 0, alone, 3)).body).toMatchObject({ leads: true });
  await query`update bid set run_at = date_trunc('milliseconds', now()) - interval '1 second'
    where league_id = ${league.id} and decided_at is null`;
  await tasks.runToEnd('bids');
  expect(await league.places(1)).toEqual({ [led]: 'active', [shared]: 'active' });
  expect(await league.places(0)).toEqual({ [alone]: 'active' });
});

test('the next leader pays at most what it has left next to its other auctions', async () => {
  const league = await started('auctions');
  const [one, other] = [await someone(league), await someone(league)];
  expect((await bid(league, 0, one, 90)).status).toBe(200);
  expect((await bid(league, 1, one, 50)).status).toBe(200);
  expect((await bid(league, 2, one, 95)).status).toBe(200);
  expect((await bid(league, 0, other, 80)).status).toBe(200);
  await beginPlayoffs(database, league, [0, 1]);
  await tasks.runToEnd('bids');
  const { lots, budgets } = await market(league, 1);
  // Team 1 has 20 left of its maximum, so team 2 leads.
  expect(lots.find(({ player_id }) => player_id === one)).toMatchObject({ price: 21, leader_team_id: league.teams[1] });
  expect(Math.min(...budgets.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  const state = async () => {
    const now = await market(league, 1);
    const lot = now.lots.find(({ player_id }) => player_id === one);
    return [lot?.leader_team_id, lot?.price, ...now.budgets.slice(0, 2).map(({ left }) => left)];
  };
  // Later bids count the same 20, so a raise of the leader changes no price.
  expect((await bid(league, 1, one, 49)).body.refusal).toMatchObject({ name: 'lowerMaximum', limit: 50 });
  for (const amount of [51, 60]) {
    expect(await bid(league, 1, one, amount)).toMatchObject({ status: 200, body: { leads: true } });
    expect(await state()).toEqual([league.teams[1], 21, 99, 79]);
  }
  expect((await bid(league, 0, one, 21)).body.refusal).toMatchObject({ name: 'belowPrice', limit: 22 });
  // A higher price of the other auction takes nothing more, because its maximum was counted.
  expect((await bid(league, 1, other, 30)).body).toMatchObject({ leads: false });
  expect((await bid(league, 0, one, 91)).body.refusal).toMatchObject({ name: 'overBudget', limit: 20 });
});

test('bids stay open where the league leaves rosters open', async () => {
  const league = await started('auctions', { playoff_out: 'open' });
  const id = await someone(league);
  await bid(league, 2, id, 9);
  await beginPlayoffs(database, league, [0, 1]);
  await tasks.runToEnd('bids');
  expect((await market(league, 2)).bids).toMatchObject([{ outcome: 'open', leads: true }]);
});
