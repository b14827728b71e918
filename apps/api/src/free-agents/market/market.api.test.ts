import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BidPlaced, MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import { dayIn, daysBetween, momentIn, mondayOf } from '@crease/core/calendar.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { take } from '../../archive/testing/moves.js';
import { unzipped } from '../../archive/testing/zip.js';
import { TOOLS } from '../../mcp/mcp.tools.js';
import { accessToken } from '../../testing/answers/access-token.js';
import { readableAddresses } from '../../testing/answers/readable-addresses.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { BidRuns } from './bid-run.service.js';
import { BidSeal } from './bid-seal.service.js';
import { fileApp, SITE_OWNER, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, tasks, query } = await fileApp();
const other = await app.another();
const visitor = await app.signUp('visitor');
const siteOwner = await app.signUp('siteowner', { email: SITE_OWNER });

const CAP = 20_000_000;
const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  max_roster_size: 3,
  ...NO_MINIMUMS,
  salary_cap: CAP,
  free_agents: 'bids',
};
let league: PlayLeague;
const begin = async (form: Partial<LeagueForm> = {}) => {
  league = await playLeague(app, { form: { ...FORM, ...form } });
};
beforeEach(() => begin());

const bid = (team: number, body: object, headers: Record<string, string> = {}) =>
  league.call<Refused & BidPlaced>(team, 'POST', '/free-agents/bids', body, headers);
const withdraw = (team: number, id: string) => league.call(team, 'DELETE', `/free-agents/bids/${id}`);
const market = (team: number) => league.get<MarketAnswer>(team, '/free-agents/bids');
const add = (team: number, body: object) => league.call(team, 'POST', '/free-agents/add', body);
const left = async () => (await market(0)).budgets.map((budget) => budget.left);
const someone = async (capHit = 1_000_000) => {
  const [player] = await league.free([{ position: 'F', capHit }]);
  if (!player) throw new Error('no player');
  return player;
};
const makeDue = () =>
  query`update bid set run_at = date_trunc('second', now()) - interval '1 second' where league_id = ${league.id}
    and decided_at is null`;
/** Days after Monday and time of day, in the changed time zone. */
const weekdayIn = (moment: Date) => {
  const day = dayIn(moment.getTime(), 'Europe/Helsinki');
  return [daysBetween(mondayOf(day), day), moment.getTime() - momentIn(day, 'Europe/Helsinki')];
};
const run = async () => {
  await makeDue();
  await tasks.runToEnd('bids');
};

