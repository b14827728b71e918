import { expect, test } from '@jest/globals';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { TradableAssetsAnswer, TradeBlockAnswer, TradeListAnswer } from '@crease/core/trades/trade.schema.js';
import { fileApp } from '../testing/test-app.js';
import { faPick, forward, givePicks, pick, player, retain, tradeLeague } from './testing/trade-fixture.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app } = await fileApp();

test('a team says whom it would trade and what it is looking for; what has left it is left out', async () => {
  const league = await tradeLeague(app);
  await givePicks(league, { rounds: 1 });
  const [star, spare] = await league.hold(1, [forward(4_000_000), forward(1_000_000)]);
  const [theirs] = await league.hold(2, [forward(1_000_000)]);
  const [first, second] = [
    (await league.picks(1))['2025-26 general 1'] ?? '',
    (await league.picks(1))['2026-27 general 1'] ?? '',
  ];
  const write = (by: number, body: object) => league.call(by, 'PUT', `/trades/block/${league.teams[1]}`, body);
  const block = async () =>
    (await league.get<TradeBlockAnswer>(3, '/trades/block')).teams.find(({ team_id }) => team_id === league.teams[1]);
  expect(await block()).toMatchObject({ players: [], picks: [], looking_for: '', updated_at: null });
  expect((await write(2, { player_ids: [], pick_ids: [], looking_for: '' })).status).toBe(403);
  expectRefusal(await write(1, { player_ids: [theirs!.id], pick_ids: [], looking_for: '' }), 422, 'notOnTeam', {
    field: 'player_ids',
  });
  expect(
    await write(1, { player_ids: [star!.id, spare!.id], pick_ids: [first, second], looking_for: 'A goalie' }),
  ).toMatchObject({ status: 200, body: { looking_for: 'A goalie' } });
  expect(await block()).toMatchObject({
    players: [{ player_id: star!.id }, { player_id: spare!.id }],
    picks: [{ pick_id: first }, { pick_id: second }],
  });
  await league.trade({ team: 1, gives: [player(star!.id), pick(first)] }, { team: 2 });
  expect(await block()).toMatchObject({
    players: [{ player_id: spare!.id }],
    picks: [{ pick_id: second }],
    looking_for: 'A goalie',
  });
});

test('a team’s assets show what is held elsewhere, what may be retained, and what the league allows', async () => {
  const league = await tradeLeague(app, { review: 24, form: { max_retention_perc: 30, retention_slots: 2 } });
  await givePicks(league, { rounds: 1 });
  await league.weekPicks();
  const [star, spare] = await league.hold(1, [
    forward(4_000_000),
    { position: 'D', capHit: 1_000_000, status: 'LTIR' },
  ]);
  const first = (await league.picks(1))['2025-26 general 1'] ?? '';
  const [fa] = await league.query<{ id: string }>('select id from fa_pick where owner_team_id = $1', [league.teams[1]]);
  await league.trade({ team: 1, gives: [player(star!.id), pick(first), faPick(fa!.id)] }, { team: 2 });
  const assets = await league.get<TradableAssetsAnswer>(3, `/trades/assets/${league.teams[1]}`);
  const held = 'part of an accepted trade under review';
  expect(
    assets.players.map(({ player_id, frozen, retainable, moves }) => [player_id, frozen, retainable, moves]),
  ).toEqual([
    [star!.id, held, 30, ['drop']],
    [spare!.id, null, 30, ['drop', 'toIr']],
  ]);
  expect(assets.draft_picks.map(({ season, frozen }) => [season, frozen])).toEqual([
    ['2025-26', held],
    ['2026-27', null],
    ['2027-28', null],
    ['2028-29', null],
  ]);
  expect(assets.fa_picks.map(({ pick_id, frozen }) => [pick_id, frozen])).toEqual([[fa!.id, held]]);
  expect(assets).toMatchObject({
    retention: { enabled: true, max_percent: 30, slots: 2, used: 0, contracts: [] },
    allowed: { draft_picks: true, fa_picks: true, retention: true },
  });
  expect((await league.call(3, 'GET', `/trades/assets/${'x'.repeat(12)}`)).status).toBe(404);
});

