import { once } from 'node:events';
import { afterAll, expect, test } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { Config } from '../../platform/config/config.js';
import { anotherProcess } from '../../testing/another-process.js';
import { bankProblems } from '../../testing/bank-check.js';
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
import { Caller } from '../../testing/room-client.js';
import { createTestDatabase } from '../../testing/test-database.js';

const CLOCK_MS = 300;
const BANK_S = 60;
/** How much of a bank is used before the process dies. */
const DRAWN_MS = 1_500;
/** An outage starts at the last heartbeat, written twice a second, so this much extra time may be given back. */
const BEAT_MS = 600;
const PATIENCE_MS = 20_000;

let running: Running[] = [];

const database = await createTestDatabase();
const config: Pick<Config, 'DATABASE_URL' | 'SESSION_SECRET'> = {
  DATABASE_URL: database.url,
  SESSION_SECRET: 'only for tests, where nothing is worth stealing',
};
const db = new pg.Pool({ connectionString: database.url });
await seedPlayers(db, somePlayers(60));
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await db.end();
  await database.drop();
});

interface Running {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Has exactly `count` processes running: survivors of earlier tests, and new ones. */
async function processes(count: number): Promise<Running[]> {
  while (running.length > count) await kill(running.at(-1)!);
  while (running.length < count) running.push(await anotherProcess(config));
  return running;
}

async function kill(victim: Running): Promise<void> {
  running = running.filter((one) => one !== victim);
  const gone = once(victim.child, 'exit');
  victim.child.kill('SIGKILL');
  await gone;
}

/** A draft that has begun, with a clock shorter than the API allows: nearly all the time comes from the bank. */
async function begun(url: string, bank = BANK_S) {
  const of = await seedLeague(db, { urls: [url], secret: config.SESSION_SECRET, form: SMALL_DRAFT });
  await of.commissioner.must('PATCH', `/api/${of.leagueId}/settings`, { draft_time_bank: bank });
  const { id } = await createDraft(of, { clock: { seconds: 3600 } });
  await db.query(`update event set data = jsonb_set(data, '{state,clock}', $2::jsonb) where stream = $1 and seq = 1`, [
    `draft:${id}`,
    JSON.stringify({ seconds: CLOCK_MS / 1000, graceMs: 100, autoMs: 100, quietHours: null }),
  ]);
  await orderByNumber(of, id);
  const path = `/api/${of.leagueId}/drafts/${id}`;
  await of.commissioner.must('POST', `${path}/begin`, {});
  const pick = (through: string, overall: number) => {
    const manager = of.teams[(overall - 1) % 4]!.manager!;
    const caller = new Caller([through], () => manager.token, manager.userId);
    return caller.must('POST', `${path}/picks`, { overall, player_id: 8_000_000 + overall });
  };
  return { id, pick };
}

const stateOf = async (id: string): Promise<DraftState> => (await readDraft(db, id)).state;
const now = async () => {
  const { rows } = await db.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
  return rows[0]!.ms;
};
/** When the clock of the current turn ran out and its bank began. */
const bankBegan = ({ onClock }: DraftState) => Date.parse(onClock!.deadline!) - (onClock!.bankMs ?? 0);
const passed = (at: number) => eventually(async () => expect(await now()).toBeGreaterThan(at), PATIENCE_MS);
const drawnOf = async (id: string, overall: number) => (await stateOf(id)).slots[overall - 1]?.drewMs ?? 0;
/** Milliseconds from the clock's end to the database's write of the pick. */
async function spent(id: string, overall: number, from: number) {
  const { events } = await readDraft(db, id);
  return events.find(({ event }) => event.type === 'playerPicked' && event.overall === overall)!.at.getTime() - from;
}

test('a process that dies while a bank is drawn: another one goes on with it, each second counted once', async () => {
  const [victim, other] = (await processes(2)) as [Running, Running];
  const { id, pick } = await begun(victim.url);
  const from = bankBegan(await stateOf(id));
  await passed(from + DRAWN_MS);
  await kill(victim);
  const before = await stateOf(id);
  expect(before.onClock).toMatchObject({ overall: 1, bankMs: BANK_S * 1_000 });
  await pick(other.url, 1);
  const state = await stateOf(id);
  // The other process could take picks, so no outage is recorded and the bank goes on running.
  expect(state.outage).toBe(before.outage);
  expect(Math.abs((await drawnOf(id, 1)) - (await spent(id, 1, from)))).toBeLessThan(1_000);
  expect(await drawnOf(id, 1)).toBeGreaterThanOrEqual(DRAWN_MS);
  expect(state.teams[0]?.bankMs).toBe(BANK_S * 1_000 - (await drawnOf(id, 1)));
  expect(await problemsOf(db, id, [], [])).toEqual([]);
}, 120_000);

test('a bank that ends while processes die is one automatic pick with all of the bank, and the next turn has the rest', async () => {
  const bank = 4;
  const [victim, other] = (await processes(2)) as [Running, Running];
  const { id, pick } = await begun(victim.url, bank);
  await passed(bankBegan(await stateOf(id)) + DRAWN_MS);
  await kill(victim);
  await eventually(async () => expect((await stateOf(id)).slots[0]?.status).toBe('taken'), PATIENCE_MS);
  expect(await drawnOf(id, 1)).toBe(bank * 1_000);
  await pick(other.url, 2);
  const record = await readDraft(db, id);
  expect(record.events.filter(({ event }) => event.type === 'playerPicked')).toHaveLength(2);
  expect(record.state.teams[0]).toMatchObject({ bankMs: 0, timeouts: 1 });
  expect(bankProblems(record)).toEqual([]);
  expect(await problemsOf(db, id, [], [])).toEqual([]);
}, 120_000);

test('with the last process dead the bank stands still, and what was drawn before is neither lost nor drawn again', async () => {
  const [victim] = (await processes(1)) as [Running];
  const { id, pick } = await begun(victim.url);
  await pick(victim.url, 1);
  const turn = await stateOf(id);
  await passed(bankBegan(turn) + DRAWN_MS);
  await kill(victim);
  const died = await now();
  await passed(died + 4_000);
  const [other] = (await processes(1)) as [Running];
  // The recorded outage extends the clock, so the bank begins later.
  await eventually(async () => expect((await stateOf(id)).outage).toBeGreaterThan(turn.outage), PATIENCE_MS);
  const back = await stateOf(id);
  const away = bankBegan(back) - bankBegan(turn);
  expect(away).toBeGreaterThanOrEqual(4_000);
  expect(back.onClock).toMatchObject({ overall: 2, bankMs: BANK_S * 1_000 });
  expect(back.teams.map(({ bankMs }) => bankMs)).toEqual(turn.teams.map(({ bankMs }) => bankMs));
  await pick(other.url, 2);
  const drew = await drawnOf(id, 2);
  expect(away).toBeLessThanOrEqual((await now()) - died + BEAT_MS);
  expect(drew).toBeGreaterThanOrEqual(DRAWN_MS - BEAT_MS);
  expect(Math.abs(drew - ((await spent(id, 2, bankBegan(turn))) - away))).toBeLessThan(1_000);
  expect(await problemsOf(db, id, [], [])).toEqual([]);
}, 120_000);
