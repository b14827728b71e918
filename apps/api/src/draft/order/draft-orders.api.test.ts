import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { randomOrder } from '@crease/core/draft/order/pick-order.js';
import { SMALL_DRAFT, createDraft, seedPlayers, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { DraftTrades } from '../offers/draft-trades.service.js';
import { linesWhere, queryOf } from '../../testing/log-lines.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(120));

interface Lobby {
  readonly of: SeededLeague;
  readonly id: string;
  readonly path: string;
  state(): Promise<DraftState>;
  snapshot(): Promise<DraftSnapshot>;
  order(body: object): ReturnType<SeededLeague['commissioner']['call']>;
  amend(body: object): Promise<{ status: number; body: Partial<Refused> }>;
  log(): Promise<DraftRecordAnswer['lines']>;
}

async function lobby({
  type = 'dynasty',
  phase = 'setup',
  points = false,
  body = {},
}: { type?: 'dynasty' | 'redraft'; phase?: string; points?: boolean; body?: object } = {}): Promise<Lobby> {
  const of = await seed({ type, form: { ...SMALL_DRAFT, general_draft_length: 3, max_roster_size: 3 } });
  await db.query('update league set phase = $2 where id = $1', [of.leagueId, phase]);
  if (points)
    for (const [place, team] of of.teams.entries())
      await query`insert into team_points (league_id, team_id, season, playoffs, points)
        select league_id, ${team.id}, '2024-25', false, ${40 - 10 * place} from team where id = ${team.id}`;
  const { id, path } = await createDraft(of, { clock: { seconds: 3600 }, ...body });
  const snapshot = () => of.commissioner.must<DraftSnapshot>('GET', path);
  return {
    of,
    id,
    path,
    snapshot,
    state: async () => (await snapshot()).state,
    order: (order) => of.commissioner.call('PUT', `${path}/order`, order),
    amend: (change) => of.commissioner.call<Partial<Refused>>('POST', `${path}/amendments`, change),
    log: async () => (await of.teams[1]!.manager!.must<DraftRecordAnswer>('GET', `${path}/log`)).lines,
  };
}

it('of a league that moved in with last season’s table goes by that table, with points or with places alone', async () => {
  for (const points of [
    [90, 70, 80, 60],
    [0, 0, 0, 0],
  ]) {
    const of = await seed({ form: { ...SMALL_DRAFT, general_draft_length: 3, max_roster_size: 3 } });
    const ranks = [1, 3, 2, 4];
    for (const [at, team] of of.teams.entries())
      await query`insert into season_standing (league_id, season, team_id, rank, points, brought)
        values (${of.leagueId}, '2024-25', ${team.id}, ${ranks[at]}, ${points[at]}, true)`;
    const { id } = await createDraft(of);
    const { state } = await of.commissioner.must<DraftSnapshot>('GET', `/api/${of.leagueId}/drafts/${id}`);
    expect(state.order).toMatchObject({
      kind: 'linear',
      source: 'standings',
      teamIds: [3, 1, 2, 0].map((at) => of.teams[at]?.id),
    });
  }
});

describe('the order of a draft', () => {
  it.each([
    ['startup', { type: 'dynasty', phase: 'setup' }],
    ['redraft', { type: 'redraft', phase: 'annual-drafts', points: true }],
    ['first annual one after a season without points', { phase: 'annual-drafts' }],
  ] as const)(
    'of a %s draft is undrawn until it is drawn, and drawn at random with its promised seed when it begins',
    async (_, shape) => {
      const draft = await lobby(shape);
      const { order: before } = await draft.state();
      expect(before).toMatchObject({ source: 'undrawn', seed: null, seedHash: null });
      await draft.of.commissioner.must('POST', `${draft.path}/begin`, {});
      const { order, slots, rules } = await draft.state();
      expect(order).toMatchObject({ source: 'random', draw: 1, draws: 1, seedHash: before.nextSeedHash });
      expect(
        createHash('sha256')
          .update(order.seed ?? '')
          .digest('hex'),
      ).toBe(before.nextSeedHash);
      expect(order.teamIds).toEqual(
        randomOrder(
          draft.of.teams.map(({ id }) => id),
          order.seed ?? '',
        ),
      );
      expect(slots.slice(0, 4).map((slot) => slot.originalTeamId)).toEqual(order.teamIds);
      // Auto keeps at least the minimum salary for each open place.
      expect(rules.minimumSalary).toBe(775_000);
    },
  );

  it('of an annual draft of a dynasty goes by the reverse of last season’s standings', async () => {
    const draft = await lobby({ phase: 'annual-drafts', points: true });
    expect((await draft.state()).order).toMatchObject({
      source: 'standings',
      kind: 'linear',
      teamIds: draft.of.teams.map(({ id }) => id).reverse(),
      seed: null,
    });
    expect((await draft.snapshot()).standings).toBe(true);
  });

  it('goes by the final table, in which points for missing goalie games are off', async () => {
    const draft = await lobby({ phase: 'annual-drafts', points: true });
    const [first, second, third, fourth] = draft.of.teams.map(({ id }) => id);
    // The team with the most points lost so many that it is third.
    for (const [at, [id, points, less]] of [
      [second, 80, 0],
      [third, 70, 0],
      [first, 65, 900],
      [fourth, 60, 0],
    ].entries())
      await query`insert into season_standing (league_id, season, team_id, rank, points, less)
        values (${draft.of.leagueId}, '2024-25', ${id}, ${at + 1}, ${points}, ${less})`;
    expect(await draft.order({ source: 'standings', kind: 'linear' })).toMatchObject({ status: 200 });
    expect((await draft.state()).order.teamIds).toEqual([fourth, first, third, second]);
  });

  it('cannot go by standings where there are none, neither reversed nor by lottery', async () => {
    const draft = await lobby();
    expect((await draft.snapshot()).standings).toBe(false);
    for (const source of ['standings', 'lottery']) {
      expectRefusal(await draft.order({ source, kind: 'linear' }), 409, 'noStandings', {
        message: 'There are no standings of 2024-25: no team has points of that season.',
      });
    }
    expect((await draft.state()).order).toMatchObject({ source: 'undrawn' });
    expect((await draft.state()).order.draws).toBeUndefined();
  });

  it('that is drawn twice is seen to be: each draw stands numbered in the public log, with who, when and its seed', async () => {
    const draft = await lobby();
    const seeds: (string | null)[] = [];
    for (const draw of [1, 2]) {
      expect((await draft.order({ source: 'random', kind: 'snake' })).status).toBe(200);
      const { order } = await draft.state();
      expect(order).toMatchObject({ draw, draws: draw });
      seeds.push(order.seed);
    }
    const lines = (await draft.log()).filter(({ type }) => type === 'orderSet');
    expect(lines.map(({ drawn }) => drawn)).toMatchObject([
      { draw: 2, seed: seeds[1] },
      { draw: 1, seed: seeds[0] },
    ]);
    expect(lines[0]?.text).toMatch(/^Order: Draw 2, at random, snake: Team \d, Team \d, Team \d, Team \d\.$/);
    for (const line of lines)
      expect(line).toMatchObject({
        actor: { user_id: draft.of.commissioner.userId, name: 'Team 1 Manager' },
        at: expect.stringMatching(/^20/),
      });
    expect(await linesWhere(queryOf(db), `stream = $1 and type = 'orderSet'`, [`draft:${draft.id}`])).toEqual([
      expect.stringContaining('Draw 1, at random'),
      expect.stringContaining(`Seed: ${seeds[1]}`),
    ]);
  });

  it('loses its proof when it is set by hand, keeps the number of draws, and keeps the draw when only the way of the rounds changes', async () => {
    const draft = await lobby();
    await draft.order({ source: 'random', kind: 'snake' });
    const { order: drawn } = await draft.state();
    await draft.order({ source: 'commissioner', kind: 'linear', team_ids: [...drawn.teamIds] });
    expect((await draft.state()).order).toMatchObject({
      source: 'random',
      kind: 'linear',
      seed: drawn.seed,
      seedHash: drawn.seedHash,
      draw: 1,
      draws: 1,
    });
    await draft.order({ source: 'commissioner', kind: 'linear', team_ids: [...drawn.teamIds].reverse() });
    const { order: byHand } = await draft.state();
    expect(byHand).toMatchObject({
      source: 'commissioner',
      seed: null,
      seedHash: null,
      draws: 1,
      nextSeedHash: drawn.nextSeedHash,
    });
    expect(byHand.draw).toBeUndefined();
    await draft.order({ source: 'undrawn', kind: 'snake' });
    expect((await draft.state()).order).toMatchObject({ source: 'undrawn', seed: null, draws: 1 });
    await draft.order({ source: 'random', kind: 'snake' });
    expect((await draft.state()).order).toMatchObject({ draw: 2, seedHash: drawn.nextSeedHash });
  });

  it('of two draws at the same moment is that of one, and the other is told', async () => {
    const draft = await lobby();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => draft.order({ source: 'random', kind: 'snake' })),
    );
    const { order } = await draft.state();
    const seeds = (await draft.log()).flatMap(({ drawn }) => drawn?.seed ?? []);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(order.draws ?? 0);
    expect(new Set(seeds).size).toBe(order.draws);
    for (const answer of answers)
      if (answer.status !== 200)
        expect(answer).toMatchObject({ status: 409, body: { refusal: { name: 'orderMoved' } } });
  });
});