describe('a run', () => {
  test('gives the player to the highest bid, takes the price from the budget, and shows all bids', async () => {
    const player = await someone();
    const placed = await bid(0, { player_id: player.id, amount: 5 });
    expect(placed).toMatchObject({ status: 200, body: { bid_id: expect.any(String) } });
    expect(new Date(placed.body.run_at).getTime()).toBeGreaterThan(Date.now());
    await bid(1, { player_id: player.id, amount: 7 });
    expect((await market(0)).results).toEqual([]);
    await run();
    expect(await league.places(1)).toEqual({ [player.id]: 'active' });
    expect(await left()).toEqual([100, 93, 100]);
    expect((await league.log()).slice(0, 3)).toEqual([
      `Your bid of $5 for ${player.name} did not win. Team 2 got the player for $7.`,
      `Team 2 won ${player.name} for $7. Bids: Team 2 $7; Team 1 $5.`,
      expect.stringMatching(new RegExp(`^Team 2 added ${player.name} by a bid for \\$7, claimed by `)),
    ]);
    expect(await league.log(2)).not.toContain(expect.stringContaining('Your bid'));
    expect((await market(2)).results).toMatchObject([
      {
        player_id: player.id,
        won_by: league.teams[1],
        price: 7,
        bids: [
          { team_id: league.teams[1], amount: 7, outcome: 'won' },
          { team_id: league.teams[0], amount: 5, outcome: 'lost' },
        ],
      },
    ]);
    expect((await market(0)).bids).toMatchObject([{ outcome: 'lost', reason: 'Team 2 got the player for $7.' }]);
    await tasks.runToEnd('notifications');
    const notices = await query<{ key: string; figures: object }>`select says ->> 'key' as key,
      says -> 'figures' as figures from notice where league_id = ${league.id} order by 1`;
    expect(notices).toMatchObject([
      { key: 'bidLost', figures: { ending: { key: 'outbid', figures: { team: 'Team 2', price: 7 } } } },
      { key: 'bought', figures: { team: 'Team 2', price: 7 } },
    ]);
    expectRefusal(await bid(2, { player_id: player.id, amount: 9 }), 409, 'soldByBid', {
      message: `Team 2 won ${player.name} for $7.`,
    });
    const [lost] = (await market(0)).bids;
    expectRefusal(await withdraw(0, lost?.id ?? ''), 409, 'bidDecided', {
      message: expect.stringContaining('Team 2 won the player for $7'),
    });
  });

  test('drops the named player, uses a drop once, and lets the next bid count', async () => {
    const [first] = await league.hold(0, [seedOf('F', 1), seedOf('F', 1), seedOf('F', 1)]);
    const [one, two] = [await someone(), await someone()];
    await bid(0, { player_id: one.id, amount: 9, drop_player_id: first?.id });
    await bid(0, { player_id: two.id, amount: 8, drop_player_id: first?.id });
    await bid(1, { player_id: two.id, amount: 2 });
    await run();
    expect(Object.keys(await league.places(0))).toContain(String(one.id));
    expect(Object.keys(await league.places(0))).not.toContain(String(first?.id));
    expect(await league.places(1)).toEqual({ [two.id]: 'active' });
    expect(await left()).toEqual([91, 98, 100]);
    expect((await market(0)).bids.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      expect.arrayContaining([
        ['won', null],
        ['failed', expect.stringMatching(/ was already dropped for another bid that won\.$/)],
      ]),
    );
  });

  test('fails a bid of a team that may not add the player, with the reason', async () => {
    await league.hold(
      0,
      Array.from({ length: 3 }, () => ({ position: 'F' as const, capHit: 1 })),
    );
    const player = await someone();
    await bid(0, { player_id: player.id, amount: 9 });
    await run();
    expect(await league.held(0)).toHaveLength(3);
    expect(await left()).toEqual([100, 100, 100]);
    expect((await league.log())[1]).toMatch(/^No bid for .* could be accepted\. Bids: Team 1 \$9 \(refused: .*\)\.$/);
  });

  test('checks the budget again for each bid', async () => {
    const players = [await someone(), await someone()];
    for (const { id } of players) await bid(0, { player_id: id, amount: 60 });
    await run();
    expect(await left()).toEqual([40, 100, 100]);
    expect((await market(0)).bids.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      expect.arrayContaining([['failed', 'The team had $40 left.']]),
    );
  });

  test('draws among teams that are level, and logs the draw', async () => {
    const player = await someone();
    for (const team of [0, 1, 2]) await bid(team, { player_id: player.id, amount: 3 });
    await run();
    const [line] = await query<{
      data: { data: { draw: { teamId: string; number: number }[]; wonBy: string } };
    }>`select
      data from event where league_id = ${league.id} and data #>> '{data,kind}' = 'sold'`;
    const { draw = [], wonBy } = line?.data.data ?? {};
    expect(draw).toHaveLength(3);
    expect(wonBy).toBe([...draw].sort((a, b) => a.number - b.number)[0]?.teamId);
  });

  test('takes the second price and hides losing bids where the league does', async () => {
    await begin({ bid_price: 'second', bid_losers: false });
    const player = await someone();
    await bid(0, { player_id: player.id, amount: 50 });
    await bid(1, { player_id: player.id, amount: 20 });
    await run();
    expect(await left()).toEqual([79, 100, 100]);
    expect((await market(2)).results).toMatchObject([{ price: 21, bids: [{ amount: 50, outcome: 'won' }] }]);
    expect((await market(1)).bids).toMatchObject([{ amount: 20, outcome: 'lost' }]);
    expect(await league.log(2)).toContain(`Team 1 won ${player.name} for $21. Bids: Team 1 $50.`);
    expect(await league.log(1)).toContain(`Your bid for ${player.name} did not win. Team 1 got the player for $21.`);
  });

  test('ends bids with the season, and keeps them sealed', async () => {
    const player = await someone();
    await bid(0, { player_id: player.id, amount: 5 });
    await league.phase('offseason');
    await run();
    expect((await market(0)).bids).toMatchObject([{ amount: 5, outcome: 'failed', reason: 'The season ended.' }]);
    expect((await market(1)).results).toEqual([]);
    expectRefusal(await bid(1, { player_id: player.id, amount: 5 }), 409, 'bidsOutOfSeason');
  });
});

