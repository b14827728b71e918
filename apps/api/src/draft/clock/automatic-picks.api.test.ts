import { beforeAll, expect, test } from '@jest/globals';
import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import { decideSystem } from '@crease/core/draft/system.rules.js';
import { seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { DraftLog, type Inside } from '../draft.log.js';
import { DraftAlarms } from './draft.alarms.js';

const { app, database, seed } = await fileApp();
const log = app.app.get(DraftLog);
beforeAll(async () => {
  app.app.get(DraftAlarms).silence();
  await seedPlayers(database.pool, somePlayers(60));
});

async function begun(): Promise<string> {
  const { leagueId, commissioner } = await seed({ form: SMALL_DRAFT });
  const path = `/api/${leagueId}/drafts`;
  const { draft_id: id } = await commissioner.must<{ draft_id: string }>('POST', path, { type: 'general' });
  await commissioner.must('POST', `${path}/${id}/begin`, {});
  return id;
}

/** Writes the automatic pick of the first turn, as the alarm does when its clock has run out. */
async function pickAutomatically(id: string, inside?: Inside) {
  const state = await log.load(id, true);
  const ended = (expiryOf(state) ?? 0) + 1;
  const pool = await log.poolFor(state);
  const decided = decideSystem(state, { type: 'expireClock', overall: 1, queue: [] }, pool, ended);
  if (!decided.ok) throw new Error(decided.refusal.message);
  const limit = { after: new Date(0).toISOString(), outage: state.outage };
  return log.append({ state, events: decided.value, actor: null, guard: null, limit }, inside);
}

test('an automatic pick waits for no automatic pick of another draft, and holds up no heartbeat', async () => {
  const [slow, quick] = [await begun(), await begun()];
  await database.write(async ({ db }) => {
    expect(await pickAutomatically(slow, { db, afterCommit: () => undefined })).toMatchObject({ kind: 'done' });
    // The slow draft's transaction is still open. With its lock these two would wait, and give up.
    expect(await pickAutomatically(quick)).toMatchObject({ kind: 'done' });
    await database.prompt('select beat()');
  });
});

test('after a silence no automatic pick is written before the clock is extended, recorded or not', async () => {
  const id = await begun();
  await database.query(`update heartbeat set at = at - interval '10 seconds'`);
  expect(await pickAutomatically(id)).toMatchObject({ kind: 'outage' });
  // It is recorded now, by this or by a heartbeat.
  await database.query('select beat()');
  expect(await pickAutomatically(id)).toMatchObject({ kind: 'outage' });
});
