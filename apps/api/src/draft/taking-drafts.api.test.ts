import { describe, expect, it } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { DraftPoolAnswer, DraftSnapshot, ProtectedAnswer } from '@crease/core/draft/draft.schema.js';
import type { TradeView } from '@crease/core/trades/trade.answers.js';
import { SheetLock } from '../protection/sheet-lock.service.js';
import { NotificationService } from '../notifications/notification.service.js';
import { DraftQueries } from './draft.queries.js';
import { type seedLeague, seedPlayers, SMALL_DRAFT, somePlayers, type SeededLeague } from '../testing/draft-fixture.js';
import { fillTeams, HELD } from './season/testing/season-league.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const FIRST = 8_720_001;

const { app, db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60, FIRST));

const of = (team: number, number: number) => FIRST + HELD * team + number;

/** A league of four teams with four players each and one place free. The first team leads both tables. */
async function league(
  phase: 'in-season' | 'protection',
  form: Parameters<typeof seedLeague>[1]['form'] = {},
): Promise<SeededLeague> {
  const seeded = await seed({
    form: {
      ...SMALL_DRAFT,
      max_roster_size: 5,
      waiver_draft_rounds: 2,
      waiver_draft_protected: 2,
      waiver_draft_most_lost: 1,
      steal_rounds: 1,
      steal_protected: 3,
      steal_most_lost: 2,
      ...form,
    },
  });
  await db.query(`update league set phase = $2 where id = $1`, [seeded.leagueId, phase]);
  await fillTeams(db, seeded, { first: FIRST, seasons: ['2024-25', '2025-26'] });
  return seeded;
}

const create = (within: SeededLeague, type: 'steal' | 'waiver', by = within.commissioner) =>
  by.call<Refused & { draft_id: string }>('POST', `/api/${within.leagueId}/drafts`, { type, clock: { seconds: 3600 } });