test('what is left of a budget is carried into the next season, and taken back with its step', async () => {
  await begin({ bid_carry: true, protectionSheetsEnabled: false });
  const player = await someone();
  await bid(0, { player_id: player.id, amount: 7 });
  await run();
  expect(await left()).toEqual([93, 100, 100]);
  // A smaller budget holds from the next season on.
  const decided = await league.call(0, 'PATCH', '/settings', { bid_budget: 50 });
  expect(decided.status).toBe(200);
  const step = async (to: string) => {
    const body = { to, override_reason: 'For this test' };
    expect((await league.call(0, 'POST', '/phase', body)).status).toBe(200);
  };
  await step('offseason');
  await step('annual-drafts');
  expect(await left()).toEqual([143, 150, 150]);
  const { taking_back: change } = await league.get<PhaseAnswer>(0, '/phase');
  const back = { change_id: change?.id };
  expect((await league.call(0, 'POST', '/phase/take-back', back)).status).toBe(200);
  expect(await left()).toEqual([93, 100, 100]);
});

describe('a bid', () => {
  test('is changed, withdrawn and repeated harmlessly', async () => {
    const player = await someone();
    const key = { 'idempotency-key': 'the-first-bid' };
    const first = await bid(0, { player_id: player.id, amount: 5 }, key);
    expect((await bid(0, { player_id: player.id, amount: 5 }, key)).body).toEqual(first.body);
    expect(await bid(0, { player_id: player.id, amount: 6 }, key)).toMatchObject({ status: 422 });
    expect((await bid(0, { player_id: player.id, amount: 8 })).body.bid_id).toBe(first.body.bid_id);
    expect((await market(0)).bids).toMatchObject([{ amount: 8, outcome: 'open' }]);
    // The player's record is merged with another: the bid follows, and the later of the team's two bids is kept.
    const twin = await someone();
    await bid(0, { player_id: twin.id, amount: 2 });
    const stays = await bid(0, { player_id: player.id, amount: 8 });
    await database.query('select merge_player($1, $2)', [player.id, twin.id]);
    expect((await market(0)).bids).toMatchObject([{ id: stays.body.bid_id, player_id: twin.id, amount: 8 }]);
    expect(await withdraw(1, first.body.bid_id)).toMatchObject({ status: 404 });
    expect(await withdraw(0, first.body.bid_id)).toMatchObject({ status: 200 });
    expect((await market(0)).bids).toEqual([]);
  });

  test('is refused above the budget, below the minimum, and for a player of a team', async () => {
    await begin({ bid_minimum: 1 });
    const player = await someone();
    const [held] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
    const refused = async (body: object) => (await bid(0, body)).body.refusal?.name;
    expect(await refused({ player_id: player.id, amount: 101 })).toBe('overBudget');
    expect(await refused({ player_id: player.id, amount: 0 })).toBe('belowMinimumBid');
    expect(await refused({ player_id: held?.id, amount: 3 })).toBe('playerTaken');
    expect(await refused({ player_id: player.id, amount: 3, drop_player_id: held?.id })).toBe('notOnTeam');
    expect((await bid(0, { player_id: player.id, amount: 1.5 })).status).toBe(422);
    await makeDueAfter(player.id);
    expect(await refused({ player_id: player.id, amount: 4 })).toBe('bidsUnderway');
  });

  /** Makes a due, undecided bid of team 0. */
  async function makeDueAfter(playerId: number) {
    await bid(0, { player_id: playerId, amount: 3 });
    await makeDue();
  }

  test('is refused where the team has 50 open ones', async () => {
    const players = await league.free(Array.from({ length: 51 }, () => ({ position: 'F' as const, capHit: 1 })));
    const [one, two, ...others] = players.map(({ id }) => id);
    await bid(0, { player_id: one, amount: 1 });
    await query`insert into bid (id, league_id, season, team_id, player_id, run_at)
      select 'Bd' || p.id, b.league_id, b.season, b.team_id, p.id, b.run_at
      from bid b, unnest(${others}::int[]) p (id) where b.league_id = ${league.id}`;
    expectRefusal(await bid(0, { player_id: two, amount: 1 }), 409, 'tooManyBids', {
      figure: 50,
      limit: 50,
      fix: 'Withdraw a bid first.',
    });
    expect((await bid(0, { player_id: one, amount: 2 })).status).toBe(200);
  });

  test('belongs to leagues with bids, which have no claims', async () => {
    const player = await someone();
    expect((await league.call(0, 'POST', '/free-agents/claims', { player_id: player.id })).status).toBe(409);
    league = await playLeague(app, { form: { ...FORM, free_agents: 'picks' } });
    expectRefusal(await bid(0, { player_id: player.id, amount: 5 }), 409, 'weeklyPicks');
  });

  test('for a dropped player waits for the first run at least 24 hours later', async () => {
    const [held] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
    await league.move(1, 'drop', held?.id);
    const placed = await bid(0, { player_id: held?.id, amount: 5 });
    expect(new Date(placed.body.run_at).getTime()).toBeGreaterThan(Date.now() + 24 * 3_600_000 - 60_000);
    expect((await add(0, { player_id: held?.id })).body.refusal?.name).toBe('onWaivers');
    // A waiver of another player, who has no bid, does not wait for this run.
    const [second] = await league.hold(2, [{ position: 'F', capHit: 1 }]);
    await league.move(2, 'drop', second?.id);
    await database.query('update waiver set clears_at = now() where league_id = $1', [league.id]);
    await makeDue();
    await tasks.runToEnd('waivers');
    expect(
      await database.query('select player_id from waiver where league_id = $1 and resolved_at is null', [league.id]),
    ).toEqual([{ player_id: held?.id }]);
    expectRefusal(await add(2, { player_id: held?.id }), 409, 'bidsUnderway');
    expect(await league.places(0)).toEqual({});
    await tasks.runToEnd('bids');
    await tasks.runToEnd('waivers');
    expect(await league.places(0)).toEqual({ [held?.id ?? 0]: 'active' });
    expect((await league.log()).some((line) => line.includes(`${held?.name} cleared waivers`))).toBe(false);
  });
});

