import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftPoolAnswer, DraftSnapshot, KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { lotteryOrder } from '@crease/core/draft/order/lottery.rules.js';
import { DEFAULT_SCORING, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import { DraftPool, PickJudge } from '@crease/core/draft/team/legality.rules.js';
import {
  SMALL_DRAFT,
  createDraft,
  openDraft as ordered,
  orderByNumber,
  type seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../testing/draft-fixture.js';
import { eventually, PATIENCE_MS } from '../testing/patience.js';
import { RoomClient, type Caller } from '../testing/room-client.js';
import { fileApp } from '../testing/test-app.js';
import { linesWhere, queryOf } from '../testing/log-lines.js';
import { DraftClockwork } from './clock/draft.clockwork.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

interface Refused {
  refusal: { name: string; message: string };
}

const { app, db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(400));

async function league(form: Parameters<typeof seedLeague>[1]['form'] = {}, managed?: number): Promise<SeededLeague> {
  return seed({ form: { ...SMALL_DRAFT, max_roster_size: 3, ...form }, ...(managed === undefined ? {} : { managed }) });
}

async function openDraft(of: SeededLeague, body: object = {}): Promise<string> {
  const { id: draft_id } = await createDraft(of, { clock: { seconds: 3600 }, ...body });
  return draft_id;
}

async function begun(of: SeededLeague, body: object = {}): Promise<{ id: string; path: string }> {
  const draft = await ordered(of, body);
  await of.commissioner.must('POST', `${draft.path}/begin`, {});
  return draft;
}

const snapshot = async (caller: Caller, path: string): Promise<DraftState> =>
  (await caller.must<DraftSnapshot>('GET', path)).state;
const managerOf = (of: SeededLeague, teamId: string): Caller => {
  const manager = of.teams.find((team) => team.id === teamId)?.manager;
  if (!manager) throw new Error('the team has no manager');
  return manager;
};

describe('a draft over HTTP', () => {
  it('is closed to a manager who was removed, although his place was known a moment ago', async () => {
    const of = await league();
    const { id, path } = await begun(of);
    const { slots } = await snapshot(of.commissioner, path);
    const first = managerOf(of, slots[0]!.ownerTeamId);
    const second = managerOf(of, slots[1]!.ownerTeamId);
    await second.must('GET', path);
    expect((await first.call('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 })).status).toBe(200);
    await db.query('delete from membership where league_id = $1 and user_id = $2', [of.leagueId, second.userId]);
    const statuses: number[] = [];
    await eventually(async () => {
      statuses.push((await second.call('POST', `${path}/picks`, { overall: 2, player_id: 8_000_002 })).status);
      expect(statuses.at(-1)).toBe(404);
    });
    expect(statuses.every((status) => status === 403 || status === 404)).toBe(true);
    expect((await snapshot(of.commissioner, path)).slots[1]!.status).toBe('open');
    expect((await db.query('select 1 from draft_selection where draft_id = $1 and overall = 2', [id])).rowCount).toBe(
      0,
    );
  });

  it('gives the pool without statistics to whom a thin line brings them later, under a tag of its own', async () => {
    await db.query(
      `insert into player_season (player_id, season, playoffs, gp, g, a, pts, source)
       select id, '2024-25', false, 82, 40, 50, 90, 'test' from player order by id limit 5 on conflict do nothing`,
    );
    const of = await league();
    const { path } = await begun(of);
    const whole = await of.commissioner.call<DraftPoolAnswer>('GET', `${path}/pool`);
    const brief = await of.commissioner.call<DraftPoolAnswer>('GET', `${path}/pool?brief=true`);
    expect(whole.body.players.filter(({ stats }) => stats.pts === 90)).toHaveLength(5);
    expect(brief.body).toEqual({
      ...whole.body,
      players: whole.body.players.map((player) => ({ ...player, stats: {}, statsSeason: null, points: undefined })),
    });
    expect((await of.commissioner.call('GET', `${path}/pool?brief=rather`)).status).toBe(422);
  });

  it('fixes with the pool what the league gives for a season, also for what the list does not show', async () => {
    const [skater, defender, goalie, idle] = [8_000_011, 8_000_013, 8_000_017, 8_000_012];
    await query`insert into player_season (player_id, season, playoffs, gp, g, a, pts, ppg, gwg, source) values
      (${skater}, '2024-25', false, 82, 40, 50, 90, 12, 6, 'test'),
        (${skater}, '2023-24', false, 80, 9, 9, 18, 1, 0, 'test'),
      (${defender}, '2023-24', false, 60, 10, 20, 30, 4, 1, 'test'),
        (${defender}, '2024-25', false, 0, 0, 0, 0, 0, 0, 'test')`;
    await query`insert into player_season (player_id, season, playoffs, gp, w, l, otl, so, sa, ga, source)
      values (${goalie}, '2024-25', false, 50, 30, 12, 6, 4, 1400, 120, 'test')`;
    await query`insert into player_game (player_id, game_id, season, playoffs, day, g, source) values
      (${skater}, '1', '2024-25', false, '2024-11-20', 3, 'test'),
        (${skater}, '2', '2024-25', false, '2024-11-22', 2, 'test'),
      (${skater}, '3', '2024-25', false, '2024-11-24', 1, 'test'),
        (${skater}, '4', '2023-24', false, '2023-11-24', 4, 'test')`;
    const of = await league();
    const scoring: StoredScoring = {
      ...DEFAULT_SCORING,
      power_play_goal: { F: 0.5, D: 1 },
      game_winning_goal: 2,
      hat_trick: 5,
      save: 0.1,
      goal_against: -1,
      overtime_loss: 1.5,
    };
    await query`update league set settings = settings || jsonb_build_object('scoring',
      ${JSON.stringify(scoring)}::jsonb) where id = ${of.leagueId}`;
    const { path } = await begun(of);
    const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    const points = (player: number) => players.find(({ id }) => id === player)!.points;
    expect(points(skater)).toBe(90 + 12 * 0.5 + 6 * 2 + 5);
    expect(points(defender)).toBe(30 + 4 + 2);
    expect(points(goalie)).toBe(30 * 2 + 4 + 1280 * 0.1 - 120 + 6 * 1.5);
    expect(players.find(({ id }) => id === idle)).not.toHaveProperty('points');
    await db.query(`update league set settings = settings - 'scoring' where id = $1`, [of.leagueId]);
    const later = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    expect(later.players.find(({ id }) => id === goalie)!.points).toBe(81);
  });

  it('runs from the lobby to the results, pick by pick, and every room sees the same', async () => {
    const of = await league();
    const { id, path } = await begun(of);
    const rooms = of.teams.map((team) => new RoomClient(team.manager as Caller, of.leagueId, id));
    await Promise.all(rooms.map((room) => room.until((state) => state.status === 'running')));
    const pool = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    expect(pool.players).toHaveLength(400);
    for (let overall = 1; overall <= 12; overall += 1) {
      const state = await snapshot(of.commissioner, path);
      const slot = state.slots[overall - 1]!;
      const choice = new PickJudge(state, slot.ownerTeamId, new DraftPool(pool.players)).automatic([]);
      const answer = await managerOf(of, slot.ownerTeamId).call('POST', `${path}/picks`, {
        overall,
        player_id: choice!.player.id,
      });
      expect(answer).toMatchObject({
        status: 200,
        body: { overall, player_id: choice!.player.id, team_id: slot.ownerTeamId },
      });
    }
    const final = await snapshot(of.commissioner, path);
    expect(final.status).toBe('ended');
    expect(final.slots.slice(4, 8).map((slot) => slot.ownerTeamId)).toEqual(
      final.slots
        .slice(0, 4)
        .map((slot) => slot.ownerTeamId)
        .reverse(),
    );
    for (const room of rooms) {
      await room.until((state) => state.seq === final.seq);
      expect(room.state).toEqual(final);
      expect(room.applied.map((envelope) => envelope.seq)).toEqual(
        room.applied.map((_, index) => (room.applied[0]?.seq ?? 0) + index),
      );
      room.close();
    }
    const { rows } = await db.query('select player_id, team_id from roster_entry where league_id = $1', [of.leagueId]);
    expect(rows).toHaveLength(12);
    const csv = await of.commissioner.must<string>('GET', `${path}/export.csv`);
    expect(csv.trim().split('\n')).toHaveLength(13);
  });

  it('refuses a pick out of turn, of a taken player, of a past slot, and by a stranger', async () => {
    const of = await league();
    const other = await league();
    const { path } = await begun(of);
    const state = await snapshot(of.commissioner, path);
    const first = managerOf(of, state.slots[0]!.ownerTeamId);
    const second = managerOf(of, state.slots[1]!.ownerTeamId);
    expectRefusal(
      await second.call<Refused>('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 }),
      403,
      'notYourTurn',
    );
    await first.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
    expectRefusal(
      await second.call<Refused>('POST', `${path}/picks`, { overall: 2, player_id: 8_000_001 }),
      409,
      'playerTaken',
    );
    expectRefusal(
      await first.call<Refused>('POST', `${path}/picks`, { overall: 1, player_id: 8_000_002 }),
      409,
      'pickMoved',
    );
    expectRefusal(
      await second.call<Refused>('POST', `${path}/picks`, { overall: 2, player_id: 1 }),
      409,
      'playerNotInPool',
    );
    const foreign = await other.commissioner.call<Refused>('POST', `${path}/picks`, {
      overall: 2,
      player_id: 8_000_002,
    });
    const absent = await other.commissioner.call<Refused>('POST', `/api/${other.leagueId}/drafts/111111111111/picks`, {
      overall: 2,
      player_id: 8_000_002,
    });
    expect(foreign.status).toBe(404);
    expect(absent.status).toBe(404);
    const through = await other.commissioner.call<Refused>('GET', path.replace(of.leagueId, other.leagueId));
    expect(through).toMatchObject({ status: 404, body: absent.body as object });
  });

  it('makes a repeated request once, and answers it from its first answer', async () => {
    const of = await league();
    const { path } = await begun(of);
    const state = await snapshot(of.commissioner, path);
    const first = managerOf(of, state.slots[0]!.ownerTeamId);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => first.call('POST', `${path}/picks`, { overall: 1, player_id: 8_000_007 }, key)),
    );
    for (const answer of answers)
      expect(answer).toEqual({
        status: 200,
        body: { seq: 4, status: 'running', overall: 1, player_id: 8_000_007, team_id: state.slots[0]!.ownerTeamId },
      });
    expect((await snapshot(of.commissioner, path)).slots.filter((slot) => slot.status === 'taken')).toHaveLength(1);
    expectRefusal(
      await first.call<Refused>('POST', `${path}/picks`, { overall: 2, player_id: 8_000_008 }, key),
      422,
      'idempotencyKeyReused',
    );
    const second = managerOf(of, state.slots[1]!.ownerTeamId);
    expect((await second.call('POST', `${path}/picks`, { overall: 2, player_id: 8_000_008 }, key)).status).toBe(200);
  });

  it('is created once by two who create it at the same moment, and a repeated request is answered as the first', async () => {
    const of = await league();
    const create = (key: string) =>
      of.commissioner.call<Refused & { draft_id: string }>(
        'POST',
        `/api/${of.leagueId}/drafts`,
        { type: 'general' },
        key,
      );
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const answers = await Promise.all(keys.map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.refusal.name)).toEqual([
      'draftExists',
      'draftExists',
    ]);
    const first = answers.findIndex(({ status }) => status === 201);
    expect(await create(keys[first]!)).toMatchObject({
      status: 201,
      body: { draft_id: answers[first]!.body.draft_id },
    });
    const begin = `/api/${of.leagueId}/drafts/${answers[first]!.body.draft_id}/begin`;
    const key = randomUUID();
    const begun = await of.commissioner.call('POST', begin, {}, key);
    expect(begun.status).toBe(200);
    expect(await of.commissioner.call('POST', begin, {}, key)).toEqual(begun);
  });

  it('lets the commissioner pause, resume, pick for a team, undo with its cascade, replace, skip and end; nobody else', async () => {
    const of = await league();
    const { path } = await begun(of);
    const state = await snapshot(of.commissioner, path);
    const outsider = of.teams[2]!.manager as Caller;
    for (const [method, command, body] of [
      ['POST', 'pause', {}],
      ['POST', 'undo', { overall: 1 }],
      ['POST', 'skip', { overall: 1 }],
      ['POST', 'end', {}],
      ['PUT', 'clock', { seconds: 60 }],
      ['POST', 'replace', { overall: 1, player_id: 8_000_001, reason: 'wrong name' }],
    ] as const) {
      expectRefusal(await outsider.call(method, `${path}/${command}`, body), 403, 'commissionerOnly');
    }
    for (let overall = 1; overall <= 5; overall += 1)
      await of.commissioner.must('POST', `${path}/picks`, { overall, player_id: 8_000_100 + overall });
    await of.commissioner.must('POST', `${path}/pause`, {});
    expect((await snapshot(of.commissioner, path)).onClock).toMatchObject({ overall: 6, deadline: null });
    const preview = await of.commissioner.must<{ picks: unknown[] }>('GET', `${path}/undo-preview?overall=4`);
    expect(preview.picks).toHaveLength(2);
    await of.commissioner.must('POST', `${path}/undo`, { overall: 4 });
    expect((await db.query('select 1 from roster_entry where league_id = $1', [of.leagueId])).rows).toHaveLength(3);
    await of.commissioner.must('POST', `${path}/resume`, {});
    await of.commissioner.must('POST', `${path}/replace`, { overall: 2, player_id: 8_000_200, reason: 'wrong name' });
    await of.commissioner.must('POST', `${path}/skip`, { overall: 4 });
    await of.commissioner.must('PUT', `${path}/clock`, { seconds: 120 });
    const now = await snapshot(of.commissioner, path);
    expect(now.slots[1]!.player?.id).toBe(8_000_200);
    expect(now.slots[3]!.status).toBe('skipped');
    expect(now.clock.seconds).toBe(120);
    expect(now.slots[0]!.ownerTeamId).toBe(state.slots[0]!.ownerTeamId);
    await query`update league set settings = settings ||
      ${{ salaries: 'own', salary_minimum: 500_000, contract_signing: 'managers', sign_least: 2, sign_days: 3 }}
      where id = ${of.leagueId}`;
    await of.commissioner.must('POST', `${path}/end`, {});
    expect((await snapshot(of.commissioner, path)).status).toBe('ended');
    // Managers sign here: drafted players have contracts that wait for their length.
    const contracts = await db.query(
      `select player_id, salary, left(last_season, 4)::int - left(first_season, 4)::int as further, source,
         extract(day from sign_until - signed_at)::int as days
       from league_contract where league_id = $1 order by player_id`,
      [of.leagueId],
    );
    const drafted = { salary: 500_000, further: 1, source: 'draft', days: 3 };
    expect(contracts.rows).toEqual([8_000_101, 8_000_103, 8_000_200].map((player_id) => ({ player_id, ...drafted })));
    const lines = await linesWhere(queryOf(db), 'league_id = $1', [of.leagueId]);
    expect(lines.some((line) => line.includes('wrong name'))).toBe(true);
  });

  it('draws an order that anybody can check against the hash promised before', async () => {
    const { createHash } = await import('node:crypto');
    const { randomOrder } = await import('@crease/core/draft/order/pick-order.js');
    const of = await league();
    const id = await openDraft(of);
    const path = `/api/${of.leagueId}/drafts/${id}`;
    const promised = (await snapshot(of.commissioner, path)).order.nextSeedHash;
    await of.commissioner.must('PUT', `${path}/order`, { source: 'random', kind: 'snake' });
    const { order } = await snapshot(of.commissioner, path);
    expect(order.seedHash).toBe(promised);
    expect(
      createHash('sha256')
        .update(order.seed ?? '')
        .digest('hex'),
    ).toBe(promised);
    expect(order.teamIds).toEqual(
      randomOrder(
        of.teams.map((team) => team.id),
        order.seed ?? '',
      ),
    );
    expect(order.nextSeedHash).not.toBe(promised);
  });

  it('lets a lottery draw the first round alone; the later rounds follow the standings', async () => {
    const of = await league();
    await db.query(`update league set phase = 'annual-drafts' where id = $1`, [of.leagueId]);
    const worstFirst = of.teams.map((team) => team.id);
    for (const [place, team] of worstFirst.entries())
      await query`insert into team_points (league_id, team_id, season, playoffs, points)
        select league_id, ${team}, '2024-25', false, ${10 * place} from team where id = ${team}`;
    const id = await openDraft(of);
    const path = `/api/${of.leagueId}/drafts/${id}`;
    // A seed with which the worst team does not pick first.
    await db.query('update draft set seed = $2 where id = $1', [id, 'feedc0de'.repeat(8)]);
    await of.commissioner.must('PUT', `${path}/order`, { source: 'lottery', kind: 'linear' });
    const { slots, order } = await snapshot(of.commissioner, path);
    const round = (number: number) => slots.filter((slot) => slot.round === number).map((slot) => slot.originalTeamId);
    expect(order.teamIds).toEqual(lotteryOrder(worstFirst, 'feedc0de'.repeat(8)));
    expect(order.teamIds).not.toEqual(worstFirst);
    expect(round(1)).toEqual(order.teamIds);
    expect(round(2)).toEqual(worstFirst);
    expect(round(10)).toEqual(worstFirst);
    expect(order.lottery).toEqual({ weights: [50, 30, 20], draws: 0, rise: 0, fall: 0 });
  });

  it('draws by the league’s own lottery, whose rules stay with the draw', async () => {
    const of = await league();
    await query`update league set phase = 'annual-drafts',
      settings = settings || '{"lottery_teams": 4, "lottery_draws": 1, "lottery_rise": 2}' where id = ${of.leagueId}`;
    const worstFirst = of.teams.map((team) => team.id);
    for (const [place, team] of worstFirst.entries())
      await query`insert into team_points (league_id, team_id, season, playoffs, points)
        select league_id, ${team}, '2024-25', false, ${10 * place} from team where id = ${team}`;
    const path = `/api/${of.leagueId}/drafts/${await openDraft(of)}`;
    await of.commissioner.must('PUT', `${path}/order`, { source: 'lottery', kind: 'linear' });
    const { order } = await snapshot(of.commissioner, path);
    expect(order.lottery).toEqual({ weights: [4, 3, 2, 1], draws: 1, rise: 2, fall: 0 });
    expect(order.teamIds).toEqual(lotteryOrder(worstFirst, order.seed ?? '', order.lottery));
    await db.query(`update league set settings = settings || '{"lottery_teams": 0}' where id = $1`, [of.leagueId]);
    expectRefusal(
      await of.commissioner.call('PUT', `${path}/order`, { source: 'lottery', kind: 'linear' }),
      409,
      'noLottery',
      { field: 'source' },
    );
  });

  it('picks by itself for teams without a manager, from rank, until a manager is on the clock', async () => {
    const of = await league({ salary_cap: 200_000_000 }, 1);
    const { id, path } = await begun(of);
    const room = new RoomClient(of.commissioner, of.leagueId, id);
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_399 });
    const state = await room.until((now) => now.onClock?.overall === 8, 15_000);
    expect(state.slots.slice(0, 7).map((slot) => slot.how)).toEqual([
      'manual',
      'rank',
      'rank',
      'rank',
      'rank',
      'rank',
      'rank',
    ]);
    expect(state.slots.slice(1, 7).map((slot) => slot.player?.id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((rank) => 8_000_000 + rank),
    );
    room.close();
  });

  it('rings the clocks of other drafts while one has a deadline that never comes @long', async () => {
    const [endless, ...others] = [
      await begun(await league()),
      await begun(await league()),
      await begun(await league()),
    ];
    const rang = jest.spyOn(app.app.get(DraftClockwork), 'expire');
    await db.query(`update draft set expires_at = 'infinity' where id = $1`, [endless.id]);
    await query`update draft set expires_at = now() - interval '1 minute'
      where id = any (${others.map(({ id }) => id)})`;
    await eventually(() => {
      const ids = rang.mock.calls.map(([id]) => id);
      for (const { id } of others) expect(ids).toContain(id);
    });
    expect(rang.mock.calls.map(([id]) => id)).not.toContain(endless.id);
    rang.mockRestore();
    await db.query(`update draft set expires_at = now() + interval '1 hour' where expires_at = 'infinity'`);
  });

  it('takes the highest legal player of the queue when the clock runs out, and nobody but the manager sees the queue', async () => {
    const of = await league();
    const id = await openDraft(of);
    const path = `/api/${of.leagueId}/drafts/${id}`;
    await orderByNumber(of, id);
    const firstTeam = (await snapshot(of.commissioner, path)).slots[0]!.ownerTeamId;
    const manager = managerOf(of, firstTeam);
    await manager.must('PUT', `${path}/queue/${firstTeam}`, { player_ids: [8_000_050, 8_000_051] });
    const other = of.teams.find((team) => team.id !== firstTeam)!.manager as Caller;
    expect((await other.call('GET', `${path}/queue/${firstTeam}`)).status).toBe(403);
    expect((await other.call('PUT', `${path}/queue/${firstTeam}`, { player_ids: [] })).status).toBe(403);
    await manager.must('PUT', `${path}/auto`, { team_id: firstTeam, on: true });
    await of.commissioner.must('POST', `${path}/begin`, {});
    const room = new RoomClient(of.commissioner, of.leagueId, id);
    const state = await room.until((now) => now.slots[0]!.status === 'taken');
    expect(state.slots[0]).toMatchObject({ how: 'queue', player: { id: 8_000_050 } });
    room.close();
  });

  it('charges the part of a player that his team will pay, whichever team retains the rest', async () => {
    const of = await league();
    const [kept, plain] = [8_000_001, 8_000_002];
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
      values (${of.leagueId}, ${of.leagueId}, ${kept}, ${of.teams[3]!.id}, 25, 2000000, '2027-28')`;
    const { path } = await begun(of);
    const before = await snapshot(of.commissioner, path);
    const [first, second] = [before.slots[0]!.ownerTeamId, before.slots[1]!.ownerTeamId];
    await managerOf(of, first).must('POST', `${path}/picks`, { overall: 1, player_id: kept });
    await managerOf(of, second).must('POST', `${path}/picks`, { overall: 2, player_id: plain });
    const after = await snapshot(of.commissioner, path);
    const hit = 9_000_000;
    const retained = hit / 4;
    const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    expect(players.find(({ id }) => id === kept)).toMatchObject({
      capHit: hit - retained,
      retained: [{ teamId: of.teams[3]!.id, amount: retained }],
    });
    expect(players.find(({ id }) => id === plain)).not.toHaveProperty('retained');
    const lines: { player_id: string; cap_hit: string; charge: string }[] = parse(
      await of.commissioner.must<string>('GET', `${path}/export.csv`),
      { columns: true, bom: true },
    );
    expect(lines[0]).toMatchObject({ player_id: String(kept), cap_hit: String(hit), charge: String(hit - retained) });
    expect(lines[1]!.cap_hit).toBe(lines[1]!.charge);
    for (const team of [first, second]) {
      const { body } = await of.commissioner.call<{ figures: { cap_used: number } }>(
        'GET',
        `/api/${of.leagueId}/teams/${team}`,
      );
      expect(after.teams.find(({ id }) => id === team)?.holdings.capUsed).toBe(body.figures.cap_used);
    }
  });

  it('charges who retains of a player himself all of him, and shows his cap hit', async () => {
    const of = await league();
    const kept = 8_000_001;
    const before = async (days: number, team: number, percent: number) =>
      db.query(
        `insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at) values ($1, $2, $3, $4, $5, 1, '2027-28', now() - $6 * interval '1 day')`,
        [`${of.leagueId}${team}`, of.leagueId, kept, of.teams[team]!.id, percent, days],
      );
    await before(400, 0, 25);
    await before(400, 2, 10);
    const { path } = await begun(of);
    await of.teams[0]!.manager!.must('POST', `${path}/picks`, { overall: 1, player_id: kept });
    const [line]: { cap_hit: string; charge: string }[] = parse(
      await of.commissioner.must<string>('GET', `${path}/export.csv`),
      { columns: true, bom: true },
    );
    expect(line).toMatchObject({ cap_hit: '9000000', charge: '8100000' });
    const { body } = await of.commissioner.call<{ figures: { cap_used: number } }>(
      'GET',
      `/api/${of.leagueId}/teams/${of.teams[0]!.id}`,
    );
    expect(body.figures.cap_used).toBe(8_100_000);
    expect(
      (await snapshot(of.commissioner, path)).teams.find(({ id }) => id === of.teams[0]!.id)?.holdings.capUsed,
    ).toBe(8_100_000);
  });

  it('counts a retention that is over no longer', async () => {
    const of = await league();
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
      values (${of.leagueId}, ${of.leagueId}, ${8_000_001}, ${of.teams[3]!.id}, 25, 1, '2024-25')`;
    const { path } = await begun(of);
    const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    expect(players[0]).toMatchObject({ id: 8_000_001, capHit: 9_000_000 });
    expect(players[0]).not.toHaveProperty('retained');
  });

  it('tells every member who stands on the rosters beside its picks, and what they cost', async () => {
    const of = await league({ max_roster_size: 6 });
    const [, second] = of.teams;
    const put = (player: number, place: string) =>
      db.query(
        `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, $4, 'harness')`,
        [of.leagueId, player, second?.id, place],
      );
    await put(8_000_001, 'active');
    await put(8_000_002, 'ir');
    const { path } = await begun(of);
    await of.teams[0]!.manager!.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_003 });
    const { players } = await of.teams[3]!.manager!.must<{ players: KeptPlayer[] }>('GET', `${path}/kept`);
    expect(players).toMatchObject([
      { id: 8_000_001, teamId: second?.id, place: 'active', capHit: 9_000_000 },
      { id: 8_000_002, teamId: second?.id, place: 'ir' },
    ]);
    const stranger = await league();
    expect((await stranger.commissioner.call('GET', `${path}/kept`)).status).toBe(404);
  });

  it('leaves out players drafted in it, and keeps to players who were there when the draft ended', async () => {
    const of = await league({ max_roster_size: 6 });
    const [first, second, third] = of.teams;
    const [veteran, drafted, later] = [8_000_001, 8_000_003, 8_000_004];
    const put = (player: number, team: string) =>
      db.query(
        `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, 'active', 'harness')`,
        [of.leagueId, player, team],
      );
    const hand = (player: number, team: string) =>
      db.query(
        `update roster_entry set team_id = $3, acquired_by = 'trade:1' where league_id = $1 and player_id = $2`,
        [of.leagueId, player, team],
      );
    await put(veteran, second!.id);
    const { path } = await begun(of);
    const kept = async () =>
      (await of.commissioner.must<{ players: KeptPlayer[] }>('GET', `${path}/kept`)).players.map(({ id, teamId }) => [
        id,
        teamId,
      ]);
    await first!.manager!.must('POST', `${path}/picks`, { overall: 1, player_id: drafted });
    await hand(drafted, third!.id);
    expect(await kept()).toEqual([[veteran, second!.id]]);
    await hand(veteran, third!.id);
    expect(await kept()).toEqual([[veteran, third!.id]]);
    await of.commissioner.must('POST', `${path}/end`);
    await hand(veteran, first!.id);
    await put(later, second!.id);
    expect(await kept()).toEqual([[veteran, third!.id]]);
    await db.query('delete from roster_entry where league_id = $1 and player_id = $2', [of.leagueId, veteran]);
    expect(await kept()).toEqual([[veteran, third!.id]]);
  });

  it('gives no team a player back whose salary it recently retained, by hand or by Auto, except by the commissioner’s override', async () => {
    const of = await league();
    const [star, old] = [8_000_001, 8_000_002];
    const retain = (id: string, player: number, days: number) =>
      db.query(
        `insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at, ended_at) values ($1, $2, $3, $4, 25, 1, '2025-26', now() - $5 * interval '1 day', now())`,
        [of.leagueId + id, of.leagueId, player, of.teams[0]!.id, days],
      );
    await retain('a', star, 300);
    await retain('b', old, 366);
    const { path } = await begun(of);
    const first = of.teams[0]!.manager as Caller;
    expect((await snapshot(of.commissioner, path)).slots[0]!.ownerTeamId).toBe(of.teams[0]!.id);
    expectRefusal(
      await first.call<Refused>('POST', `${path}/picks`, { overall: 1, player_id: star }),
      409,
      'retainedPlayer',
      { limit: 365 },
    );
    await first.must('PUT', `${path}/auto`, { team_id: of.teams[0]!.id, on: true });
    await eventually(async () =>
      expect((await snapshot(of.commissioner, path)).slots[0]).toMatchObject({ status: 'taken', player: { id: old } }),
    );
    await of.commissioner.must('POST', `${path}/undo`, { overall: 1 });
    await of.commissioner.must('POST', `${path}/picks`, {
      overall: 1,
      player_id: star,
      override_reason: 'Both teams agreed',
    });
  });

  describe('whose pick is replaced after its end', () => {
    const [dear, star, cheap, wanted] = [8_000_001, 8_000_002, 8_000_399, 8_000_060] as const;
    const costs = async (player: number): Promise<number> =>
      (await db.query<{ cap_hit: number }>('select cap_hit from contract where player_id = $1', [player])).rows[0]!
        .cap_hit;
    const hold = (of: SeededLeague, team: string, players: readonly number[]) =>
      db.query(
        `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) select $1, unnest($3::int[]), $2, 'active', 'trade:test'`,
        [of.leagueId, team, players],
      );
    const held = async (of: SeededLeague, team: string): Promise<number[]> =>
      (
        await query<{ player_id: number }>`select player_id from roster_entry where league_id = ${of.leagueId}
        and team_id = ${team} order by player_id`
      ).map((row) => row.player_id);
    const enter = (of: SeededLeague, phase: string) =>
      db.query('update league set phase = $2 where id = $1', [of.leagueId, phase]);

    /** A draft ended after its first pick; the league's season continues. */
    async function ended(first: number, form: Parameters<typeof league>[0] = {}) {
      const of = await league({ salary_cap: 20_000_000, ...form });
      const { id, path } = await begun(of);
      const team = (await snapshot(of.commissioner, path)).slots[0]!.ownerTeamId;
      await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: first });
      await of.commissioner.must('POST', `${path}/end`, {});
      await enter(of, 'in-season');
      const others = of.teams.filter((entry) => entry.id !== team);
      const replace = (player: number, more: object = {}, key?: string) =>
        of.commissioner.call<Refused & { seq: number }>(
          'POST',
          `${path}/replace`,
          { overall: 1, player_id: player, reason: 'wrong name', ...more },
          key,
        );
      return { of, id, path, team, others, replace };
    }

    it('is judged by what the team holds now, not by what it held then', async () => {
      const { of, path, team, replace } = await ended(cheap);
      await hold(of, team, [dear, star]);
      const figure = (await costs(dear)) + (await costs(star)) + (await costs(wanted));
      expectRefusal(await replace(wanted), 409, 'capExceeded', { figure, limit: 20_000_000 });
      expect(await held(of, team)).toEqual([dear, star, cheap]);
      expect((await snapshot(of.commissioner, path)).slots[0]!.player?.id).toBe(cheap);
      expect((await replace(wanted, { override: true })).status).toBe(200);
      expect(await held(of, team)).toEqual([dear, star, wanted]);
    });

    it('waits for a move of the team that is being made, and is judged after it', async () => {
      const { of, path, team } = await ended(cheap);
      const mover = await db.connect();
      await mover.query('begin');
      await mover.query('select 1 from team where id = $1 for no key update', [team]);
      // A command that waits for longer than 1.6 s is answered "try again", so the client repeats it with its key.
      const answer = of.commissioner.insist<Refused>(
        'POST',
        `${path}/replace`,
        { overall: 1, player_id: wanted, reason: 'wrong name' },
        randomUUID(),
        PATIENCE_MS,
      );
      await eventually(async () =>
        expect(
          (
            await db.query(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%from "team"%'`,
            )
          ).rowCount,
        ).toBe(1),
      );
      await mover.query(
        `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) select $1, unnest($3::int[]), $2, 'active', 'trade:test'`,
        [of.leagueId, team, [dear, star]],
      );
      await mover.query('commit');
      mover.release();
      expect(await answer).toMatchObject({ status: 409, body: { refusal: { name: 'capExceeded' } } });
      expect(await held(of, team)).toEqual([dear, star, cheap]);
    });

    it('has the room of players who have left since', async () => {
      const of = await league({ salary_cap: 20_000_000 });
      const { path } = await begun(of);
      const { slots } = await snapshot(of.commissioner, path);
      const team = slots[0]!.ownerTeamId;
      const own = slots.filter((slot) => slot.ownerTeamId === team).map((slot) => slot.overall);
      for (let overall = 1, other = 300; overall <= own[2]!; overall += 1) {
        await of.commissioner.must('POST', `${path}/picks`, {
          overall,
          player_id: own.includes(overall) ? [dear, star, cheap][own.indexOf(overall)] : 8_000_000 + (other += 1),
        });
      }
      await of.commissioner.must('POST', `${path}/end`, {});
      const replace = () =>
        of.commissioner.call<Refused>('POST', `${path}/replace`, {
          overall: own[2],
          player_id: wanted,
          reason: 'wrong name',
        });
      expect(await replace()).toMatchObject({ status: 409, body: { refusal: { name: 'capExceeded' } } });
      await db.query('delete from roster_entry where league_id = $1 and player_id = $2', [of.leagueId, dear]);
      expect((await replace()).status).toBe(200);
      expect(await held(of, team)).toEqual([star, wanted]);
      const room = new RoomClient(of.commissioner, of.leagueId, path.slice(-12));
      const final = await snapshot(of.commissioner, path);
      expect((await room.until((state) => state.seq === final.seq)).teams).toEqual(final.teams);
      room.close();
    });

    it('charges the new player what he costs now', async () => {
      const { of, team, replace, others } = await ended(cheap);
      await hold(of, team, [dear, star]);
      // Another team has retained half of the salary since, which makes him just affordable.
      const half = Math.floor((await costs(8_000_130)) / 2);
      await query`update league set settings = settings ||
        ${JSON.stringify({ salary_cap: (await costs(dear)) + (await costs(star)) + half + 1 })}::jsonb
        where id = ${of.leagueId}`;
      expect(await replace(8_000_130)).toMatchObject({ status: 409, body: { refusal: { name: 'capExceeded' } } });
      await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
        values (${of.leagueId}, ${of.leagueId}, 8000130, ${others[0]!.id}, 50, 1, '2027-28')`;
      expect((await replace(8_000_130)).status).toBe(200);
    });

    it('leaves the team with what it retained of the old player, which had ended with the pick', async () => {
      const { of, team, replace } = await ended(dear);
      await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at,
        ended_at) values (${of.leagueId}, ${of.leagueId}, ${dear}, ${team}, 50, 1, '2027-28',
        now() - interval '400 days', now())`;
      const figure = (await costs(wanted)) + Math.floor((await costs(dear)) / 2);
      await query`update league set settings = settings || ${JSON.stringify({ salary_cap: figure - 1 })}::jsonb
        where id = ${of.leagueId}`;
      expectRefusal(await replace(wanted), 409, 'capExceeded', { figure, limit: figure - 1 });
      await query`update league set settings = settings || ${JSON.stringify({ salary_cap: figure })}::jsonb
        where id = ${of.leagueId}`;
      expect((await replace(wanted)).status).toBe(200);
      const { body } = await of.commissioner.call<{ figures: { cap_used: number } }>(
        'GET',
        `/api/${of.leagueId}/teams/${team}`,
      );
      expect(body.figures.cap_used).toBe(figure);
    });

    it('is not given back whose salary the team has retained since', async () => {
      const { of, team, replace } = await ended(cheap);
      await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
        values (${of.leagueId}, ${of.leagueId}, ${wanted}, ${team}, 25, 1, '2027-28')`;
      expect(await replace(wanted)).toMatchObject({ status: 409, body: { refusal: { name: 'retainedPlayer' } } });
    });

    it('has to be on the team still, by that pick', async () => {
      const { of, path, team, others, replace } = await ended(cheap);
      await query`update roster_entry set team_id = ${others[0]!.id}, acquired_by = ${'trade:x'}
        where league_id = ${of.leagueId} and player_id = ${cheap}`;
      const gone = {
        status: 409,
        body: {
          refusal: {
            name: 'playerMoved',
            message: `Player ${cheap} is on ${others[0]!.name} now.`,
            fix: expect.stringContaining('team page'),
          },
        },
      };
      expect(await replace(wanted)).toMatchObject(gone);
      expect(await replace(wanted, { override: true })).toMatchObject(gone);
      await db.query('delete from roster_entry where league_id = $1 and player_id = $2', [of.leagueId, cheap]);
      expectRefusal(await replace(wanted, { override: true }), 409, 'playerMoved', {
        message: expect.stringContaining('no team'),
      });
      await hold(of, team, [cheap]);
      expectRefusal(await replace(wanted, { override: true }), 409, 'playerMoved', {
        message: expect.stringContaining('come back'),
      });
      expect(await held(of, team)).toEqual([cheap]);
      expect((await snapshot(of.commissioner, path)).slots[0]!.player?.id).toBe(cheap);
    });

    it('does not get a player whom another team has, whom teams may claim, or who is promised away', async () => {
      const { of, team, others, replace } = await ended(cheap);
      await hold(of, others[1]!.id, [wanted]);
      for (const override of [false, true])
        expectRefusal(await replace(wanted, { override }), 409, 'playerTaken', {
          message: `Player ${wanted} is on ${others[1]!.name}.`,
        });
      await db.query('delete from roster_entry where league_id = $1 and player_id = $2', [of.leagueId, wanted]);
      await query`insert into waiver (id, league_id, player_id, dropped_by, clears_at)
        values (${of.leagueId}, ${of.leagueId}, ${wanted}, ${others[1]!.id}, now() + interval '1 day')`;
      expectRefusal(await replace(wanted, { override: true }), 409, 'onWaivers');
      await db.query('delete from waiver where league_id = $1', [of.leagueId]);
      await query`insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id,
        terms, shown, due_at) values (${of.leagueId}, ${of.leagueId}, '2025-26', 'in-review', ${of.leagueId}, ${team},
        ${others[0]!.id}, '{}', '{}', now() + interval '1 day')`;
      await query`insert into frozen_asset (league_id, kind, ref, trade_id)
        values (${of.leagueId}, 'player', ${String(cheap)}, ${of.leagueId})`;
      expectRefusal(await replace(wanted, { override: true }), 409, 'frozen');
      expect(await held(of, team)).toEqual([cheap]);
    });

    it('stays when the season is over, and while another draft is held', async () => {
      const { of, replace } = await ended(cheap);
      await enter(of, 'offseason');
      expect(await replace(wanted)).toMatchObject({ status: 409, body: { refusal: { name: 'wrongPhase' } } });
      await query`update league set phase = 'annual-drafts', current_season = '2026-27' where id = ${of.leagueId}`;
      expectRefusal(await replace(wanted), 409, 'wrongPhase', { message: expect.stringContaining('2025-26') });
      await db.query(`update league set current_season = '2025-26' where id = $1`, [of.leagueId]);
      await query`insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, seed,
        seed_hash, created_by) select ${`${of.leagueId.slice(1)}x`}, league_id, season, 'rookie', kind, 'Rookies',
        'paused', 1, 1, 1, '', '', created_by from draft where league_id = ${of.leagueId}`;
      expectRefusal(await replace(wanted), 409, 'draftRunning', { message: expect.stringContaining('Rookies') });
    });

    it('is replaced once by a repeated request, and by nobody but the commissioner', async () => {
      const { of, team, path, replace } = await ended(cheap);
      expect(
        await of.teams[2]!.manager!.call<Refused>('POST', `${path}/replace`, {
          overall: 1,
          player_id: wanted,
          reason: 'wrong name',
        }),
      ).toMatchObject({ status: 403 });
      expect(await replace(cheap)).toMatchObject({ status: 409, body: { refusal: { name: 'samePlayer' } } });
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => replace(wanted, {}, key)));
      for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 200 });
      expect(await held(of, team)).toEqual([wanted]);
      expect((await snapshot(of.commissioner, path)).seq).toBe(answers[0]!.body.seq);
    });
  });

  it('runs a mock that changes nothing, for any member', async () => {
    const of = await league();
    const manager = of.teams[1]!.manager as Caller;
    expect(await manager.call<Refused>('POST', `/api/${of.leagueId}/drafts`, { type: 'general' })).toMatchObject({
      status: 403,
    });
    const { id: draft_id, path } = await createDraft(of, { mock: true }, manager);
    await manager.must('POST', `${path}/begin`, {});
    const room = new RoomClient(manager, of.leagueId, draft_id);
    const state = await room.until((now) => now.onClock?.teamId === of.teams[1]!.id, 15_000);
    await manager.must('POST', `${path}/picks`, { overall: state.onClock!.overall, player_id: 8_000_300 });
    await manager.must('POST', `${path}/end`, {});
    expect((await db.query('select 1 from roster_entry where league_id = $1', [of.leagueId])).rows).toHaveLength(0);
    expect(
      (await db.query('select 1 from event where league_id = $1 and action_type is not null', [of.leagueId])).rows,
    ).toHaveLength(0);
    room.close();
  });

  it('that was taken away is gone for everybody', async () => {
    const of = await league();
    const id = await openDraft(of);
    const path = `/api/${of.leagueId}/drafts/${id}`;
    await snapshot(of.teams[1]!.manager as Caller, path);
    await of.commissioner.must('DELETE', path);
    await eventually(async () => expect((await of.teams[1]!.manager!.call('GET', path)).status).toBe(404));
  });

  it('speaks in the room: chat and presence reach everybody, a stranger cannot join', async () => {
    const of = await league();
    const other = await league();
    const { id, path } = await begun(of);
    const listening = new RoomClient(of.teams[1]!.manager as Caller, of.leagueId, id);
    const speaking = new RoomClient(of.commissioner, of.leagueId, id);
    await Promise.all([listening, speaking].map((room) => room.until(() => true)));
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const answer = await speaking.socket
        .timeout(PATIENCE_MS)
        .emitWithAck('draft:chat', { draftId: id, text: 'Good luck!', key });
      expect(answer).toMatchObject({ ok: true, message: { text: 'Good luck!' } });
    }
    const heard = () => listening.received.filter((envelope) => envelope.stream === `chat:${id}`);
    await listening.until(() => heard().length > 0);
    expect(heard()).toHaveLength(1);
    expect((await of.commissioner.must<{ messages: unknown[] }>('GET', `${path}/chat`)).messages).toHaveLength(1);
    const stranger = new RoomClient(other.commissioner, other.leagueId, id);
    await new Promise<void>((resolve) => stranger.socket.once('connect', () => resolve()));
    expect(
      await stranger.socket.timeout(PATIENCE_MS).emitWithAck('draft:join', { draftId: id, since: 0 }),
    ).toMatchObject({ ok: false, refusal: { name: 'notFound' } });
    expect(
      await stranger.socket
        .timeout(PATIENCE_MS)
        .emitWithAck('draft:chat', { draftId: id, text: 'hello', key: randomUUID() }),
    ).toMatchObject({ ok: false, refusal: { name: 'notFound' } });
    for (const room of [listening, speaking, stranger]) room.close();
  });

  it('keeps what is said to picks with one press: live for all, once each, and only of who was taken', async () => {
    const of = await league();
    const { id, path } = await begun(of);
    const [first] = (await of.commissioner.must<{ state: DraftState }>('GET', path)).state.slots;
    const listening = new RoomClient(of.teams[1]!.manager as Caller, of.leagueId, id);
    const speaking = new RoomClient(of.commissioner, of.leagueId, id);
    await Promise.all([listening, speaking].map((room) => room.until(() => true)));
    const react = (more: object) =>
      speaking.socket.timeout(PATIENCE_MS).emitWithAck('draft:react', {
        draftId: id,
        overall: 1,
        player: 8_000_001,
        reaction: 'fire',
        on: true,
        ...more,
      });
    expect(await react({})).toMatchObject({ ok: false, refusal: { name: 'pickChanged', figure: 1 } });
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
    expect(first?.player).toBeNull();
    for (let time = 0; time < 2; time += 1) expect(await react({})).toEqual({ ok: true });
    expect(await react({ reaction: 'steal' })).toEqual({ ok: true });
    expect(await react({ reaction: 'boo' })).toMatchObject({ ok: false, refusal: { field: 'reaction' } });
    expect(await react({ on: false })).toEqual({ ok: true });
    const heard = () => listening.received.filter((envelope) => envelope.stream === `chat:${id}`);
    await listening.until(() => heard().length === 3);
    expect(heard().map(({ event }) => event)).toEqual(
      [
        { reaction: 'fire', on: true },
        { reaction: 'steal', on: true },
        { reaction: 'fire', on: false },
      ].map((said) => ({
        type: 'pickReacted',
        overall: 1,
        playerId: 8_000_001,
        userId: of.commissioner.userId,
        ...said,
      })),
    );
    const chat = () => of.commissioner.must<{ reactions: unknown[]; seq: number }>('GET', `${path}/chat`);
    expect(await chat()).toMatchObject({
      seq: 3,
      messages: [],
      reactions: [{ overall: 1, playerId: 8_000_001, reaction: 'steal', userId: of.commissioner.userId }],
    });
    await of.commissioner.must('POST', `${path}/undo`, { overall: 1 });
    expect(await react({})).toMatchObject({ ok: false, refusal: { name: 'pickChanged' } });
    const flood = await Promise.all(Array.from({ length: 120 }, () => react({})));
    expect(new Set(flood.map((answer) => !answer.ok && answer.refusal.name))).toEqual(
      new Set(['pickChanged', 'tooManyMessages']),
    );
    for (const room of [listening, speaking]) room.close();
  });

  it.each(['in-season', 'offseason', 'protection'])(
    'that counts does not begin while the league is %s, and changes no phase',
    async (phase) => {
      const of = await league();
      const id = await openDraft(of);
      await db.query('update league set phase = $2 where id = $1', [of.leagueId, phase]);
      const begin = await of.commissioner.call<Refused>('POST', `/api/${of.leagueId}/drafts/${id}/begin`, {});
      expect(begin).toMatchObject({ status: 409, body: { refusal: { name: 'wrongPhase' } } });
      expect(
        await query`select l.phase, d.status from league l join draft d on d.league_id = l.id
          where l.id = ${of.leagueId}`,
      ).toEqual([{ phase, status: 'lobby' }]);
      // A mock may begin, because it changes nothing.
      const mock = await of.commissioner.must<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
        type: 'general',
        mock: true,
      });
      expect(await of.commissioner.call('POST', `/api/${of.leagueId}/drafts/${mock.draft_id}/begin`, {})).toMatchObject(
        { status: 200 },
      );
    },
  );

  it('of an earlier season does not begin in a later one', async () => {
    const of = await league();
    const id = await openDraft(of);
    await query`update league set phase = 'annual-drafts', current_season = '2026-27' where id = ${of.leagueId}`;
    expectRefusal(
      await of.commissioner.call<Refused>('POST', `/api/${of.leagueId}/drafts/${id}/begin`, {}),
      409,
      'wrongPhase',
      { message: expect.stringContaining('belongs to 2025-26') },
    );
  });

  it('that begins in the same moment in which the league goes on does not begin', async () => {
    const of = await league();
    const id = await openDraft(of);
    await db.query(`update league set phase = 'annual-drafts' where id = $1`, [of.leagueId]);
    // A change of phase locks the league's drafts until it commits.
    const mover = await db.connect();
    await mover.query('begin');
    await mover.query('select 1 from draft where id = $1 for share', [id]);
    const begin = of.commissioner.call<Refused>('POST', `/api/${of.leagueId}/drafts/${id}/begin`, {});
    await eventually(async () =>
      expect(
        (
          await db.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%draft_append%'`,
          )
        ).rowCount,
      ).toBe(1),
    );
    await mover.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
    await mover.query('commit');
    mover.release();
    expect(await begin).toMatchObject({ status: 409, body: { refusal: { name: 'wrongPhase' } } });
    expect((await db.query('select status from draft where id = $1', [id])).rows).toEqual([{ status: 'lobby' }]);
  });

  it('shows who is there, whichever process they came through, and who has gone @long', async () => {
    const of = await league();
    const { id } = await begun(of);
    const second = await app.another();
    const rooms: RoomClient[] = [];
    const seen = new Map<RoomClient, string[]>();
    const enter = (caller: Caller, url: string) => {
      const room = new RoomClient(caller, of.leagueId, id, url);
      room.socket.on(
        'presence',
        ({ draftId, users }) => draftId === id && seen.set(room, users.map((user) => user.userId).sort()),
      );
      rooms.push(room);
      return room;
    };
    try {
      const [one, two, three] = of.teams.map((team) => team.manager as Caller) as [Caller, Caller, Caller];
      const here = enter(one, app.url);
      const there = enter(two, second.url);
      const late = enter(three, second.url);
      const everybody = [one.userId, two.userId, three.userId].sort();
      await eventually(() => rooms.forEach((room) => expect(seen.get(room)).toEqual(everybody)), 15_000);
      late.close();
      await eventually(
        () => [here, there].forEach((room) => expect(seen.get(room)).toEqual([one.userId, two.userId].sort())),
        15_000,
      );
    } finally {
      for (const room of rooms) room.close();
      await second.close();
    }
  }, 60_000);
});
