import { beforeEach, expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { PlayersAnswer } from '@crease/core/players/players.schema.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import { WaiverDecision } from '../free-agents/waiver-decision.service.js';
import { BooksQueries } from '../teams/books.queries.js';
import { TeamQueries } from '../teams/team.queries.js';
import { OWN_SALARIES } from '../testing/kinds/own-salaries.js';
import { playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { pickAsRookie } from '../testing/kinds/rookie-picks.js';
import { fileApp, type Refused } from '../testing/test-app.js';

const { app, database, query } = await fileApp();
const books = app.app.get(BooksQueries);

const FORM = {
  num_teams: 2,
  ...OWN_SALARIES,
} as const;
let league: PlayLeague;
let season: string;
const start = async (form: object = {}) => {
  league = await playLeague(app, { form: { ...FORM, ...form } });
  season = (await books.league(database.db, league.id)).season;
};
beforeEach(() => start());

const contracts = (by = 1) => league.get<ContractsAnswer>(by, '/contracts');
const set = (player: number | undefined, salary: number, last = season, more: object = {}, by = 0) =>
  league.call(by, 'PUT', `/contracts/${player}`, { salary, last_season: last, ...more });
const lines = () => league.log(1);
const waiversEnd = async () => {
  await database.query(`update waiver set clears_at = now() - interval '1 second' where league_id = $1`, [league.id]);
  await app.app.get(WaiverDecision).resolveDue();
};
const used = async (team: number, year?: string) =>
  (await books.books(database.db, league.id, [league.teams[team] ?? ''], year))[0]?.players.map(({ capHit }) => capHit);

test('a player costs the contract that a commissioner set, in every read of the cap, and the minimum without one', async () => {
  const [ada, bo] = await league.hold(0, [seedOf('F', 9_000_000), seedOf('D', 4_000_000)]);
  expect((await set(ada?.id, 30, seasonPlus(season, 1))).status).toBe(200);
  expect(await contracts()).toMatchObject({
    own: true,
    minimum: 2,
    players: [
      { player_id: ada?.id, contract: { salary: 30, last_season: seasonPlus(season, 1), source: 'commissioner' } },
      { player_id: bo?.id, contract: null },
    ],
  });
  expect(await used(0)).toEqual([30, 2]);
  expect(await used(0, seasonPlus(season, 1))).toEqual([30, 0]);
  expect(await used(0, seasonPlus(season, 2))).toEqual([0, 0]);
  expect(await app.app.get(TeamQueries).summary(league.id, league.teams[0] ?? '')).toMatchObject({
    total_cap: 32,
    cap_space: 68,
  });
  const listed = await league.call<PlayersAnswer>(1, 'GET', '/players?sort=cap_hit');
  expect(listed.body.players.filter(({ owner }) => owner !== null).map(({ cap }) => cap.cap_hit)).toEqual([30, 2]);
  expect(listed.body.players.filter(({ owner }) => owner === null).every(({ cap }) => cap.cap_hit === 2)).toBe(true);
  expect((await set(ada?.id, 25, season, { kind: 'entry-level' })).status).toBe(200);
  expect(await used(0)).toEqual([25, 2]);
  const remove = (by: number) => league.call(by, 'DELETE', `/contracts/${ada?.id}`);
  expect([(await remove(1)).status, (await remove(0)).status, (await remove(0)).status]).toEqual([403, 200, 404]);
  expect(await used(0)).toEqual([2, 2]);
  const told = (await lines()).filter((line) => line.includes('contract'));
  expect(told.reverse()).toEqual([
    `The commissioner gave ${ada?.name} (Team 1) a contract: $30 through ${seasonPlus(season, 1)}.`,
    `The commissioner changed the contract of ${ada?.name} (Team 1) from $30 through ${seasonPlus(season, 1)} to $25 through ${season}, entry-level.`,
    `The commissioner removed the contract of ${ada?.name} (Team 1): $25 through ${season}, entry-level.`,
  ]);
});

test('contracts are set by commissioners only, within the league’s rules', async () => {
  const [ada] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
  const name = async (answer: Promise<{ status: number; body: Refused }>) => (await answer).body.refusal?.name;
  expect((await set(ada?.id, 30, season, {}, 1)).status).toBe(403);
  expect(await name(set(ada?.id, 1))).toBe('salaryTooLow');
  expect(await name(set(ada?.id, 30, seasonPlus(season, -1)))).toBe('contractOver');
  expect(await name(set(ada?.id, 30, seasonPlus(season, 8)))).toBe('contractLong');
  expect(await name(set(ada?.id, 30, season, { first_season: seasonPlus(season, 1) }))).toBe('contractStart');
  const [free] = await league.free([{ position: 'F', capHit: 1 }]);
  expect((await set(free?.id, 30)).status).toBe(404);
  await start({ salary_step: 5 });
  const [other] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
  expect(await name(set(other?.id, 31))).toBe('salaryStep');
  await start({ salaries: 'nhl' });
  const [third] = await league.hold(0, [{ position: 'F', capHit: 7 }]);
  expect(await name(set(third?.id, 30))).toBe('contractsOff');
  expect(await used(0)).toEqual([7]);
  expect(await contracts()).toMatchObject({ own: false, players: [] });
});

test('a dropped player keeps the contract on waivers, and a claim takes it; unclaimed it is over', async () => {
  const [ada, bo] = await league.hold(0, [seedOf('F', 1), seedOf('D', 1)]);
  for (const player of [ada, bo]) await set(player?.id, 30, seasonPlus(season, 2));
  await league.weekPicks(2);
  const moves = [ada, bo].map((player) => ({ type: 'drop', player_id: player?.id }));
  await league.call(0, 'POST', `/teams/${league.teams[0]}/moves`, { moves });
  const claim = await league.call(1, 'POST', '/free-agents/claims', { player_id: ada?.id });
  expect(claim.status).toBe(200);
  await waiversEnd();
  expect(await used(1)).toEqual([30]);
  expect((await contracts()).players).toMatchObject([{ player_id: ada?.id, contract: { salary: 30 } }]);
  const listed = await league.call<PlayersAnswer>(1, 'GET', '/players?limit=200');
  expect(listed.body.players.find(({ id }) => id === bo?.id)?.cap.cap_hit).toBe(2);
});

const ledger = async (team: number) =>
  (await league.get<CapLedgerAnswer>(1, `/teams/${league.teams[team]}/cap-ledger`)).seasons.map(
    ({ used: total, lines: rows }) => ({
      total,
      sum: rows.reduce((sum, { amount }) => sum + amount, 0),
      kinds: rows.map(({ kind, amount }) => `${kind} ${amount}`),
    }),
  );
const drop = (team: number, player: number | undefined) => league.move(team, 'drop', player);

test('a cut leaves dead cap in each season, shared with teams that retain; a claim takes the contract and the dead cap goes', async () => {
  const [ada] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
  await set(ada?.id, 33, seasonPlus(season, 1));
  await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
    values ('kept', ${league.id}, ${ada?.id}, ${league.teams[1]}, 50, 16, ${season})`;
  expect(await ledger(0)).toEqual([
    { total: 17, sum: 17, kinds: ['salary 33', 'received -16'] },
    { total: 33, sum: 33, kinds: ['salary 33'] },
    { total: 0, sum: 0, kinds: [] },
  ]);
  expect((await drop(0, ada?.id)).body).toMatchObject({ figures: { cap_used: 9, dead: 9 } });
  const cut = [
    { total: 9, sum: 9, kinds: ['dead 9'] },
    { total: 9, sum: 9, kinds: ['dead 9'] },
    { total: 0, sum: 0, kinds: [] },
  ];
  expect(await ledger(0)).toEqual(cut);
  expect((await ledger(1))[0]).toEqual({ total: 8, sum: 8, kinds: ['dead 8'] });
  const both = await app.app.get(TeamQueries).summaries(league.id);
  expect(both.map(({ total_cap, salary_retained }) => total_cap + salary_retained)).toEqual([9, 8]);
  await query`update retention set team_id = ${league.teams[0]}, id = 'other' where league_id = ${league.id}`;
  await query`update retention set created_at = now() - interval '2 years', ended_at = now()
    where league_id = ${league.id}`;
  await league.weekPicks(1);
  await league.call(1, 'POST', '/free-agents/claims', { player_id: ada?.id });
  await waiversEnd();
  expect((await ledger(0)).map(({ total }) => total)).toEqual([0, 0, 0]);
  expect((await ledger(1)).map(({ total }) => total)).toEqual([33, 33, 0]);
});

test('a cut that leaves the team over the cap is refused unless it makes the violation smaller', async () => {
  await start({ cut_present: 100, salary_cap: 40 });
  const [ada, bo] = await league.hold(0, [seedOf('F', 1), seedOf('D', 1, { place: 'rookie', rookie: true })]);
  await set(ada?.id, 33);
  await set(bo?.id, 10);
  expect((await drop(0, bo?.id)).body).toMatchObject({ refusal: { figure: 43, limit: 40 } });
  await set(bo?.id, 7);
  expect((await drop(0, bo?.id)).status).toBe(200);
  await start({ salary_cap: 40 });
  const [cy] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
  await set(cy?.id, 90);
  expect((await drop(0, cy?.id)).status).toBe(200);
});

test('a traded player keeps the contract, and a retained part of it rounds down', async () => {
  const [ada] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
  await set(ada?.id, 33, seasonPlus(season, 2));
  await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
    values ('kept', ${league.id}, ${ada?.id}, ${league.teams[0]}, 50, 16, ${seasonPlus(season, 2)})`;
  await database.query('update roster_entry set team_id = $2 where league_id = $1', [league.id, league.teams[1]]);
  const both = await app.app.get(TeamQueries).summaries(league.id);
  expect(both.map(({ total_cap, salary_retained }) => [total_cap, salary_retained])).toEqual([
    [0, 16],
    [17, 0],
  ]);
});

test('an add after the waiver leaves contract and dead cap, and a team with the dead cap may not add the player', async () => {
  const [ada] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
  await set(ada?.id, 30, seasonPlus(season, 1));
  await league.weekPicks(2);
  await drop(0, ada?.id);
  const add = (team: number, more: object = {}) =>
    league.call(team, 'POST', '/free-agents/add', { player_id: ada?.id, ...more });
  const overridden = { team_id: league.teams[0], override_reason: 'For this test' };
  expect((await add(0, overridden)).status).toBe(200);
  expect((await ledger(0))[0]?.kinds).toEqual(['salary 30']);
  await drop(0, ada?.id);
  // The waiver is over, but not decided yet.
  await database.query(`update waiver set clears_at = now() - interval '1 second' where league_id = $1`, [league.id]);
  expect(await add(0)).toMatchObject({ status: 409, body: { refusal: { name: 'cutEarlier' } } });
  expect((await add(1)).status).toBe(200);
  expect(await used(1)).toEqual([2]);
  expect((await ledger(0))[0]?.kinds).toEqual(['dead 15']);
  await drop(1, ada?.id);
  await waiversEnd();
  expect((await add(0)).body.refusal?.message).toContain(`through ${seasonPlus(season, 1)}`);
  expect((await add(1)).status).toBe(200);
});

test('a copy with rosters has the contracts in force and no dead cap', async () => {
  const [ada, bo] = await league.hold(0, [seedOf('F', 1), seedOf('D', 1)]);
  for (const player of [ada, bo]) await set(player?.id, 10, seasonPlus(season, 1));
  await drop(0, bo?.id);
  const copied = await league.call<{ league_id: string }>(0, 'POST', '/copies', {
    league_name: 'Another one',
    managers: false,
    rosters: true,
  });
  const copy = copied.body.league_id;
  const brought = await query`select k.salary, left(k.last_season, 4)::int - left(l.current_season, 4)::int as later
    from league_contract k join league l on l.id = k.league_id where k.league_id = ${copy}`;
  expect(brought).toEqual([{ salary: 10, later: 1 }]);
  expect(await database.query('select amount from dead_cap where league_id = $1', [copy])).toEqual([]);
});

test('as a season begins, players without a contract for it leave; those in the rookie bank stay, and it can be undone', async () => {
  const next = seasonPlus(season, 1);
  const [over, signed, never, prospect] = await league.hold(0, [
    seedOf('F', 1),
    seedOf('F', 1),
    seedOf('D', 1),
    seedOf('F', 1, { place: 'rookie', rookie: true }),
  ]);
  await set(over?.id, 10);
  await set(signed?.id, 20, next);
  const go = (to: string) => league.call(0, 'POST', '/phase', { to, override_reason: 'For this test' });
  await go('offseason');
  const before = await league.call<ConcernsAnswer>(0, 'GET', '/concerns');
  expect(before.body.concerns.find(({ kind }) => kind === 'contracts-end')?.names.toSorted()).toEqual(
    [over?.name, never?.name].toSorted(),
  );
  const { body: phase } = await league.call<{ next: string }>(0, 'GET', '/phase');
  const begun = await go(phase.next);
  expect(begun.body).toMatchObject({ success: true });
  expect(Object.keys(await league.places(0)).map(Number)).toEqual([signed?.id, prospect?.id]);
  expect(await lines()).toContainEqual(`${over?.name} and ${never?.name} left Team 1: no contract for ${next}.`);
  expect(await used(0)).toEqual([20, 2]);
  const { body } = await league.call<{ taking_back: { id: string } | null }>(0, 'GET', '/phase');
  const undone = await league.call(0, 'POST', '/phase/take-back', { change_id: body.taking_back?.id ?? 'none' });
  expect(undone.status).toBe(200);
  expect(await used(0)).toEqual([10, 20, 2, 2]);
});

const SIGNED = { contract_signing: 'managers', sign_least: 1, sign_most: 3, sign_days: 5 } as const;
const sign = (player: number | undefined, years: number, by: number) =>
  league.call(by, 'PUT', `/contracts/${player}/length`, { years });
const add = (player: number | undefined, by: number) =>
  league.call(by, 'POST', '/free-agents/add', { player_id: player });
const toSign = async (by: number) =>
  (await league.get<ConcernsAnswer>(by, '/concerns')).concerns.filter(({ kind }) => kind === 'sign-players');

test('a manager signs a new player for some seasons, within the limits of the team and in time', async () => {
  await start({ ...SIGNED, sign_salary: 'nhl', salary_step: 5, contract_years: 5, contract_slots: 1 });
  await league.weekPicks(9);
  const players = await league.free(Array.from({ length: 4 }, () => ({ position: 'F', capHit: 11 }) as const));
  const [ada, bo, cy, di] = players;
  for (const player of [ada, bo, cy]) expect((await add(player?.id, 1)).status).toBe(200);
  // The NHL cap hit is rounded up to the step.
  expect(await used(1)).toEqual([15, 15, 15]);
  const listed = await league.call<PlayersAnswer>(1, 'GET', '/players?limit=200');
  expect(listed.body.players.find(({ id }) => id === di?.id)?.cap.cap_hit).toBe(15);
  expect(await toSign(1)).toMatchObject([{ count: 3, todo: true }]);
  expect(await toSign(0)).toEqual([]);
  const name = async (answer: ReturnType<typeof sign>) => (await answer).body.refusal?.name;
  expect((await sign(ada?.id, 2, 0)).status).toBe(403);
  expect(await name(sign(ada?.id, 4, 1))).toBe('contractYears');
  expect((await sign(ada?.id, 3, 1)).status).toBe(200);
  expect(await name(sign(ada?.id, 1, 1))).toBe('notToSign');
  expect(await name(sign(bo?.id, 2, 1))).toBe('teamYears');
  await database.query(`update league set settings = settings || '{"contract_years": 0}' where id = $1`, [league.id]);
  expect(await name(sign(bo?.id, 2, 1))).toBe('contractSlots');
  expect((await sign(bo?.id, 1, 1)).status).toBe(200);
  expect(await lines()).toContain(`Team 2 signed ${ada?.name} for 3 seasons: $15 through ${seasonPlus(season, 2)}.`);
  await query`update league_contract set sign_until = now() - interval '1 second' where player_id = ${cy?.id}`;
  expect(await name(sign(cy?.id, 1, 1))).toBe('notToSign');
  expect(await toSign(1)).toEqual([]);
  const seasons = await ledger(1);
  expect(seasons.map(({ sum }) => sum)).toEqual(seasons.map(({ total }) => total));
  expect(seasons.map(({ sum }) => sum)).toEqual([45, 15, 15]);
  // A claim takes the contract as it is, even unsigned.
  expect((await add(di?.id, 1)).status).toBe(200);
  await drop(1, di?.id);
  await league.call(0, 'POST', '/free-agents/claims', { player_id: di?.id });
  await waiversEnd();
  expect((await sign(di?.id, 2, 0)).status).toBe(200);
});

test('a copy gives all days to sign the players whose contract is still to be signed, and no others', async () => {
  await start({ ...SIGNED, sign_salary: 'nhl' });
  await league.weekPicks(9);
  const [ada, bo, cy] = await league.free(Array.from({ length: 3 }, () => ({ position: 'F', capHit: 11 }) as const));
  for (const player of [ada, bo, cy]) expect((await add(player?.id, 1)).status).toBe(200);
  expect((await sign(bo?.id, 2, 1)).status).toBe(200);
  await query`update league_contract set sign_until = now() + interval '1 hour' where player_id = ${ada?.id}`;
  await query`update league_contract set sign_until = now() - interval '1 hour' where player_id = ${cy?.id}`;
  const { body } = await league.call<{ league_id: string }>(0, 'POST', '/copies', {
    league_name: 'Another one',
    managers: false,
    rosters: true,
  });
  const contracts = await query<{
    player_id: number;
    days: number | null;
  }>`select player_id, extract(day from sign_until - signed_at)::int as days
    from league_contract where league_id = ${body.league_id} order by player_id`;
  const days = new Map(contracts.map(({ player_id, days: left }) => [player_id, left]));
  expect([ada, bo, cy].map((player) => days.get(player?.id ?? 0))).toEqual([5, null, null]);
});

test('leagues whose commissioners set contracts let no manager sign', async () => {
  const [ada] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
  expect((await sign(ada?.id, 1, 1)).body.refusal?.name).toBe('signingOff');
  await start({ ...SIGNED });
  const [bo] = await league.hold(1, [{ position: 'F', capHit: 1 }]);
  expect((await sign(bo?.id, 1, 1)).status).toBe(404);
});

test('a player of a rookie draft comes up with an entry-level contract by the round, others are to be signed', async () => {
  await start({ ...SIGNED, entry_salary: 20, entry_step: 7, entry_seasons: 2, rookie_bank_size: 6 });
  const next = seasonPlus(season, 1);
  const rookie = { position: 'F', capHit: 1, place: 'rookie', rookie: true } as const;
  const [ada, bo, cy, di] = await league.hold(1, [rookie, rookie, rookie, rookie]);
  for (const player of [ada, cy])
    await pickAsRookie(database, league.id, { player: player?.id ?? 0, team: league.teams[1] ?? '', round: 2 });
  expect((await contracts()).players.map(({ cost }) => cost).toSorted((one, two) => one - two)).toEqual([2, 2, 13, 13]);
  const promote = (player: number | undefined) => league.move(1, 'promote', player);
  const listed = await league.call<PlayersAnswer>(1, 'GET', '/players?limit=200');
  expect([ada, bo].map((one) => listed.body.players.find(({ id }) => id === one?.id)?.cap.cap_hit)).toEqual([13, 2]);
  expect(await used(1)).toEqual([13, 2, 13, 2]);
  for (const player of [ada, bo]) expect((await promote(player?.id)).status).toBe(200);
  const terms = async () =>
    Object.fromEntries(
      (await contracts()).players.map(({ player_id, contract }) => [
        player_id,
        contract === null
          ? null
          : `${contract.kind} ${contract.salary} ${contract.first_season}..${contract.last_season} ${contract.sign_until === null ? 'settled' : 'open'}`,
      ]),
    );
  const up = {
    [ada?.id ?? 0]: `entry-level 13 ${season}..${next} settled`,
    [bo?.id ?? 0]: `standard 2 ${season}..${season} open`,
  };
  expect(await terms()).toEqual({ ...up, [cy?.id ?? 0]: null, [di?.id ?? 0]: null });
  // Graduates get theirs for the coming season, and go back to the bank without it.
  for (const player of [cy, di])
    await query`insert into player_season (player_id, season, playoffs, gp, source)
      values (${player?.id}, ${season}, false, 200, 'test')`;
  const phase = () => league.get<{ next: string; taking_back: { id: string } | null }>(0, '/phase');
  const go = async (to: string) =>
    (await league.call(0, 'POST', '/phase', { to, override_reason: 'For this test' })).status;
  expect(await go('offseason')).toBe(200);
  const graduated = {
    [cy?.id ?? 0]: `entry-level 13 ${next}..${seasonPlus(next, 1)} settled`,
    [di?.id ?? 0]: `standard 2 ${next}..${next} open`,
  };
  expect(await terms()).toEqual({ ...up, ...graduated });
  const back = { change_id: (await phase()).taking_back?.id ?? 'none' };
  expect((await league.call(0, 'POST', '/phase/take-back', back)).status).toBe(200);
  expect(await terms()).toEqual({ ...up, [cy?.id ?? 0]: null, [di?.id ?? 0]: null });
  expect(await go('offseason')).toBe(200);
  expect(await go((await phase()).next)).toBe(200);
  // Bo's contract is over; the graduates keep theirs.
  expect(await terms()).toEqual({ [ada?.id ?? 0]: up[ada?.id ?? 0], ...graduated });
  const seasons = await ledger(1);
  expect(seasons.map(({ sum }) => sum)).toEqual(seasons.map(({ total }) => total));
});

test('after any order of contracts, signings, cuts, claims, trades and retentions the ledger is the cap used, in every season', async () => {
  await start({ ...SIGNED });
  await league.weekPicks(40);
  const players: number[] = [];
  for (const team of [0, 1]) {
    const made = await league.hold(
      team,
      Array.from({ length: 5 }, () => ({ position: 'F', capHit: 1 }) as const),
    );
    players.push(...made.map(({ id }) => id));
  }
  let state = 7;
  const random = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const holder = async (player: number) => {
    for (const team of [0, 1]) if ((await league.held(team)).some(({ id }) => id === player)) return team;
    return null;
  };
  for (let step = 0; step < 40; step += 1) {
    const player = players[random(players.length)] ?? 0;
    const team = await holder(player);
    const kind = random(6);
    if (team === null) {
      const by = random(2);
      await league.call(by, 'POST', '/free-agents/claims', { player_id: player });
      await waiversEnd();
      if ((await holder(player)) === null) await add(player, by);
      await sign(player, 1 + random(3), by);
    } else if (kind < 2) await set(player, 2 + random(20), seasonPlus(season, random(4)));
    else if (kind === 2) await drop(team, player);
    else if (kind === 3) await league.call(0, 'DELETE', `/contracts/${player}`);
    else {
      const other = 1 - team;
      if (kind === 4)
        await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
          select ${`kept${step}`}, ${league.id}, ${player}, ${league.teams[team]}, 33, 0, k.last_season
            from league_contract k
          where k.league_id = ${league.id} and k.player_id = ${player} and k.released_at is null`;
      await query`update roster_entry set team_id = ${league.teams[other]} where league_id = ${league.id}
        and player_id = ${player}`;
      await query`update retention set ended_at = now() where league_id = ${league.id} and player_id = ${player}
        and team_id = ${league.teams[other]} and ended_at is null`;
    }
    const both = await app.app.get(TeamQueries).summaries(league.id);
    for (const [index, { total_cap, salary_retained }] of both.entries()) {
      const seasons = await ledger(index);
      expect(seasons.map(({ sum }) => sum)).toEqual(seasons.map(({ total }) => total));
      expect(total_cap + salary_retained).toBe(seasons[0]?.total);
    }
  }
});