describe('first come', () => {
  test('adds a free agent for $0 until the next game starts, and counts as an add', async () => {
    await begin({ season_adds: 2 });
    await query`insert into league_season (league_id, season, starts_on, ends_on)
      select id, current_season, current_date - 9, current_date + 90 from league where id = ${league.id}`;
    const [one, two, three] = [await someone(), await someone(), await someone()];
    expect((await add(0, { player_id: one.id })).status).toBe(200);
    expect(await left()).toEqual([100, 100, 100]);
    await database.query(
      `insert into nhl_club (code, name, city, color) values ('TOR', 'TOR', 'TOR', '#00f'), ('MTL', 'MTL', 'MTL', '#f00')
       on conflict do nothing`,
    );
    await database.query(`update player set nhl_club = 'TOR' where id = $1`, [two.id]);
    await query`insert into nhl_game (id, season, day, starts_at, away, home, state, read_at, sample)
      values (${`bids-${two.id}`}, '2026-27', current_date, now() - interval '1 second', 'TOR', 'MTL', 'live', now(),
        false)`;
    expectRefusal(await add(0, { player_id: two.id }), 409, 'gameStarted');
    await bid(0, { player_id: two.id, amount: 1 });
    await bid(0, { player_id: three.id, amount: 1 });
    await run();
    expect(Object.keys(await league.places(0))).toHaveLength(2);
    expect((await market(0)).bids.find(({ outcome }) => outcome === 'failed')?.reason).toContain('2 are allowed');
  });

  test('waits for a run that is due, and no timer repeats it', async () => {
    await begin({ hold_days: 3 });
    const player = await someone();
    await bid(0, { player_id: player.id, amount: 2 });
    await makeDue();
    expectRefusal(await add(1, { player_id: player.id }), 409, 'bidsUnderway', {
      fix: expect.stringContaining('you can add them then'),
    });
    expect((await app.app.get(BidRuns).next())?.getTime() ?? Infinity).toBeGreaterThan(Date.now());
    await tasks.runToEnd('bids');
    expect(await league.places(0)).toEqual({ [player.id]: 'active' });
    const moves = [{ type: 'drop', player_id: player.id }];
    expectRefusal(await league.call(0, 'POST', `/teams/${league.teams[0]}/moves`, { moves }), 409, 'heldPlayer');
  });

  test('is closed where the league adds by bids alone', async () => {
    await begin({ bid_first_come: false });
    const player = await someone();
    expectRefusal(await add(0, { player_id: player.id }), 409, 'bidOnly');
  });
});

