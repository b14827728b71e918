import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { NoticesAnswer } from '@crease/core/notifications/notification.answers.js';
import type { PlayersAnswer } from '@crease/core/players/players.schema.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { MovesAnswer, MovesPreview } from '@crease/core/teams/team.schema.js';
import { WaiverDecision } from '../free-agents/waiver-decision.service.js';
import { NotificationService } from '../notifications/notification.service.js';
import { FarmService } from '../teams/farm.service.js';
import { IrReturnService } from '../teams/ir-return.service.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();
const farm = app.app.get(FarmService);
const irReturns = app.app.get(IrReturnService);
const waivers = app.app.get(WaiverDecision);

let league: PlayLeague;
const set = (settings: object) =>
  query`update league set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${league.id}`;
beforeEach(async () => {
  league = await playLeague(app, {
    form: {
      num_teams: 3,
      max_roster_size: 6,
      ...NO_MINIMUMS,
      salary_cap: 10_000_000,
      rookie_bank_size: 3,
      protectionSheetsEnabled: false,
    },
  });
});

const move = (team: number, moves: { type: string; player_id?: number }[], more: object = {}) =>
  league.call<Refused & MovesAnswer>(team, 'POST', `/teams/${league.teams[team]}/moves`, { moves, ...more });
const played = (playerId: number | undefined, season: string, gp: number) =>
  query`insert into player_season (player_id, season, playoffs, gp, source) values (${playerId}, ${season}, false, ${gp}, 'test')
     on conflict (player_id, season, playoffs) do update set gp = excluded.gp`;
const log = async () => (await league.get<ActivityLogAnswer>(0, '/activity-log')).activities;
const rookie = { position: 'F', capHit: 1_000_000, rookie: true } as const;
const veteran = { position: 'F', capHit: 1_000_000 } as const;

describe('who is a rookie', () => {
  test('follows the league: its list, its pages and its bank agree, and another league’s do not change', async () => {
    const [held] = await league.hold(0, [veteran]);
    await query`update player set birth_date = '1996-01-01', drafted_or_signed = true, updated_at = clock_timestamp() where id = ${held?.id}`;
    await played(held?.id, '2024-25', 30);
    const listed = async () =>
      (await league.get<PlayersAnswer>(0, `/players?search=${encodeURIComponent(held?.name ?? '')}`)).players.find(
        ({ id }) => id === held?.id,
      )?.rookie;
    const onPage = async () =>
      (await league.get<TeamPageAnswer>(0, `/teams/${league.teams[0]}`)).roster.find(
        ({ player_id }) => player_id === held?.id,
      )?.rookie;
    expect([await listed(), await onPage()]).toEqual([false, false]);
    expect(await move(0, [{ type: 'toBank', player_id: held?.id }])).toMatchObject({ status: 409 });

    await set({ rookie_age: 0, rookie_season_games: 0, rookie_two_season_games: 0, rookie_career_games: 50 });
    expect([await listed(), await onPage()]).toEqual([true, true]);
    expect(await move(0, [{ type: 'toBank', player_id: held?.id }])).toMatchObject({ status: 200 });
  });

  test('decides who leaves the bank at the season’s end', async () => {
    await set({ rookie_career_games: 50, rookie_season_games: 0, rookie_two_season_games: 0 });
    const [stays, leaves] = await league.hold(0, [
      { ...rookie, place: 'rookie' },
      { ...rookie, place: 'rookie' },
    ]);
    for (const { id } of [stays!, leaves!])
      await query`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = ${id}`;
    await played(stays?.id, '2025-26', 50);
    await played(leaves?.id, '2025-26', 51);
    expect(await league.call(0, 'POST', '/phase', { to: 'offseason', override_reason: 'For this test' })).toMatchObject(
      { status: 200 },
    );
    expect(await league.places(0)).toEqual({ [String(stays?.id)]: 'rookie', [String(leaves?.id)]: 'active' });
    expect((await league.call<PhaseAnswer>(0, 'GET', '/phase')).status).toBe(200);
  });
});