describe('the number of a pick before its draft', () => {
  const shapes = [
    ['a random draw', {}, { source: 'random', kind: 'snake' }],
    ['an order by hand', {}, { source: 'commissioner', kind: 'linear' }],
    ['an order round by round', {}, { source: 'commissioner', kind: 'manual' }],
    ['a snake by hand', {}, { source: 'commissioner', kind: 'snake' }],
    ['a lottery', { phase: 'annual-drafts', points: true }, { source: 'lottery', kind: 'linear' }],
    ['reverse standings by choice', { phase: 'annual-drafts', points: true }, { source: 'standings', kind: 'snake' }],
    ['the reverse standings that an annual draft begins with', { phase: 'annual-drafts', points: true }, null],
  ] as const;

  it.each(shapes)('is known to conditions by %s', async (_, shape, wished) => {
    const draft = await lobby(shape);
    const teamIds = draft.of.teams.map(({ id }) => id);
    const by =
      wished?.source === 'commissioner'
        ? {
            team_ids: teamIds,
            ...(wished.kind === 'manual' ? { rounds: [teamIds, [...teamIds].reverse(), teamIds] } : {}),
          }
        : {};
    if (wished) expect((await draft.order({ ...wished, ...by })).status).toBe(200);
    const { slots } = await draft.state();
    const trades = app.app.get(DraftTrades);
    for (const slot of slots) expect(await trades.numberInLobby(draft.of.leagueId, slot.pickId)).toBe(slot.overall);
  });

  it('is unknown while the order is still to be drawn', async () => {
    const draft = await lobby();
    const { slots } = await draft.state();
    expect(await app.app.get(DraftTrades).numberInLobby(draft.of.leagueId, slots[0]!.pickId)).toBeNull();
  });
});