describe('sealed', () => {
  // More digits than a time's microseconds have.
  const AMOUNT = 8_731_942;
  const BUDGET = 9_000_000;
  /** The bid and the sums that would give it away, with and without separators. */
  const traces = new RegExp(
    [AMOUNT, BUDGET - AMOUNT, CAP - AMOUNT]
      .map((sum) => sum.toLocaleString('en-US').replaceAll(',', '[,\\s]?'))
      .join('|'),
  );

  test.each<[string, Partial<LeagueForm>]>([
    ['a budget', {}],
    ['cap space @long', { ...OWN_SALARIES, max_roster_size: 3, salary_cap: CAP, bid_funds: 'salary' }],
  ])('no call, event, log line, archive or row shows an open bid of %s to anyone but its team', async (_, form) => {
    await begin(form);
    const player = await someone();
    await query`update league set settings = settings || ${JSON.stringify({ bid_budget: BUDGET })}::jsonb
      where id = ${league.id}`;
    expect((await bid(1, { player_id: player.id, amount: AMOUNT })).status).toBe(200);
    const values = { league_id: [league.id], team_id: [league.teams[1] ?? ''], player_id: [player.id] };
    const addresses = readableAddresses(app.app, values);
    const shownTo = async (token: string | null) => {
      const shown: string[] = [];
      for (const address of addresses) {
        const sender: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
        const { body } = await app.api<unknown>('GET', address, undefined, sender);
        if (traces.test(JSON.stringify(body))) shown.push(address);
      }
      return shown;
    };
    expect(await shownTo(league.manager(1).token)).toContain(`/api/${league.id}/free-agents/bids`);
    const { secret } = await accessToken(query, league.manager(2).userId);
    for (const [role, token] of [
      ['commissioner', league.manager(0).token],
      ['rival', league.manager(2).token],
      ['site owner', siteOwner.token],
      ['visitor', visitor.token],
      ['stranger', null],
      ['token of a rival', secret],
    ] as const)
      expect([role, await shownTo(token)]).toEqual([role, []]);
    for (const { name, input } of TOOLS) {
      const given = Object.keys(input.shape).flatMap((key) => {
        const [value] = values[key as keyof typeof values] ?? [];
        return value === undefined ? [] : [[key, String(value)] as const];
      });
      const params = { name, arguments: Object.fromEntries(given) };
      const { status, body } = await app.api(
        'POST',
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' },
      );
      expect([name, status, traces.test(JSON.stringify(body))]).toEqual([name, 200, false]);
    }
    const archive = await unzipped(await take(app.url, league.manager(0).token, league.id));
    expect([...archive.values()].map(String).filter((text) => traces.test(text))).toEqual([]);
    for (const team of [0, 2]) expect((await market(team)).bids).toEqual([]);
    expect((await market(1)).bids).toMatchObject([{ amount: AMOUNT }]);
    // Not even the whole database.
    const tables = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['bid', 'event', 'league_idempotency']));
    for (const { name } of tables)
      expect([
        name,
        await database.query(`select 1 from "${name}" t where to_jsonb(t)::text ~ '8,?731,?942' limit 1`),
      ]).toEqual([name, []]);
  });

  test('a sealed amount has the same length as any, and only its own bid and secret open it', async () => {
    const player = await someone();
    await bid(1, { player_id: player.id, amount: 7 });
    // Encryption does not hide a length, so all amounts have the same.
    const seal = app.app.get(BidSeal);
    const one = { leagueId: league.id, teamId: league.teams[1] ?? '', bidId: 'Bd1sealedbid' };
    expect(new Set([0, 99, 10_000_000].map((some) => seal.close(some, one).length)).size).toBe(1);
    expect(seal.open(seal.close(10_000_000, one), one)).toBe(10_000_000);
    const [row] = await database.query<{ sealed: string }>('select sealed from bid where league_id = $1', [league.id]);
    await query`insert into bid (id, league_id, season, team_id, player_id, sealed, run_at)
      select 'Bd1copiedbid', league_id, season, ${league.teams[2]}, player_id, ${row?.sealed}, run_at from bid
        where league_id = ${league.id}`;
    expect((await market(2)).bids).toMatchObject([{ amount: null }]);
    await run();
    expect((await market(2)).bids).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('could not be read') },
    ]);
    expect(await league.places(1)).toEqual({ [player.id]: 'active' });
  });

  test('bids of another secret wait until the old one is back', async () => {
    const player = await someone();
    const placed = await bid(0, { player_id: player.id, amount: 7 });
    const [{ sealed } = { sealed: '' }] = await query<{ sealed: string }>`select sealed from bid
      where league_id = ${league.id}`;
    const sealedBy = new BidSeal({
      ...app.app.get<Config>(CONFIG),
      SESSION_SECRET: 'a secret of other processes'.repeat(2),
    });
    const one = { leagueId: league.id, teamId: league.teams[0] ?? '', bidId: placed.body.bid_id };
    const keep = (text: string) => database.query('update bid set sealed = $2 where league_id = $1', [league.id, text]);
    await keep(sealedBy.close(7, one));
    await run();
    expect((await market(0)).bids).toMatchObject([{ outcome: 'open', amount: null }]);
    expect((await league.get<{ delays: { task: string }[] }>(0, '/delays')).delays).toMatchObject([{ task: 'bids' }]);
    expect(await database.query('select cause from league_delay where league_id = $1', [league.id])).toEqual([
      { cause: expect.stringContaining('another SESSION_SECRET') },
    ]);
    await keep(sealed);
    await database.query('update league_delay set next_try_at = now() where league_id = $1', [league.id]);
    await tasks.runToEnd('bids');
    expect((await market(0)).bids).toMatchObject([{ outcome: 'won', amount: 7, price: 7 }]);
  });
});