test('retained salary stays through later trades and a drop, until the contract ends', async () => {
  const league = await tradeLeague(app);
  const [star] = await league.hold(1, [forward(4_000_000)]);
  await league.query(
    `insert into contract (player_id, season, cap_hit, source) values ($1, '2026-27', 4000000, 'test'), ($1, '2027-28', 6000000, 'test')`,
    [star!.id],
  );
  await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 20)] }, { team: 2 });
  await league.trade({ team: 2, gives: [player(star!.id), retain(star!.id, 30)] }, { team: 3 });
  const kept = () =>
    league.query(
      'select team_id, amount, through_season from retention where league_id = $1 and ended_at is null order by amount',
      [league.id],
    );
  const both = [
    { team_id: league.teams[1], amount: 800_000, through_season: '2026-27' },
    { team_id: league.teams[2], amount: 1_200_000, through_season: '2026-27' },
  ];
  expect(await kept()).toEqual(both);
  // A contract can be retained twice at most. A team that retained cannot get the player back for a year; its own
  // retention would end then, so it is not counted.
  const problems = async (to: number) =>
    (
      await league.preview(3, { team: 3, gives: [player(star!.id), retain(star!.id, 1)] }, { team: to })
    ).effects.problems
      .map(({ name }) => name)
      .sort();
  expect(await problems(0)).toEqual(['retainedTooMuch', 'retainedTwice']);
  expect(await problems(1)).toEqual(['retainedBefore']);
  expect(await league.move(3, 'drop', star!.id)).toMatchObject({ status: 200 });
  expect(await kept()).toEqual(both);
});

test('trades are listed by box, state, team and page, newest first', async () => {
  const league = await tradeLeague(app);
  const [star] = await league.hold(1, [forward(1_000_000)]);
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1)
    ids.unshift(await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 + (made % 2) }));
  await league.call(2, 'POST', `/trades/${ids[4]}/decline`, {});
  const list = (by: number, query = '') => league.get<TradeListAnswer>(by, `/trades${query}`);
  const seen = async (by: number, query: string) =>
    (await list(by, query)).trades.map(({ trade_id }) => ids.indexOf(trade_id));
  expect(await seen(1, '')).toEqual([0, 1, 2, 3, 4]);
  expect(await seen(1, '?box=sent')).toEqual([0, 1, 2, 3]);
  expect(await seen(2, '?box=inbox')).toEqual([0, 2]);
  expect(await seen(1, '?state=declined,withdrawn')).toEqual([4]);
  expect(await seen(1, `?team_id=${league.teams[3]}`)).toEqual([1, 3]);
  expect(await seen(0, '')).toEqual([]);
  const page = await list(1, '?limit=2');
  expect(page.next).toBe(ids[1]);
  expect(await seen(1, `?limit=2&before=${page.next}`)).toEqual([2, 3]);
  expect((await list(1, `?limit=2&before=${ids[3]}`)).next).toBeNull();
  expect((await list(2, '?box=inbox')).trades.every(({ waiting_for_me }) => waiting_for_me)).toBe(true);
});

test('a pick whose draft has ended or will never be held is no asset: it is not offered, shown on a block or traded', async () => {
  const league = await tradeLeague(app);
  await givePicks(league, { rounds: 1 });
  const now = (await league.picks(1))['2025-26 general 1'] ?? '';
  const next = (await league.picks(1))['2026-27 general 1'] ?? '';
  const [mine] = await league.hold(1, [forward(4_000_000)]);
  const offered = async () =>
    (await league.get<TradableAssetsAnswer>(1, `/trades/assets/${league.teams[1]}`)).draft_picks.map(
      ({ pick_id }) => pick_id,
    );
  expect(await offered()).toContain(now);
  // The season began without that draft, as in an imported league.
  await league.query(
    `insert into league_season (league_id, season, starts_on, ends_on) values ($1, '2025-26', '2025-10-07', '2026-04-16')`,
    [league.id],
  );
  expect(await offered()).not.toContain(now);
  expect(await offered()).toContain(next);
  const answer = await league.call(1, 'POST', '/trades', {
    sides: [
      { team_id: league.teams[1], assets: [{ kind: 'draft-pick', pick_id: now, condition: null }], moves: [] },
      { team_id: league.teams[2], assets: [], moves: [] },
    ],
  });
  expect([answer.status, answer.body.refusal.message]).toEqual([
    409,
    'The draft of this pick will not be held: the league has its players of 2025-26 already.',
  ]);
  const block = { player_ids: [mine!.id], pick_ids: [now], looking_for: '' };
  const shown = await league.call(1, 'PUT', `/trades/block/${league.teams[1]}`, block);
  expect([shown.status, shown.body.refusal.name]).toEqual([422, 'pickNotOwned']);
  const home = await league.call<HomeAnswer>(1, 'GET', '/home');
  expect([...new Set(home.body.generalPicks.map(({ season }) => season))]).toEqual(['2026-27']);
});