describe('the bank', () => {
  test('takes veterans up to its number, and counts on the cap where the league wants it so', async () => {
    await set({ farm_veterans: 1, farmOnCap: true });
    const [one, two] = await league.hold(0, [
      { ...veteran, capHit: 4_000_000 },
      { ...veteran, capHit: 5_000_000 },
    ]);
    const sent = await move(0, [{ type: 'toBank', player_id: one?.id }]);
    expect(sent).toMatchObject({ status: 200, body: { figures: { cap_used: 9_000_000, rookies: 1, active: 1 } } });
    expectRefusal(await move(0, [{ type: 'toBank', player_id: two?.id }]), 409, 'farmVeterans', {
      figure: 2,
      limit: 1,
    });
    const summary = await league.get<TeamPageAnswer>(0, `/teams/${league.teams[0]}`);
    expect([summary.team.cap_space, summary.figures.cap_space]).toEqual([1_000_000, 1_000_000]);
  });

  test('takes nobody back who came up, not after a trade either; a commissioner can override it', async () => {
    await set({ farm_send_down: 'never' });
    const [player] = await league.hold(0, [{ ...rookie, place: 'rookie' }]);
    await query`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = ${player?.id}`;
    expect((await move(0, [{ type: 'promote', player_id: player?.id }])).status).toBe(200);
    expectRefusal(await move(0, [{ type: 'toBank', player_id: player?.id }]), 409, 'broughtUp', {
      fix: expect.stringContaining('trade'),
    });
    const shown = (await league.get<TeamPageAnswer>(0, `/teams/${league.teams[0]}`)).roster[0];
    expect(shown).toMatchObject({ farm: { brought_up: true }, moves: expect.not.arrayContaining(['toBank']) });
    // A player called up for one team also counts as called up for another.
    await query`update roster_entry set team_id = ${league.teams[1]}, acquired_at = clock_timestamp() where league_id = ${league.id} and player_id = ${player?.id}`;
    expect(await move(1, [{ type: 'toBank', player_id: player?.id }])).toMatchObject({ status: 409 });
    const forced = await league.call(0, 'POST', `/teams/${league.teams[1]}/moves`, {
      moves: [{ type: 'toBank', player_id: player?.id }],
      override_reason: 'Sent down by mistake',
    });
    expect(forced.status).toBe(200);
  });
});

test('injured reserve above the relief counts on the cap, and the list of teams says the same as the moves', async () => {
  await set({ ir_relief: 4_000_000, ir_slots: 3 });
  const [one, two] = await league.hold(0, [
    { ...veteran, capHit: 5_000_000, place: 'ir' },
    { ...veteran, capHit: 3_000_000, status: 'IR' },
  ]);
  const page = () => league.get<TeamPageAnswer>(0, `/teams/${league.teams[0]}`);
  const before = await page();
  expect(before).toMatchObject({
    team: { total_cap: 4_000_000, cap_space: 6_000_000 },
    figures: { cap_used: 4_000_000, injured: 1_000_000, cap_space: 6_000_000 },
  });
  expect(before.outlook[0]).toMatchObject({ injured: 1_000_000, signed: 3_000_000, used: 4_000_000 });
  expect(before.outlook[1]).toMatchObject({ injured: 0 });
  await query`update player set status = 'IR' where id in (${one?.id}, ${two?.id})`;
  expect(await move(0, [{ type: 'toIr', player_id: two?.id }])).toMatchObject({
    status: 200,
    body: { figures: { cap_used: 4_000_000, injured: 4_000_000, active: 0 } },
  });
  await set({ ir_relief: 0 });
  const free = await page();
  expect([free.team.total_cap, free.figures.cap_used, free.figures.injured]).toEqual([0, 0, undefined]);
});

