import { expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { CalendarAddress } from '@crease/core/notifications/notification.schema.js';
import type { BidPlaced, MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import { momentWords } from '@crease/core/calendar.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, database, tasks, query } = await fileApp();
const books = app.app.get(BooksQueries);

const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  ...OWN_SALARIES,
  contract_signing: 'managers',
  free_agents: 'auctions',
  bid_minimum: 1,
  lot_quiet: 'none',
  ufa_days: 5,
};

/** The first season of the leagues: its free agency has begun by the calendar. */
const SEASON = '2022-23';
type Held = Awaited<ReturnType<PlayLeague['hold']>>[number];
let league: PlayLeague;

const call = <T = Refused>(by: number, method: string, at: string, body?: object) =>
  league.call<T & Refused>(by, method, at, body);
const step = (to: string) => call(0, 'POST', '/phase', { to, override_reason: 'For this test' });
const phase = async () => (await call<PhaseAnswer>(0, 'GET', '/phase')).body;
const takeBack = async () =>
  call(0, 'POST', '/phase/take-back', { change_id: (await phase()).taking_back?.id ?? 'none' });
const market = async (by = 0) => (await call<MarketAnswer>(by, 'GET', '/free-agents/bids')).body;
const bid = (by: number, player: Held | undefined, amount: number) =>
  call<BidPlaced>(by, 'POST', '/free-agents/bids', { player_id: player?.id, amount });
const nameOf = async (made: ReturnType<typeof bid>) => (await made).body.refusal?.name;
const stop = (player: Held | undefined) =>
  call(0, 'POST', '/free-agents/lots/stop', { player_id: player?.id, reason: 'For this test' });
const sign = (player: Held | undefined, salary: number, last_season: string, kind = 'standard') =>
  call(0, 'PUT', `/contracts/${player?.id}`, { salary, last_season, kind });
const log = async () =>
  (await call<ActivityLogAnswer>(0, 'GET', '/activity-log?limit=100')).body.activities.map(({ message }) => message);

const endLots = async () => {
  await query`update bid set run_at = date_trunc('milliseconds', now()) - interval '1 second'
    where league_id = ${league.id} and decided_at is null`;
  await tasks.runToEnd('bids');
};
const daysPass = () =>
  query`update unrestricted_agent set nominate_until = now() - interval '1 second' where league_id = ${league.id}`;
/** Nobody makes an offer, and the former teams let their players go. */
const letGo = async () => {
  for (const column of ['offers_until', 'match_until']) {
    await database.query(`update restricted_agent set ${column} = now() - interval '1 second' where league_id = $1`, [
      league.id,
    ]);
    await tasks.runToEnd('restricted-agents');
  }
};
const clock = async () => {
  await tasks.runToEnd('free-agency');
  return (await phase()).phase;
};

/** A league after its first season. `players` of team 0 have contracts that end with it. */
async function offseason(
  players: number,
  form: Partial<LeagueForm> = {},
  kind = 'standard',
  ofNextSeason: Partial<LeagueForm> | null = null,
): Promise<Held[]> {
  league = await playLeague(app, { form: { ...FORM, ...form } });
  await database.query('delete from draft_pick where league_id = $1', [league.id]);
  await database.query('update league set current_season = $2 where id = $1', [league.id, SEASON]);
  const held = await league.hold(
    0,
    Array.from({ length: players }, () => ({ position: 'F' as const, capHit: 1 })),
  );
  const dearest = (form.salary_minimum ?? 2) + 8;
  for (const [index, player] of held.entries())
    expect((await sign(player, dearest - index, SEASON, kind)).status).toBe(200);
  if (ofNextSeason !== null) expect((await call(0, 'PATCH', '/settings', ofNextSeason)).status).toBe(200);
  expect((await step('offseason')).status).toBe(200);
  return held;
}

async function agency(players: number, form: Partial<LeagueForm> = {}): Promise<Held[]> {
  const held = await offseason(players, form);
  expect((await step('free-agency')).status).toBe(200);
  return held;
}

test('players whose contract has ended are auctioned for the season that begins', async () => {
  const [ada, bo] = await agency(2);
  const next = seasonPlus(SEASON, 1);
  const agent = { former_team_id: league.teams[0], team_id: null };
  expect((await market()).free_agency).toMatchObject({
    players: [
      { ...agent, player_id: ada?.id, salary: 10 },
      { ...agent, player_id: bo?.id, salary: 9 },
    ],
  });
  expect(await log()).toContainEqual(expect.stringMatching(/^Free agency has begun with 2 unrestricted free agents\./));
  await tasks.runToEnd('notifications');
  expect(
    await query`select says ->> 'key' as key, says -> 'figures' ->> 'players' as players from notice
      where league_id = ${league.id} and says ->> 'key' = 'begun'`,
  ).toEqual(Array(3).fill({ key: 'begun', players: '2' }));
  const { concerns } = (await call<ConcernsAnswer>(1, 'GET', '/concerns')).body;
  expect(concerns).toContainEqual(expect.objectContaining({ kind: 'free-agency', count: 2, todo: false }));
  const { address } = (await league.manager(1).api<CalendarAddress>('POST', '/api/calendar/address')).body;
  const calendar = await (await fetch(`${app.url}${new URL(address ?? '').pathname}`)).text();
  expect(calendar).toContain('SUMMARY:New auctions of free agents close');
  expect((await bid(0, ada, 5)).body).toMatchObject({ leads: true });
  expect((await bid(1, ada, 31)).body).toMatchObject({ leads: true });
  expect((await market()).lots).toMatchObject([{ player_id: ada?.id, price: 6, leader_team_id: league.teams[1] }]);
  await endLots();
  expect(await league.places(1)).toEqual({ [ada?.id ?? 0]: 'active' });
  const { players } = (await call<ContractsAnswer>(0, 'GET', '/contracts')).body;
  expect(players.find(({ player_id }) => player_id === ada?.id)).toMatchObject({
    contract: { salary: 2, first_season: next, last_season: next },
  });
  expect((await market()).budgets.map(({ left }) => left)).toEqual([100, 94, 100]);
  expect((await market()).free_agency?.players[0]).toMatchObject({ player_id: ada?.id, team_id: league.teams[1] });
  expect((await market()).results).toMatchObject([{ player_id: ada?.id, won_by: league.teams[1], price: 6 }]);
  expect(await log()).toContainEqual(expect.stringContaining(`Team 2 won ${ada?.name} for $6.`));
});

test('other players cannot be added or auctioned, and no auction is opened after its days', async () => {
  const [ada, bo] = await agency(2, { lot_nominations: 1 });
  const [other] = await league.free([{ position: 'F', capHit: 1 }]);
  expect(await nameOf(bid(1, other, 5))).toBe('notUnrestricted');
  const add = (player: Held | undefined) => call(1, 'POST', '/free-agents/add', { player_id: player?.id });
  for (const player of [ada, other]) expect((await add(player)).body.refusal?.name).toBe('notInSeason');
  expect((await bid(1, ada, 5)).status).toBe(200);
  expect(await nameOf(bid(1, bo, 5))).toBe('tooManyLots');
  await daysPass();
  expect(await nameOf(bid(2, bo, 5))).toBe('nominationsOver');
  expect((await bid(2, ada, 9)).body).toMatchObject({ leads: true });
  await endLots();
  expect(await league.places(2)).toEqual({ [ada?.id ?? 0]: 'active' });
  expect(await league.places(0)).toEqual({});
});

test('a bid needs the cap space of the season that begins, also next to the auctions that the team leads', async () => {
  const [ada, bo] = await offseason(2, { salary_minimum: 20 });
  const [dear] = await league.hold(1, [{ position: 'D', capHit: 1 }]);
  expect((await sign(dear, 75, seasonPlus(SEASON, 2))).status).toBe(200);
  expect((await step('free-agency')).status).toBe(200);
  expect((await bid(1, ada, 5)).status).toBe(200);
  expect(await nameOf(bid(1, bo, 5))).toBe('cap');
  expect(await nameOf(bid(2, bo, 101))).toBe('overBudget');
  expect((await bid(2, bo, 100)).status).toBe(200);
});

test('the next phase waits for open auctions, and for the days in which they are opened unless a commissioner goes on', async () => {
  const [ada] = await agency(2);
  const names = async () => (await phase()).obstacles.map(({ name, final }) => [name, final]);
  expect(await names()).toEqual([['nominationsOpen', false]]);
  await bid(1, ada, 5);
  expect(await names()).toEqual([
    ['lotsOpen', true],
    ['nominationsOpen', false],
  ]);
  const refused = (await step('annual-drafts')).body.refusal;
  expect(refused?.name).toBe('lotsOpen');
  expect(refused?.message).toContain(`One auction is still open: ${ada?.name}.`);
  expect(await clock()).toBe('free-agency');
  await stop(ada);
  expect((await step('annual-drafts')).status).toBe(200);
  expect(await nameOf(bid(1, ada, 5))).toBe('bidsOutOfSeason');
});

test('the step is taken back with its players, but not while an auction is open', async () => {
  const [ada] = await agency(1);
  await bid(1, ada, 5);
  expect((await takeBack()).body.refusal?.message).toContain('One auction was opened since');
  await stop(ada);
  expect((await takeBack()).status).toBe(200);
  expect((await market()).free_agency).toBeNull();
  expect(await league.places(0)).toEqual({ [ada?.id ?? 0]: 'active' });
  expect(await clock()).toBe('offseason');
  expect((await step('free-agency')).status).toBe(200);
  expect((await bid(1, ada, 5)).status).toBe(200);
});

test('the rules of auctions stay as they are until the last auction and the days to open others are over', async () => {
  const [ada] = await agency(2);
  const change = (settings: Partial<LeagueForm>) => call(0, 'PATCH', '/settings', settings);
  const preview = (settings: Partial<LeagueForm>) =>
    call<SettingsPreviewAnswer>(0, 'POST', '/settings/preview', settings);
  const CHANGES: Partial<LeagueForm>[] = [
    { free_agents: 'bids' },
    { free_agents: 'picks' },
    { ufa_days: 0 },
    { bid_budget: 20 },
    { bid_minimum: 0 },
  ];
  for (const settings of CHANGES) {
    expectRefusal(await change(settings), 409, 'auctionsOpen', { field: Object.keys(settings)[0] });
    expect((await preview(settings)).body.refusal).toMatchObject({ name: 'auctionsOpen' });
  }
  expect((await change({ bid_budget: 20 })).body.refusal?.message).toMatch(
    /^Teams can open auctions of 2 more free agents until .*\.$/,
  );
  await bid(1, ada, 5);
  await daysPass();
  const ends = (await market()).lots[0]?.ends_at ?? '';
  expect((await change({ ufa_days: 0 })).body.refusal?.message).toBe(
    `One auction is open until ${momentWords(Date.parse(ends), 'America/Toronto')}: ${ada?.name}.`,
  );
  expect((await change({ bid_budget: 120 })).status).toBe(200);
  expect((await change({ lot_hours: 12 })).status).toBe(200);
  await endLots();
  expect(await league.places(1)).toEqual({ [ada?.id ?? 0]: 'active' });
  expect((await change({ free_agents: 'picks' })).status).toBe(200);
});

test.each(['bids', 'picks'])('a league whose auctions became %s in the phase does not wait for them', async (how) => {
  await agency(1);
  await query`update league set settings = settings || jsonb_build_object('free_agents', ${how}::text)
    where id = ${league.id}`;
  expect((await phase()).obstacles).toEqual([]);
  expect(await clock()).toBe('annual-drafts');
});

test.each([
  [0, 14, 'free-agency', 'free-agency'],
  [14, 0, 'annual-drafts', 'offseason'],
])('days of auctions that change from %s to %s with the season decide the next phase', async (now, then, next, at) => {
  await offseason(1, { ufa_days: now }, 'standard', { ufa_days: then });
  expect((await phase()).next).toBe(next);
  expect(await clock()).toBe(at);
  expect(await database.query('select 1 from league_delay where league_id = $1', [league.id])).toEqual([]);
  expect((await step(next)).status).toBe(at === 'offseason' ? 200 : 409);
});

test('a player whose auction is under way, or who has retired, keeps the phase from nothing', async () => {
  const [ada, bo] = await agency(2);
  const waits = async () => (await phase()).obstacles.map(({ name }) => name);
  await database.query(`update player set roster_status = 'inactive' where id = $1`, [bo?.id]);
  await database.query('delete from contract where player_id = $1', [bo?.id]);
  expect(await nameOf(bid(1, bo, 5))).toBe('notPlayable');
  expect(await waits()).toEqual(['nominationsOpen']);
  await bid(1, ada, 5);
  expect(await waits()).toEqual(['lotsOpen']);
  await endLots();
  expect(await waits()).toEqual([]);
  await tasks.runToEnd('notifications');
  expect(
    await database.query(`select 1 from notice where league_id = $1 and says ->> 'key' = 'begun'`, [league.id]),
  ).toEqual([]);
  expect(await clock()).toBe('annual-drafts');
});

test('the notice counts the players without a team', async () => {
  const [ada] = await agency(3);
  await bid(1, ada, 5);
  await endLots();
  await tasks.runToEnd('notifications');
  expect(
    await query`select distinct says -> 'figures' ->> 'players' as players from notice
      where league_id = ${league.id} and says ->> 'key' = 'begun'`,
  ).toEqual([{ players: '2' }]);
});

test('a player whom the team lets go has the deadline of the other free agents', async () => {
  const [ada, bo] = await offseason(2, { rfa: 'refusal', ufa_days: 20 }, 'entry-level');
  expect((await sign(bo, 9, SEASON)).status).toBe(200);
  expect((await step('free-agency')).status).toBe(200);
  const until = (await market()).free_agency?.nominations_until;
  await database.query(`update league set settings = settings || '{"ufa_days": 60}' where id = $1`, [league.id]);
  await letGo();
  expect((await market()).free_agency).toMatchObject({
    nominations_until: until,
    players: [{ player_id: ada?.id }, { player_id: bo?.id }],
  });
  const rows = await query<{ until: Date }>`select distinct nominate_until as until from unrestricted_agent
    where league_id = ${league.id}`;
  expect(rows.map((row) => row.until.toISOString())).toEqual([until]);
});

test('a restricted free agent whom the team lets go can be auctioned while the days last', async () => {
  const [ada] = await offseason(1, { rfa: 'refusal', ufa_days: 20 }, 'entry-level');
  expect((await step('free-agency')).status).toBe(200);
  expect((await market()).free_agency).toBeNull();
  expect(await nameOf(bid(1, ada, 5))).toBe('restrictedNow');
  await letGo();
  expect((await market()).free_agency).toMatchObject({ players: [{ player_id: ada?.id, salary: 10 }] });
  expect((await bid(1, ada, 5)).status).toBe(200);
});

test.each<[string, Partial<LeagueForm>]>([
  ['weekly picks', { free_agents: 'picks' }],
  ['sealed bids', { free_agents: 'bids' }],
  ['no days of auctions', { ufa_days: 0 }],
])('a league with %s has no free agency for them', async (_, form) => {
  await offseason(1, form);
  expect((await phase()).next).toBe('annual-drafts');
  expect(await clock()).toBe('offseason');
  expect((await step('annual-drafts')).status).toBe(200);
  expect(await league.places(0)).toEqual({});
});

test('a bid of the ended season lapses in free agency', async () => {
  await offseason(1);
  await step('free-agency');
  const [old] = await league.free([{ position: 'F', capHit: 1 }]);
  await query`insert into unrestricted_agent (league_id, season, player_id, team_id, nominate_until)
    values (${league.id}, ${seasonPlus(SEASON, 1)}, ${old?.id}, ${league.teams[0]}, now() + interval '1 day')`;
  await bid(1, old, 5);
  await database.query('update bid set season = $2 where league_id = $1', [league.id, SEASON]);
  expect(await nameOf(bid(2, old, 9))).toBe('bidsUnderway');
  await endLots();
  expect(await league.places(1)).toEqual({});
  expect((await market(1)).bids).toMatchObject([{ outcome: 'failed', reason: 'The season ended.' }]);
});

test('the clock begins and ends free agency in three seasons, and players nobody bids for stay free agents', async () => {
  const [ada, ...others] = await offseason(2);
  for (let year = 1; year <= 3; year += 1) {
    const season = seasonPlus(SEASON, year);
    expect(await clock()).toBe('free-agency');
    expect((await books.league(database.db, league.id)).season).toBe(season);
    expect((await bid(year % 3, ada, 5)).status).toBe(200);
    expect(await clock()).toBe('free-agency');
    await endLots();
    expect(await clock()).toBe('free-agency');
    await daysPass();
    expect(await clock()).toBe('annual-drafts');
    expect(await league.places(year % 3)).toEqual({ [ada?.id ?? 0]: 'active' });
    for (const { id } of others)
      for (const team of [0, 1, 2]) expect(await league.places(team)).not.toHaveProperty(String(id));
    others.push(...(await league.hold(year % 3, [{ position: 'D', capHit: 1 }])));
    for (const to of ['in-season', 'offseason']) expect((await step(to)).status).toBe(200);
  }
});