async function lobby(within: SeededLeague, type: 'steal' | 'waiver') {
  const { body } = await create(within, type);
  const path = `/api/${within.leagueId}/drafts/${body.draft_id}`;
  return {
    path,
    id: body.draft_id,
    begin: () => within.commissioner.call<Refused>('POST', `${path}/begin`, {}),
    snapshot: () => within.commissioner.must<DraftSnapshot>('GET', path),
    pool: async () =>
      (await within.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`)).players.map(({ id }) => id).sort(),
    protect: (team: number, players: readonly number[], by = team) =>
      within.teams[by]!.manager!.call<Refused & ProtectedAnswer>('PUT', `${path}/protected/${within.teams[team]!.id}`, {
        player_ids: players,
      }),
    pick: (team: number, overall: number, playerId: number) =>
      within.teams[team]!.manager!.call<Refused>('POST', `${path}/picks`, { overall, player_id: playerId }),
    undo: (overall: number) => within.commissioner.call<Refused>('POST', `${path}/undo`, { overall }),
  };
}

const drop = (within: SeededLeague, team: number, playerId: number) =>
  within.teams[team]!.manager!.call<Refused>('POST', `/api/${within.leagueId}/teams/${within.teams[team]!.id}/moves`, {
    moves: [{ type: 'drop', player_id: playerId }],
  });

async function holder(within: SeededLeague, playerId: number) {
  const rows = await query<{ team_id: string; place: string; acquired_by: string }>`select team_id, place,
    acquired_by from roster_entry where league_id = ${within.leagueId} and player_id = ${playerId}`;
  return rows[0];
}

const sizes = ({ state }: DraftSnapshot) => state.teams.map(({ holdings: { F, D, G } }) => F + D + G);

describe('a waiver draft', () => {
  it('is created by a commissioner, in season, where the league has one, without a mock', async () => {
    const none = await league('in-season', { waiver_draft_rounds: 0 });
    expectRefusal(await create(none, 'waiver'), 409, 'noSuchDraft');
    const within = await league('protection');
    expectRefusal(await create(within, 'waiver'), 409, 'wrongPhase');
    await db.query(`update league set phase = 'in-season' where id = $1`, [within.leagueId]);
    expect(await create(within, 'waiver', within.teams[1]!.manager!)).toMatchObject({ status: 403 });
    expectRefusal(
      await within.teams[1]!.manager!.call<Refused>('POST', `/api/${within.leagueId}/drafts`, {
        type: 'waiver',
        mock: true,
      }),
      409,
      'noMock',
    );
    const { snapshot } = await lobby(within, 'waiver');
    const { state, poolSize } = await snapshot();
    expect(state).toMatchObject({
      type: 'waiver',
      name: '2025-26 waiver draft',
      rounds: 2,
      rules: { mostLost: 1, minimums: { F: 0, D: 0, G: 0 } },
      order: { kind: 'linear', source: 'standings', teamIds: within.teams.map(({ id }) => id).toReversed() },
    });
    expect(poolSize).toBe(8);
  });

  it('protects the players of a list, which only its manager sees, and else the best ranked', async () => {
    const within = await league('in-season');
    const { protect, begin, pool, path } = await lobby(within, 'waiver');
    expectRefusal(await protect(0, [of(0, 3)], 1), 403, 'forbidden');
    expect(await within.teams[1]!.manager!.call('GET', `${path}/protected/${within.teams[0]!.id}`)).toMatchObject({
      status: 403,
    });
    expectRefusal(await protect(0, [of(0, 1), of(0, 2), of(0, 3)]), 422, 'protect', { figure: 3, limit: 2 });
    expectRefusal(await protect(0, [of(1, 1)]), 422, { figure: of(1, 1) });
    expect(await protect(0, [of(0, 3)])).toMatchObject({
      status: 200,
      body: { protects: 2, most: 1, player_ids: [of(0, 3)], players: Array.from({ length: 4 }, () => ({})) },
    });
    expect(await pool()).toHaveLength(16);
    expect(await begin()).toMatchObject({ status: 200 });
    expect(await pool()).toEqual([1, 2].map((n) => of(0, n)).concat([1, 2, 3].flatMap((t) => [of(t, 2), of(t, 3)])));
    expectRefusal(await protect(0, []), 409, 'wrongDraftStatus');
  });

  it('moves a player from one team to the other, within the limits of both, and back when undone', async () => {
    const within = await league('in-season');
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season)
      values (${within.leagueId}, ${within.leagueId}, ${of(0, 2)}, ${within.teams[1]!.id}, 25, 250000, '2026-27')`;
    const { begin, pick, undo, snapshot } = await lobby(within, 'waiver');
    /** The room folds picks; the books come from rosters, contracts and retained salary. */
    const sameBooks = async () => {
      const { state } = await snapshot();
      const books = await app.app.get(DraftQueries).teams(within.leagueId, '2025-26');
      expect(state.teams.map(({ holdings }) => holdings)).toEqual(books.map(({ holdings }) => holdings));
    };
    await begin();
    expectRefusal(await pick(3, 1, of(3, 3)), 409, 'playerTaken');
    expectRefusal(await pick(3, 1, of(0, 0)), 409, 'playerNotInPool');
    expect(await pick(3, 1, of(0, 2))).toMatchObject({ status: 200 });
    const { id: draft } = (await snapshot()).state;
    const [taker, loser] = [within.teams[3]!.id, within.teams[0]!.id];
    expect(await holder(within, of(0, 2))).toEqual({ team_id: taker, place: 'active', acquired_by: `draft:${draft}` });
    expect(sizes(await snapshot())).toEqual([3, 4, 4, 5]);
    await sameBooks();
    expectRefusal(await pick(2, 2, of(0, 3)), 409, 'teamLostMost', { figure: 2, limit: 1 });
    const { activities } = await within.commissioner.must<ActivityLogAnswer>(
      'GET',
      `/api/${within.leagueId}/activity-log`,
    );
    expect(activities.map(({ message }) => message).join(' ')).toMatch(/drafted .+ from /);
    expect(await undo(1)).toMatchObject({ status: 200 });
    expect(await holder(within, of(0, 2))).toEqual({ team_id: loser, place: 'active', acquired_by: 'test' });
    expect(sizes(await snapshot())).toEqual([4, 4, 4, 4]);
    await sameBooks();
    expect(await pick(3, 1, of(0, 3))).toMatchObject({ status: 200 });
  });

  it('tells the manager of the team that lost the player', async () => {
    const within = await league('in-season');
    const { begin, pick } = await lobby(within, 'waiver');
    await begin();
    await pick(3, 1, of(0, 2));
    await app.app.get(NotificationService).sweep();
    const rows = await query<{ says: { kind: string; figures: { team: string } }; mine: boolean }>`select n.says,
        m.team_id = ${within.teams[0]!.id} as mine from notice n join membership m on m.user_id = n.user_id
        and m.league_id = n.league_id
      where n.league_id = ${within.leagueId} and n.says ->> 'kind' = 'player-drafted'`;
    expect(rows.map(({ mine }) => mine)).toEqual([true]);
  });

  it('follows drops: a player who left the team cannot be taken, and the place is free', async () => {
    const within = await league('in-season', { max_roster_size: 4 });
    const { begin, pick, snapshot } = await lobby(within, 'waiver');
    await begin();
    expectRefusal(await pick(3, 1, of(0, 2)), 409, 'rosterFull');
    expect(await drop(within, 0, of(0, 2))).toMatchObject({ status: 200 });
    expect(await drop(within, 3, of(3, 0))).toMatchObject({ status: 200 });
    expect((await snapshot()).state.teams[0]).toMatchObject({ gone: [of(0, 2)] });
    expectRefusal(await pick(3, 1, of(0, 2)), 409, 'playerTaken');
    expect(await pick(3, 1, of(0, 3))).toMatchObject({ status: 200 });
  });

  it('keeps players of its pool out of trades until it ends, and promised ones out of its pool', async () => {
    const within = await league('in-season');
    const { leagueId, teams } = within;
    const { begin, path, pool } = await lobby(within, 'waiver');
    const asset = (player: number) => ({ kind: 'player', player_id: player, condition: null });
    /** Team 0 offers a player to team 1 for another; team 1 accepts what it sees. */
    const trade = async (give: number, get: number) => {
      const { trade_id } = await teams[0]!.manager!.must<{ trade_id: string }>('POST', `/api/${leagueId}/trades`, {
        sides: [
          { team_id: teams[0]!.id, assets: [asset(give)], moves: [] },
          { team_id: teams[1]!.id, assets: [asset(get)], moves: [] },
        ],
      });
      const by = teams[1]!.manager!;
      const { version, hash, facts } = await by.must<TradeView>('GET', `/api/${leagueId}/trade/${trade_id}`);
      return by.call<Refused>('POST', `/api/${leagueId}/trades/${trade_id}/accept`, { version, hash, facts });
    };
    expect(await trade(of(0, 2), of(1, 2))).toMatchObject({ status: 200 });
    expect(await begin()).toMatchObject({ status: 200 });
    expect((await pool()).filter((id) => id < of(2, 0))).toEqual([of(0, 3), of(1, 3)]);
    const refused = await trade(of(0, 3), of(1, 0));
    expect(refused.status).toBe(409);
    expect(refused.body.refusal.message).toContain('in the pool of 2025-26 waiver draft');
    await within.commissioner.must('POST', `${path}/end`, { confirm: true });
    expect(await trade(of(0, 3), of(1, 0))).toMatchObject({ status: 200 });
  });
});

