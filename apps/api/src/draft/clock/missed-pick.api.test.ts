import { beforeAll, expect, test } from '@jest/globals';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { problemsOf, readDraft } from '../../testing/draft-check.js';
import { createDraft, orderByNumber, seedPlayers, somePlayers } from '../../testing/draft-fixture.js';
import { eventually } from '../../testing/patience.js';
import type { Caller } from '../../testing/room-client.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { NO_MINIMUMS } from '../../testing/play-fixture.js';

const { app, database, query, seed } = await fileApp();
beforeAll(() => seedPlayers(database.pool, somePlayers(60)));

type Missed = 'automatic' | 'end_of_round' | 'one_round_later';

async function leagueWith(missed_pick: Missed) {
  const of = await seed({
    form: {
      num_teams: 3,
      rookieDraftEnabled: false,
      general_draft_startup_length: 2,
      ...NO_MINIMUMS,
    },
  });
  if (missed_pick !== 'automatic') await of.commissioner.must('PATCH', `/api/${of.leagueId}/settings`, { missed_pick });
  return of;
}

/** A draft that has begun, in the order of the teams. `clockMs` sets a clock shorter than the API allows. */
async function begun(of: Awaited<ReturnType<typeof leagueWith>>, clockMs?: number, more: object = {}) {
  const { id, path } = await createDraft(of, { clock: { seconds: 3600 }, ...more });
  if (clockMs !== undefined)
    await query`update event set data = jsonb_set(data, '{state,clock}', ${JSON.stringify({ seconds: clockMs / 1000, graceMs: 50, autoMs: 50, quietHours: null })}::jsonb) where stream = ${`draft:${id}`} and seq = 1`;
  await orderByNumber(of, id);
  await of.commissioner.must('POST', `${path}/begin`, {});
  return { of, id, path };
}

const stateOf = async (caller: Caller, path: string): Promise<DraftState> =>
  (await caller.must<DraftSnapshot>('GET', path)).state;
const turnsOf = async (id: string) =>
  (await readDraft(database.pool, id)).events.flatMap(({ event }) =>
    event.type === 'pickMoved' || event.type === 'playerPicked' ? [[event.type, event.overall]] : [],
  );
const pausedAt = (of: Awaited<ReturnType<typeof leagueWith>>, path: string, type: DraftEvent['type'], id: string) =>
  eventually(async () => {
    const { events } = await readDraft(database.pool, id);
    expect(events.map(({ event }) => event.type)).toContain(type);
  }).then(() => of.commissioner.must('POST', `${path}/pause`, {}));

test('a commissioner alone sets it, to one of its choices, and a running draft keeps what it began with', async () => {
  const { of, path } = await begun(await leagueWith('automatic'));
  const settings = `/api/${of.leagueId}/settings`;
  expect((await of.teams[1]!.manager!.call('PATCH', settings, { missed_pick: 'end_of_round' })).status).toBe(403);
  const wrong = await of.commissioner.call<Refused>('PATCH', settings, { missed_pick: 'never' });
  expect([wrong.status, wrong.body.refusal.field]).toEqual([422, 'missed_pick']);
  await of.commissioner.must('PATCH', settings, { missed_pick: 'one_round_later' });
  expect(await stateOf(of.commissioner, path)).not.toHaveProperty('rules.missedPick');
  const mock = await begun(await leagueWith('one_round_later'), undefined, { mock: true });
  expect(await stateOf(mock.of.commissioner, mock.path)).toMatchObject({
    kind: 'mock',
    rules: { missedPick: 'one_round_later' },
  });
});

test('with two processes at the deadline each missed pick moves once, then Auto makes it, and no pick is left out @long', async () => {
  const other = await app.another();
  try {
    const { of, id, path } = await begun(await leagueWith('end_of_round'), 200);
    await eventually(async () => expect((await stateOf(of.commissioner, path)).status).toBe('ended'));
    expect(await turnsOf(id)).toEqual([
      ...[1, 2, 3].map((overall) => ['pickMoved', overall]),
      // Each team's clock ran out twice in a row, so Auto also makes its second pick.
      ...[1, 2, 3, 4, 5, 6].map((overall) => ['playerPicked', overall]),
    ]);
    expect(await problemsOf(database.pool, id, [], [])).toEqual([]);
    const { lines } = await of.commissioner.must<DraftRecordAnswer>('GET', `${path}/log`);
    expect(lines.map(({ text }) => text)).toContain(
      'The clock of Team 1 ran out: round 1, pick 1 moved behind round 1, pick 3.',
    );
    const { rows } = await database.pool.query<{ says: { key: string } }>(
      `select data -> 'says' as says from event where stream = $1 and type = 'pickMoved'`,
      [`draft:${id}`],
    );
    expect(rows.map(({ says }) => says.key)).toEqual(Array(3).fill('draft.moved'));
  } finally {
    await other.close();
  }
});

test('undo returns a missed pick to its turn, with the pick before it untouched', async () => {
  const { of, id, path } = await begun(await leagueWith('one_round_later'), 3_000);
  await of.teams[0]!.manager!.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
  await pausedAt(of, path, 'pickMoved', id);
  const moved = await stateOf(of.commissioner, path);
  expect(moved.slots[1]).toMatchObject({ movedAfter: 6, round: 1, pickInRound: 2, status: 'open' });
  expect(moved.onClock?.overall).toBe(3);
  const preview = await of.commissioner.must('GET', `${path}/undo-preview?overall=2`);
  expect(preview).toEqual({ picks: [{ overall: 2, round: 1, team: 'Team 2', player: null, moved: true }] });
  expect((await of.teams[1]!.manager!.call('POST', `${path}/undo`, { overall: 2 })).status).toBe(403);
  await of.commissioner.must('POST', `${path}/undo`, { overall: 2 });
  const back = await stateOf(of.commissioner, path);
  expect(back.slots[1]).not.toHaveProperty('movedAfter');
  expect(back.onClock).toMatchObject({ overall: 2, teamId: back.slots[1]!.ownerTeamId });
  expect(back.slots[0]?.player?.id).toBe(8_000_001);
  const twice = await of.commissioner.call<Refused>('POST', `${path}/undo`, { overall: 2 });
  expect([twice.status, twice.body.refusal.field]).toEqual([409, 'overall']);
  expect(await problemsOf(database.pool, id, [], [])).toEqual([]);
});