describe('through waivers', () => {
  beforeEach(() => set({ farm_send_down: 'waivers' }));
  const exposed = async () => {
    const [player] = await league.hold(0, [rookie]);
    await query`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = ${player?.id}`;
    const sent = await move(0, [{ type: 'toBank', player_id: player?.id }]);
    expect(sent.status).toBe(200);
    return player!;
  };
  const timeIsUp = () =>
    query`update waiver set clears_at = now() - interval '1 second' where league_id = ${league.id}`;

  test('a player whom nobody claims is in the bank', async () => {
    const player = await exposed();
    expect(await league.places(0)).toEqual({});
    expect((await log())[0]).toMatchObject({
      message: `Team 1 put ${player.name} on waivers, to send the player to the rookie bank.`,
      data: { kind: 'move', move: 'toBank', waiversUntil: expect.any(String) },
    });
    await timeIsUp();
    // The player cannot be added as a free agent in between, however late the waiver is decided.
    await league.weekPicks();
    expect(await league.call(1, 'POST', '/free-agents/add', { player_id: player.id })).toMatchObject({ status: 409 });
    await waivers.resolveDue();
    expect(await league.places(0)).toEqual({ [String(player.id)]: 'rookie' });
    expect((await log()).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        `${player.name} cleared waivers and is in the rookie bank of Team 1.`,
        `Team 1 sent ${player.name} to the rookie bank after waivers: no team claimed the player.`,
      ]),
    );
  });

  test('nobody needs waivers who is added straight to the bank', async () => {
    await league.weekPicks();
    const [free] = await league.free([rookie]);
    await query`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = ${free?.id}`;
    const added = await league.call(0, 'POST', '/free-agents/add', {
      player_id: free?.id,
      moves: [{ type: 'toBank', player_id: free?.id }],
    });
    expect(added.status).toBe(200);
    expect(await league.places(0)).toEqual({ [String(free?.id)]: 'rookie' });
  });

  test('rookies need none where only veterans go on waivers', async () => {
    await set({ farm_send_down: 'veterans', farm_veterans: 1 });
    const [young, old] = await league.hold(0, [rookie, veteran]);
    await query`update player set birth_date = case when id = ${young?.id} then '2004-01-01'::date else '1996-01-01' end,
         drafted_or_signed = true where id in (${young?.id}, ${old?.id})`;
    for (const player of [young, old])
      expect(await move(0, [{ type: 'toBank', player_id: player?.id }])).toMatchObject({ status: 200 });
    expect(await league.places(0)).toEqual({ [String(young?.id)]: 'rookie' });
    await timeIsUp();
    await waivers.resolveDue();
    expect(await league.places(0)).toEqual({ [String(young?.id)]: 'rookie', [String(old?.id)]: 'rookie' });
  });

  test('a player whom another team claims is theirs', async () => {
    const player = await exposed();
    await league.weekPicks();
    expect((await league.call(1, 'POST', '/free-agents/claims', { player_id: player.id })).status).toBeLessThan(300);
    await timeIsUp();
    await waivers.resolveDue();
    expect(await league.places(0)).toEqual({});
    expect(await league.places(1)).toEqual({ [String(player.id)]: 'active' });
  });

  test('at the season’s end they are in the bank, and on waivers again when that is taken back', async () => {
    const player = await exposed();
    await query`insert into league_contract (league_id, player_id, salary, first_season, last_season, kind, source)
       select id, ${player.id}, 10, current_season, current_season, 'standard', 'commissioner' from league where id = ${league.id}`;
    const went = await league.call(0, 'POST', '/phase', { to: 'offseason', override_reason: 'For this test' });
    expect(went.status).toBe(200);
    expect(await league.places(0)).toEqual({ [String(player.id)]: 'rookie' });
    const [change] = await query<{ id: string }>`select id from phase_change where league_id = ${league.id}`;
    const back = await league.call(0, 'POST', '/phase/take-back', { change_id: change?.id });
    expect(back).toMatchObject({ status: 200 });
    expect(await league.places(0)).toEqual({});
    await timeIsUp();
    await waivers.resolveDue();
    expect(await league.places(0)).toEqual({ [String(player.id)]: 'rookie' });
    const contracts = 'select released_at from league_contract where league_id = $1';
    expect(await database.query(contracts, [league.id])).toEqual([{ released_at: null }]);
  });
});