describe('compensatory and forfeited picks', () => {
  const reason = 'Rule 7 of the league';

  it('come before the draft, stand in the league’s picks, the board and the public log, and outlive another order', async () => {
    const draft = await lobby();
    await draft.order({ source: 'commissioner', kind: 'linear', team_ids: draft.of.teams.map(({ id }) => id) });
    const [, second] = draft.of.teams;
    expect((await draft.amend({ what: 'added', team_id: second!.id, round: 2, place: 1, reason })).status).toBe(200);
    expect((await draft.amend({ what: 'added', team_id: second!.id, round: 2, place: 4, reason })).status).toBe(200);
    const { slots } = await draft.state();
    expect(slots).toHaveLength(14);
    expect(
      slots
        .filter(({ extra }) => extra)
        .map(({ overall, round, pickInRound, ownerTeamId, extra }) => [
          overall,
          round,
          pickInRound,
          ownerTeamId,
          extra,
        ]),
    ).toEqual([
      [5, 2, 1, second!.id, 1],
      [8, 2, 4, second!.id, 2],
    ]);
    expect((await draft.amend({ what: 'forfeited', pick_id: slots[0]!.pickId, reason })).status).toBe(200);
    expect((await db.query('select forfeited_reason from draft_pick where id = $1', [slots[0]!.pickId])).rows).toEqual([
      { forfeited_reason: reason },
    ]);
    expect((await draft.log()).slice(0, 3).map(({ text }) => text)).toEqual([
      `Team 1 forfeited round 1, pick 1. ${reason}`,
      `Team 2 got a compensatory pick: round 2, pick 4. ${reason}`,
      `Team 2 got a compensatory pick: round 2, pick 1. ${reason}`,
    ]);
    await draft.order({
      source: 'commissioner',
      kind: 'linear',
      team_ids: draft.of.teams.map(({ id }) => id).reverse(),
    });
    const again = (await draft.state()).slots;
    expect(again.filter(({ extra }) => extra).map(({ overall }) => overall)).toEqual([5, 8]);
    expect(again.find(({ status }) => status === 'forfeited')).toMatchObject({ overall: 4, pickId: slots[0]!.pickId });
    await draft.of.commissioner.must('DELETE', draft.path);
    const { id: draft_id } = await createDraft(draft.of, { clock: { seconds: 3600 } });
    const { state } = await draft.of.commissioner.must<DraftSnapshot>(
      'GET',
      `/api/${draft.of.leagueId}/drafts/${draft_id}`,
    );
    expect(state.slots).toHaveLength(14);
    expect(state.slots.filter(({ status }) => status === 'forfeited')).toHaveLength(1);
    const path = `/api/${draft.of.leagueId}/drafts/${draft_id}/amendments`;
    await draft.of.commissioner.must('POST', path, { what: 'restored', pick_id: slots[0]!.pickId, reason });
    for (const slot of state.slots.filter(({ extra }) => extra))
      await draft.of.commissioner.must('POST', path, { what: 'removed', pick_id: slot.pickId, reason });
    expect(
      await query`select count(*)::int as picks, count(forfeited_at)::int as forfeited from draft_pick
        where league_id = ${draft.of.leagueId} and season = ${'2025-26'}`,
    ).toEqual([{ picks: 12, forfeited: 0 }]);
  });

  it('are passed over in the draft, and stay on the board and in the results as forfeited', async () => {
    const draft = await lobby();
    await draft.order({ source: 'commissioner', kind: 'linear', team_ids: draft.of.teams.map(({ id }) => id) });
    const { slots } = await draft.state();
    await draft.amend({ what: 'forfeited', pick_id: slots[1]!.pickId, reason });
    await draft.of.commissioner.must('POST', `${draft.path}/begin`, {});
    await draft.of.commissioner.must('POST', `${draft.path}/picks`, { overall: 1, player_id: 8_000_001 });
    expect((await draft.state()).onClock?.overall).toBe(3);
    const csv = await draft.of.commissioner.call<string>('GET', `${draft.path}/export.csv`);
    expect(String(csv.body)).toContain('2,1,2,Team 2,Team 2,forfeited,');
    expectRefusal(await draft.amend({ what: 'restored', pick_id: slots[1]!.pickId, reason }), 409, 'wrongDraftStatus');
  });

  it('need a commissioner, a reason, a round, a place and a team of the draft', async () => {
    const draft = await lobby();
    const team_id = draft.of.teams[0]!.id;
    const manager = draft.of.teams[1]!.manager!;
    const added = { what: 'added', team_id, round: 1, place: 1, reason };
    expectRefusal(await manager.call('POST', `${draft.path}/amendments`, added), 403, 'commissionerOnly');
    for (const wrong of [
      { ...added, reason: 'x' },
      { ...added, round: 0 },
      { ...added, place: 0 },
      { ...added, place: 1.5 },
      { what: 'doubled', team_id },
      { what: 'forfeited', reason },
    ])
      expect((await draft.amend(wrong)).status).toBe(422);
    expectRefusal(await draft.amend({ ...added, round: 4 }), 422, 'roundOutOfRange');
    expectRefusal(await draft.amend({ ...added, place: 6 }), 422, 'placeOutOfRange');
    expectRefusal(await draft.amend({ ...added, team_id: '2'.repeat(12) }), 404, 'teamNotInDraft');
    expect(
      (await db.query('select 1 from draft_pick where league_id = $1 and extra > 0', [draft.of.leagueId])).rowCount,
    ).toBe(0);
  });

  it('of a mock are the mock’s alone', async () => {
    const draft = await lobby({ body: { mock: true } });
    const { slots } = await draft.state();
    expect(
      await draft.amend({ what: 'added', team_id: draft.of.teams[0]!.id, round: 1, place: 1, reason }),
    ).toMatchObject({ status: 200 });
    expect((await draft.amend({ what: 'forfeited', pick_id: slots[0]!.pickId, reason })).status).toBe(200);
    await draft.order({ source: 'random', kind: 'snake' });
    const after = (await draft.state()).slots;
    expect(after).toHaveLength(13);
    expect(after.find(({ status }) => status === 'forfeited')?.pickId).toBe(slots[0]!.pickId);
    expect(
      await query`select count(*)::int as picks, count(forfeited_at)::int as forfeited from draft_pick
        where league_id = ${draft.of.leagueId} and season = ${'2025-26'}`,
    ).toEqual([{ picks: 12, forfeited: 0 }]);
  });
});