describe('the time of a bid', () => {
  const runs = () =>
    query<{ run_at: Date; player_id: number }>`select run_at, player_id from bid where league_id = ${league.id}
      and decided_at is null order by team_id`;
  const drop = (team: number, player_id: number) => league.move(team, 'drop', player_id);

  test('follows a change of the days and of the time zone', async () => {
    const player = await someone();
    const [held] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
    await drop(1, held?.id ?? 0);
    for (const id of [player.id, held?.id]) await bid(0, { player_id: id, amount: 1 });
    const change = { bid_days: 'sunday', time_zone: 'Europe/Helsinki' };
    expect(await league.call(0, 'PATCH', '/settings', change)).toMatchObject({ status: 200 });
    await query`update setting_change set due_at = now() - interval '1 second' where league_id = ${league.id}
      and state = 'coming'`;
    await tasks.runToEnd('settings');
    for (const id of [player.id, held?.id]) await bid(2, { player_id: id, amount: 2 });
    const all = await runs();
    expect(all).toHaveLength(4);
    for (const id of [player.id, held?.id])
      expect(
        new Set(all.filter(({ player_id }) => player_id === id).map(({ run_at }) => run_at.toISOString())).size,
      ).toBe(1);
    for (const { run_at } of all) expect(weekdayIn(run_at)).toEqual([6, 4 * 3_600_000]);
    const [{ clears_at } = { clears_at: new Date(0) }] = await query<{ clears_at: Date }>`select clears_at from waiver
      where league_id = ${league.id}`;
    expect(clears_at).toEqual(all.find(({ player_id }) => player_id === held?.id)?.run_at);
    expect(clears_at.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  test('moves to the end of waivers when the player is added and dropped before the run', async () => {
    const player = await someone();
    await bid(0, { player_id: player.id, amount: 5 });
    expect((await add(1, { player_id: player.id })).status).toBe(200);
    await drop(1, player.id);
    const [moved] = await runs();
    expect(moved?.run_at.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    const told = () =>
      query`select id from account_event where type = 'bidsChanged' and data ->> 'leagueId' = ${league.id}`;
    const before = await told();
    await run();
    expect(await told()).toHaveLength(before.length + 1);
    expect(await league.places(0)).toEqual({});
    expect(await runs()).toEqual([moved]);
  });
});

describe('several processes', () => {
  test('decide a run once, and a failed run is decided whole by the next', async () => {
    const players = await Promise.all([someone(), someone(), someone()]);
    for (const { id } of players) for (const team of [0, 1, 2]) await bid(team, { player_id: id, amount: 1 + team });
    await makeDue();
    // The first try is cut off inside its transaction, as when the process is killed.
    await database.query(
      `create or replace function cut_run() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;`,
    );
    await database.query(
      `create trigger cut_run before update of decided_at on bid for each row when (old.team_id = '${league.teams[1]}') execute function cut_run()`,
    );
    await tasks.runToEnd('bids');
    expect(await left()).toEqual([100, 100, 100]);
    expect(await league.places(2)).toEqual({});
    await database.query('drop trigger cut_run on bid');
    await database.query(`update league_delay set next_try_at = now() where league_id = $1`, [league.id]);
    await Promise.all([tasks.runToEnd('bids'), other.app.get(TimedTasks).runToEnd('bids')]);
    expect(Object.keys(await league.places(2))).toHaveLength(3);
    expect(await left()).toEqual([100, 100, 91]);
    const [{ moves } = { moves: 0 }] = await query<{ moves: number }>`select count(*)::int as moves from budget_move
      where league_id = ${league.id}`;
    expect(moves).toBe(3);
  });

  test('a bid that races a run is part of it or of the next one, and no dollar is lost', async () => {
    const player = await someone();
    await bid(0, { player_id: player.id, amount: 2 });
    await makeDue();
    const race = await Promise.all([
      tasks.runToEnd('bids'),
      other.app.get(TimedTasks).runToEnd('bids'),
      bid(1, { player_id: player.id, amount: 9 }),
      bid(0, { player_id: player.id, amount: 3 }),
    ]);
    for (const answer of race.slice(2) as Awaited<ReturnType<typeof bid>>[])
      expect([200, 409]).toContain(answer.status);
    await run();
    expect(await league.places(0)).toEqual({ [player.id]: 'active' });
    expect(await left()).toEqual([98, 100, 100]);
  });
});