describe('who plays in the NHL', () => {
  const late = () => query`update farm_call_up set due_at = now() - interval '1 second' where league_id = ${league.id}`;
  const down = async (gp: number) => {
    const [player] = await league.hold(0, [{ ...rookie, place: 'rookie' }]);
    await query`update player set birth_date = '2004-01-01', drafted_or_signed = true where id = ${player?.id}`;
    await played(player?.id, '2025-26', gp);
    return player!;
  };
  const calls = async () => (await log()).filter(({ data }) => data.kind === 'callUp');

  test('must come up: announced once with a day, and then the team can add nobody until it has acted', async () => {
    await set({ farm_call_up_games: 10, farm_call_up_days: 5, farm_call_up_counts: 'season' });
    const player = await down(10);
    await farm.callUp();
    expect(await calls()).toEqual([]);
    await played(player.id, '2025-26', 11);
    await farm.callUp();
    await farm.callUp();
    expect(await calls()).toMatchObject([
      {
        message: expect.stringMatching(
          `^${player.name} has played more than 10 NHL games and must come up from the rookie bank of Team 1 by `,
        ),
        team_ids: [league.teams[0]],
      },
    ]);
    await app.app.get(NotificationService).sweep();
    await app.app.get(NotificationService).sweep();
    const told = (await league.manager(0).api<NoticesAnswer>('GET', `/api/notices`)).body.notices.filter(({ title }) =>
      title.includes(player.name),
    );
    expect(told).toHaveLength(1);
    const callUps = async () =>
      (await league.get<ConcernsAnswer>(0, '/concerns')).concerns.filter(({ kind }) => kind === 'call-ups');
    expect(await callUps()).toMatchObject([{ todo: true, names: [player.name], at: expect.any(String) }]);

    // The team may add players for five days.
    await league.weekPicks(2);
    const [free, other] = await league.free([veteran, veteran]);
    const add = (playerId: number | undefined, moves: object[] = []) =>
      league.call(0, 'POST', '/free-agents/add', { player_id: playerId, moves });
    expect((await add(free?.id)).status).toBe(200);
    await late();
    expectRefusal(await add(other?.id), 409, 'mustComeUp', {
      figure: 1,
      limit: 0,
      fix: expect.stringContaining('promote'),
    });
    const looked = await league.call<MovesPreview>(0, 'POST', '/free-agents/preview', { player_id: other?.id });
    expect(looked.body.remedies[0]).toMatchObject({ steps: [{ type: 'promote', player_id: player.id }] });
    expect(await callUps()).toMatchObject([{ names: [player.name], at: null }]);
    expect((await move(0, [{ type: 'promote', player_id: player.id }])).status).toBe(200);
    expect(await callUps()).toEqual([]);
    expectRefusal(await move(0, [{ type: 'toBank', player_id: player.id }]), 409, 'playedTooMuch', {
      figure: 11,
      limit: 10,
    });
    expect((await add(other?.id)).status).toBe(200);
  });

  test('has played before the league’s first day, and only the games since then count where the league wants it so', async () => {
    await set({ farm_call_up_games: 2, farm_call_up_counts: 'league' });
    const player = await down(40);
    await query`insert into league_season (league_id, season, starts_on, ends_on, begun_at)
       values (${league.id}, '2025-26', '2026-01-05', '2026-04-16', '2026-01-05T18:00:00Z')`;
    const plays = (...days: string[]) =>
      query`insert into player_game (player_id, game_id, season, day, source)
         select ${player.id}, ${`farm-${player.id}-`} || d, '2025-26', d::date, 'test' from unnest(${days}::text[]) d`;
    await plays('2025-12-28', '2026-01-02', '2026-01-04', '2026-01-05', '2026-01-07');
    await farm.callUp();
    expect(await calls()).toEqual([]);
    await plays('2026-01-09');
    await farm.callUp();
    expect(await calls()).toHaveLength(1);
    const page = await league.call<TeamPageAnswer>(0, 'GET', `/teams/${league.teams[0]}`);
    expect(page.body.roster[0]).toMatchObject({ farm: { games: 3 } });
    // In its second season a league counts all its games.
    await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2024-25', '2024-10-08', '2025-04-17')`;
    const later = await league.call<TeamPageAnswer>(0, 'GET', `/teams/${league.teams[0]}`);
    expect(later.body.roster[0]).toMatchObject({ farm: { games: 40 } });
  });

  test('comes up automatically where the league wants it so, with a line', async () => {
    await set({
      farm_call_up_games: 10,
      farm_call_up_days: 3,
      farm_call_up_counts: 'season',
      farmCallUpAlone: true,
    });
    const player = await down(12);
    await farm.callUp();
    expect(await league.places(0)).toEqual({ [String(player.id)]: 'rookie' });
    await late();
    await farm.callUp();
    await farm.callUp();
    expect(await league.places(0)).toEqual({ [String(player.id)]: 'active' });
    expect((await log()).filter(({ data }) => data.kind === 'move')).toMatchObject([
      { message: `Team 1 promoted ${player.name} from the rookie bank, as the time to do so was over.` },
    ]);
  });

  test('stays where the league asks for nothing', async () => {
    const player = await down(40);
    await farm.callUp();
    expect([await calls(), await league.places(0)]).toEqual([[], { [String(player.id)]: 'rookie' }]);
  });
});