describe('a complete draft from rosters', () => {
  /** A steal draft of four picks, all made: each team takes the last player of another one. */
  async function complete() {
    const within = await league('protection', { steal_most_lost: 0 });
    const draft = await lobby(within, 'steal');
    await draft.begin();
    for (const [index, [team, from]] of (
      [
        [3, 0],
        [2, 3],
        [1, 2],
        [0, 1],
      ] as const
    ).entries())
      expect(await draft.pick(team, index + 1, of(from, 3))).toMatchObject({ status: 200 });
    expect((await draft.snapshot()).state.status).toBe('ended');
    const reopen = () => within.commissioner.call<Refused>('POST', `${draft.path}/reopen`, {});
    return { within, ...draft, reopen };
  }

  it('is reopened for its last pick, whose player goes back, and is completed again', async () => {
    const { within, reopen, snapshot, path, pick } = await complete();
    expect(await within.teams[1]!.manager!.call('POST', `${path}/reopen`, {})).toMatchObject({ status: 403 });
    expect(await reopen()).toMatchObject({ status: 200, body: { status: 'paused', overall: 4 } });
    expect(await holder(within, of(1, 3))).toEqual({
      team_id: within.teams[1]!.id,
      place: 'active',
      acquired_by: 'test',
    });
    expect(await holder(within, of(2, 3))).toMatchObject({ team_id: within.teams[1]!.id });
    const { state } = await snapshot();
    expect(state.slots.map(({ status }) => status)).toEqual(['taken', 'taken', 'taken', 'open']);
    const books = await app.app.get(DraftQueries).teams(within.leagueId, '2025-26');
    expect(state.teams.map(({ holdings }) => holdings)).toEqual(books.map(({ holdings }) => holdings));
    const { rows } = await db.query('select made, ended_at from draft where id = $1', [state.id]);
    expect(rows).toEqual([{ made: 3, ended_at: null }]);
    await within.commissioner.must('POST', `${path}/resume`, {});
    expect(await pick(0, 4, of(1, 3))).toMatchObject({ status: 200 });
    expect((await snapshot()).state.status).toBe('ended');
    expect(await reopen()).toMatchObject({ status: 200 });
  });

  it('stays complete once something has followed', async () => {
    const { within, reopen } = await complete();
    await query`update roster_entry set place = 'ir' where league_id = ${within.leagueId} and player_id = ${of(1, 3)}`;
    expectRefusal(await reopen(), 409, 'somethingFollowed', {
      message: expect.stringContaining('roster of Team 1 has changed'),
    });
    expect(await holder(within, of(1, 3))).toMatchObject({ team_id: within.teams[0]!.id, place: 'ir' });
    const traded = await complete();
    const { leagueId, teams } = traded.within;
    const asset = (player: number) => ({ kind: 'player', player_id: player, condition: null });
    const { trade_id } = await teams[0]!.manager!.must<{ trade_id: string }>('POST', `/api/${leagueId}/trades`, {
      sides: [
        { team_id: teams[0]!.id, assets: [asset(of(1, 3))], moves: [] },
        { team_id: teams[2]!.id, assets: [asset(of(2, 0))], moves: [] },
      ],
    });
    const by = teams[2]!.manager!;
    const { version, hash, facts } = await by.must<TradeView>('GET', `/api/${leagueId}/trade/${trade_id}`);
    await by.must('POST', `/api/${leagueId}/trades/${trade_id}/accept`, { version, hash, facts });
    expectRefusal(await traded.reopen(), 409, 'somethingFollowed', {
      message: expect.stringContaining('a trade accepted since'),
    });
  });
});

