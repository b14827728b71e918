import { beforeAll, describe, expect, test } from '@jest/globals';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { deadlineProblems, readDraft } from '../../testing/draft-check.js';
import {
  createDraft,
  orderByNumber,
  seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../../testing/draft-fixture.js';
import { eventually } from '../../testing/patience.js';
import type { Caller } from '../../testing/room-client.js';
import { fileApp, type Refused, type TestApp } from '../../testing/test-app.js';
import { NO_MINIMUMS } from '../../testing/play-fixture.js';

const { app, database, query } = await fileApp();
beforeAll(() => seedPlayers(database.pool, somePlayers(60)));

/**
 * A draft that has begun, with `bank` seconds in each team's time bank. `clockMs` sets a clock shorter than the API
 * allows.
 */
async function begun(bank: number, clockMs?: number, by: TestApp = app) {
  const of = await seedLeague(database.pool, {
    urls: [by.url],
    secret: app.config.SESSION_SECRET,
    form: {
      num_teams: 3,
      rookieDraftEnabled: false,
      general_draft_startup_length: 2,
      ...NO_MINIMUMS,
    },
  });
  if (bank > 0) await of.commissioner.must('PATCH', `/api/${of.leagueId}/settings`, { draft_time_bank: bank });
  const { id, path } = await createDraft(of, { clock: { seconds: 3600 } });
  if (clockMs !== undefined)
    await query`update event set data = jsonb_set(data, '{state,clock}', ${JSON.stringify({ seconds: clockMs / 1000, graceMs: 50, autoMs: 50, quietHours: null })}::jsonb) where stream = ${`draft:${id}`} and seq = 1`;
  await orderByNumber(of, id);
  await of.commissioner.must('POST', `${path}/begin`, {});
  return { of, id, path };
}
const stateOf = async (caller: Caller, path: string): Promise<DraftState> =>
  (await caller.must<DraftSnapshot>('GET', path)).state;
const pick = (of: SeededLeague, path: string, overall: number, playerId: number) =>
  of.teams[(overall - 1) % 3]!.manager!.must('POST', `${path}/picks`, { overall, player_id: playerId });
const passed = (at: number) =>
  eventually(async () => {
    const [row] = await query<{ now: number }>`select extract(epoch from clock_timestamp()) * 1000 as now`;
    expect(Number(row?.now)).toBeGreaterThan(at);
  });
const recorded = async (of: SeededLeague, path: string) =>
  (await of.commissioner.must<DraftRecordAnswer>('GET', `${path}/log`)).lines.map(({ text }) => text);

describe('the time bank of a league', () => {
  test('is off until the commissioner sets it, within its limits, and each draft begins with it', async () => {
    const { of, path } = await begun(0);
    expect(JSON.stringify(await stateOf(of.commissioner, path))).not.toContain('bank');
    const settings = `/api/${of.leagueId}/settings`;
    expect((await of.teams[1]!.manager!.call('PATCH', settings, { draft_time_bank: 60 })).status).toBe(403);
    for (const [value, said] of [
      [86_401, /at most 86,400 seconds/],
      [-1, /./],
      [1.5, /./],
    ] as const) {
      const answer = await of.commissioner.call<Refused>('PATCH', settings, { draft_time_bank: value });
      expect([answer.status, answer.body.refusal.message]).toEqual([422, expect.stringMatching(said)]);
    }
    await of.commissioner.must('PATCH', settings, { draft_time_bank: 300 });
    expect(await stateOf(of.commissioner, path)).not.toHaveProperty('rules.timeBank');

    const next = await begun(300);
    const state = await stateOf(next.of.commissioner, next.path);
    expect(state.teams.map(({ bankMs }) => bankMs)).toEqual([300_000, 300_000, 300_000]);
    const turn = state.onClock!;
    expect(Date.parse(turn.deadline!) - Date.parse(turn.startedAt)).toBe(3_900_000);
    expect(turn.bankMs).toBe(300_000);
  });
});

describe('a clock that has run out', () => {
  test('draws from the bank: a pick by hand still counts, is written down, and its undo gives it back', async () => {
    const { of, id, path } = await begun(600, 400);
    const turn = (await stateOf(of.commissioner, path)).onClock!;
    await passed(Date.parse(turn.deadline!) - 600_000 + 100);
    await pick(of, path, 1, 8_000_001);
    const state = await stateOf(of.commissioner, path);
    const { drewMs = 0, how } = state.slots[0]!;
    expect(how).toBe('manual');
    expect(drewMs).toBeGreaterThanOrEqual(100);
    expect(drewMs).toBeLessThan(30_000);
    expect(state.teams[0]).toMatchObject({ bankMs: 600_000 - drewMs, timeouts: 0 });
    const words = (await recorded(of, path))[0];
    expect(words).toBe(
      `Team 1 drew ${Math.ceil(drewMs / 1000) === 1 ? '1 second' : `${Math.ceil(drewMs / 1000)} seconds`} from its time bank (round 1, pick 1).`,
    );
    const other = await app.another();
    const there = await (
      await fetch(`${other.url}${path}`, { headers: { authorization: `Bearer ${of.commissioner.token}` } })
    ).json();
    await other.close();
    expect((there as DraftSnapshot).state.teams).toEqual(state.teams);
    // On a busy machine a clock may be put back between the readings.
    await eventually(async () =>
      expect(await deadlineProblems(database.pool, id, await stateOf(of.commissioner, path))).toEqual([]),
    );
    await of.commissioner.must('POST', `${path}/undo`, { overall: 1 });
    const undone = await stateOf(of.commissioner, path);
    expect(undone.teams[0]?.bankMs).toBe(600_000);
    expect(undone.slots[0]).not.toHaveProperty('drewMs');
    expect(undone.onClock).toMatchObject({ overall: 1, bankMs: 600_000 });
  });

  test('and a bank that has, too, is an automatic pick, not a moment before', async () => {
    const { of, id, path } = await begun(1, 200);
    await eventually(async () => expect((await stateOf(of.commissioner, path)).slots[0]?.status).toBe('taken'));
    const { events } = await readDraft(database.pool, id);
    const began = events.find(({ event }) => event.type === 'draftBegun')!.event;
    const first = events.find(({ event }) => event.type === 'playerPicked')!;
    const turn = 'onClock' in began ? began.onClock : null;
    expect(Date.parse(turn!.deadline!) - Date.parse(turn!.startedAt)).toBe(1_200);
    expect(first.at.getTime()).toBeGreaterThanOrEqual(Date.parse(turn!.deadline!) + 50);
    expect(first.event).toMatchObject({ timedOut: true, drewMs: 1_000, timeouts: 1 });
    await eventually(async () => expect((await stateOf(of.commissioner, path)).slots[2]?.status).toBe('taken'));
    const state = await stateOf(of.commissioner, path);
    expect(state.teams.map(({ bankMs }) => bankMs)).toEqual([0, 0, 0]);
  });

  test('keeps its bank over a pause, and while the process that began it is gone', async () => {
    const other = await app.another();
    const { of, id, path } = await begun(4, 200, other);
    const here = `${app.url}${path}`;
    const asked = { authorization: `Bearer ${of.commissioner.token}`, 'content-type': 'application/json' };
    const send = async (command: string) =>
      expect((await fetch(`${here}/${command}`, { method: 'POST', headers: asked, body: '{}' })).status).toBe(200);
    const { onClock } = await stateOf(of.commissioner, path);
    await passed(Date.parse(onClock!.deadline!) - 3_900);
    await send('pause');
    const paused = (await readDraft(database.pool, id)).state;
    const { bankMs = 0, remainingMs } = paused.onClock!;
    expect(bankMs).toBe(remainingMs);
    expect(bankMs).toBeLessThan(4_000);
    await send('resume');
    await other.close();
    // After a pause the clock runs for at least its whole length.
    await eventually(
      async () => expect((await readDraft(database.pool, id)).state.slots[0]?.status).toBe('taken'),
      20_000,
    );
    const { state, events } = await readDraft(database.pool, id);
    expect(state.slots[0]?.drewMs).toBe(4_000);
    const resumed = events.find(({ event }) => event.type === 'draftResumed')!.event;
    const first = events.find(({ event }) => event.type === 'playerPicked')!;
    const turn = 'onClock' in resumed ? resumed.onClock : null;
    expect(Date.parse(turn!.deadline!) - Date.parse(turn!.startedAt)).toBeGreaterThanOrEqual(bankMs);
    expect(first.at.getTime()).toBeGreaterThanOrEqual(Date.parse(turn!.deadline!) + 50);
  });
});
