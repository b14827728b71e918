import { once } from 'node:events';
import { expect } from '@jest/globals';
import pg from 'pg';
import { anotherProcess } from '../../testing/another-process.js';
import { problemsOf, readDraft } from '../../testing/draft-check.js';
import {
  SMALL_DRAFT,
  createDraft,
  orderByNumber,
  seedLeague,
  seedPlayers,
  somePlayers,
} from '../../testing/draft-fixture.js';
import { eventually } from '../../testing/patience.js';
import { createTestDatabase } from '../../testing/test-database.js';

const CLOCK_MS = 250;
const PATIENCE_MS = 60_000;

/** Plays a draft whose picks are missed, while one of two processes dies. Each pick moves once and is made once. */
export async function missPicksOfKilled(missed_pick: 'end_of_round' | 'one_round_later'): Promise<void> {
  const database = await createTestDatabase();
  const config = { DATABASE_URL: database.url, SESSION_SECRET: 'only for tests, where nothing is worth stealing' };
  const db = new pg.Pool({ connectionString: database.url });
  const processes: Awaited<ReturnType<typeof anotherProcess>>[] = [];
  const kill = async () => {
    const child = processes.shift()!.child;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  try {
    await seedPlayers(db, somePlayers(60));
    for (let count = 0; count < 2; count += 1) processes.push(await anotherProcess(config));
    const of = await seedLeague(db, { urls: [processes[0]!.url], secret: config.SESSION_SECRET, form: SMALL_DRAFT });
    await of.commissioner.must('PATCH', `/api/${of.leagueId}/settings`, { missed_pick });
    const { id } = await createDraft(of, { clock: { seconds: 3600 } });
    await db.query(
      `update event set data = jsonb_set(data, '{state,clock}', $2::jsonb) where stream = $1 and seq = 1`,
      [`draft:${id}`, JSON.stringify({ seconds: CLOCK_MS / 1000, graceMs: 50, autoMs: 100, quietHours: null })],
    );
    await orderByNumber(of, id);
    await of.commissioner.must('POST', `/api/${of.leagueId}/drafts/${id}/begin`, {});
    const moved = async () =>
      (await readDraft(db, id)).events.flatMap(({ event }) => (event.type === 'pickMoved' ? [event.overall] : []));
    await eventually(async () => expect((await moved()).length).toBeGreaterThanOrEqual(2), PATIENCE_MS);
    await kill();
    await eventually(async () => expect((await readDraft(db, id)).state.status).toBe('ended'), PATIENCE_MS);
    const { state } = await readDraft(db, id);
    const missed = await moved();
    expect(new Set(missed).size).toBe(missed.length);
    expect(missed.length).toBeGreaterThanOrEqual(3);
    expect(state.slots.map(({ status }) => status)).toEqual(state.slots.map(() => 'taken'));
    expect(await problemsOf(db, id, [], [])).toEqual([]);
  } finally {
    while (processes.length > 0) await kill();
    await db.end();
    await database.drop();
  }
}