describe('a steal draft', () => {
  it('is held between seasons, before the sheets are locked, and lets sheets wait', async () => {
    const within = await league('protection');
    const { begin, pick, pool, snapshot, path } = await lobby(within, 'steal');
    await query`insert into protection_round (league_id, season, deadline)
      values (${within.leagueId}, '2025-26', now() + interval '1 day')`;
    await db.query(`update protection_round set locked_at = now() where league_id = $1`, [within.leagueId]);
    expectRefusal(await begin(), 409, 'sheetsLocked');
    await db.query(`update protection_round set locked_at = null where league_id = $1`, [within.leagueId]);
    expect(await begin()).toMatchObject({ status: 200 });
    expect(await pool()).toEqual([0, 1, 2, 3].map((team) => of(team, 3)));
    expect((await snapshot()).state.rules).toMatchObject({ mostLost: 2, sizesRest: true });
    expect(await pick(3, 1, of(1, 3))).toMatchObject({ status: 200 });
    expect(await holder(within, of(1, 3))).toMatchObject({ team_id: within.teams[3]!.id });
    expectRefusal(await drop(within, 0, of(0, 0)), 409, 'draftRunning');
    await query`update protection_round set deadline = now() - interval '1 minute'
      where league_id = ${within.leagueId}`;
    const locked = async () => {
      await app.app.get(SheetLock).lockDue();
      const { rows } = await db.query('select locked_at from protection_round where league_id = $1', [within.leagueId]);
      return rows.map(({ locked_at }) => locked_at !== null);
    };
    expect(await locked()).toEqual([false]);
    await within.commissioner.must('POST', `${path}/end`, { confirm: true });
    expect(await locked()).toEqual([true]);
  });

  it('begins with the list that was saved last', async () => {
    const within = await league('protection');
    const { begin, protect, pool } = await lobby(within, 'steal');
    const answers = await Promise.all([protect(0, [of(0, 3)]), begin(), protect(1, [of(1, 3)])]);
    expect(answers[1]?.status).toBe(200);
    const exposed = await pool();
    for (const [team, answer] of [
      [0, answers[0]],
      [1, answers[2]],
    ] as const)
      expect(exposed.includes(of(team, 3))).toBe(answer?.status !== 200);
  });
});