describe('a healthy player on injured reserve', () => {
  test('is announced, counts as active when the days are over, and has new days after a new injury', async () => {
    await set({ ir_return_days: 7, max_roster_size: 1 });
    const [, hurt] = await league.hold(0, [veteran, { ...veteran, place: 'ir', status: 'IR' }]);
    const told = async () => (await log()).filter(({ data }) => data.kind === 'irReturn');
    const status = (value: string) => query`update player set status = ${value} where id = ${hurt?.id}`;
    const page = () => league.get<TeamPageAnswer>(0, `/teams/${league.teams[0]}`);
    const concern = async () =>
      (await league.get<ConcernsAnswer>(0, '/concerns')).concerns.filter(({ kind }) => kind === 'leave-ir');
    await irReturns.announce();
    expect(await told()).toEqual([]);

    await status('healthy');
    await irReturns.announce();
    await irReturns.announce();
    expect(await told()).toMatchObject([
      { message: expect.stringMatching(`^${hurt?.name} is healthy and must leave injured reserve of Team 1 by `) },
    ]);
    expect(await concern()).toMatchObject([{ todo: true, names: [hurt?.name], at: expect.any(String), text: null }]);
    expect((await page()).roster.find(({ player_id }) => player_id === hurt?.id)).toMatchObject({
      ir_return: { due_at: expect.any(String), over: false },
    });
    await app.app.get(NotificationService).sweep();
    const notices = (await league.manager(0).api<NoticesAnswer>('GET', `/api/notices`)).body.notices;
    expect(notices.filter(({ title }) => title === `${hurt?.name} must leave injured reserve of Team 1`)).toHaveLength(
      1,
    );

    await query`update ir_return set due_at = now() - interval '1 second' where league_id = ${league.id}`;
    const over = await page();
    expect([over.figures.active, over.figures.cap_used, over.team.roster_size, over.team.total_cap]).toEqual([
      2, 2_000_000, 2, 2_000_000,
    ]);
    expect(await concern()).toMatchObject([{ at: null, text: 'counts' }]);
    expectRefusal(await move(0, [{ type: 'activate', player_id: hurt?.id }]), 409, 'irOverdue', {
      figure: 2,
      limit: 1,
      fix: expect.stringContaining('drop'),
    });
    expect(await league.places(0)).toMatchObject({ [String(hurt?.id)]: 'ir' });

    await status('IR');
    expect((await page()).figures).toMatchObject({ active: 1, violations: [] });
    await irReturns.announce();
    await status('healthy');
    await irReturns.announce();
    expect(await told()).toHaveLength(2);
    expect((await page()).figures.active).toBe(1);
  });

  test('stays where the league sets no limit', async () => {
    await set({ ir_return_days: null });
    await league.hold(0, [{ ...veteran, place: 'ir' }]);
    await irReturns.announce();
    expect((await log()).filter(({ data }) => data.kind === 'irReturn')).toEqual([]);
  });
});
