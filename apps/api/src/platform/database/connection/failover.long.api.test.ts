import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../../../../../../tools/embedded-postgres.mjs';
import { openTestPostgresPair } from '../../../../../../tools/test-postgres.mjs';
import { databaseAddress } from '../../config/database-address.js';
import { problemsOf, readDraft, type Acknowledged } from '../../../testing/draft-check.js';
import { openDraft, seedLeague, seedPlayers, SMALL_DRAFT, somePlayers } from '../../../testing/draft-fixture.js';
import { eventually } from '../../../testing/patience.js';
import { RoomClient, type Answer } from '../../../testing/room-client.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

/*
 * The primary ends while a draft runs, and its synchronous standby takes over (docs/operations.md, "How do I run with a
 * standby database?").
 */

const NAME = 'failover';
const SESSION_SECRET = 'only for tests, where nothing is worth stealing';
const PLAYERS = somePlayers(60);
/** The pick that the standby does not get, of 12. */
const UNSENT = 6;

interface PickAnswer {
  readonly overall: number;
  readonly player_id: number;
  readonly team_id: string;
}

const pair = await openTestPostgresPair();
const databaseAt = (server: string): string => new URL(`/${NAME}`, server).href;
const [primary, standby] = [databaseAt(pair.primary), databaseAt(pair.standby)];
const onPrimary = new pg.Pool({ connectionString: primary, max: 2 });
const onStandby = new pg.Pool({ connectionString: standby, max: 2 });
for (const pool of [onPrimary, onStandby]) pool.on('error', () => undefined);
let app: TestApp | undefined;
let room: RoomClient | undefined;
afterAll(async () => {
  room?.close();
  await app?.close();
  await onPrimary.end();
  await onStandby.end();
  await pair.stop();
}, 60_000);

const one = async <R extends object>(pool: pg.Pool, query: string): Promise<R> =>
  (await pool.query<R>(query)).rows[0] as R;

it('loses no acknowledged pick when its synchronous standby is promoted', async () => {
  await createDatabase(pair.primary, NAME);
  // Servers of tests do not wait for their commits.
  await onPrimary.query(`alter database ${NAME} set synchronous_commit = on`);
  const hosts = new URL(primary);
  const address = databaseAddress(
    `postgres://${hosts.username}:${hosts.password}@${hosts.host},${new URL(standby).host}/${NAME}?target_session_attrs=read-write`,
    undefined,
  );
  app = await startTestApp({ databaseUrl: address, env: { SESSION_SECRET } });
  await onPrimary.query(`alter system set synchronous_standby_names = '*'`);
  await onPrimary.query('select pg_reload_conf()');
  await eventually(async () =>
    expect(await one(onPrimary, 'select sync_state from pg_stat_replication')).toEqual({ sync_state: 'sync' }),
  );
  await seedPlayers(onPrimary, PLAYERS);
  const of = await seedLeague(onPrimary, {
    urls: [app.url],
    secret: SESSION_SECRET,
    form: { ...SMALL_DRAFT, max_roster_size: 3, salary_cap: 1_000_000_000 },
  });
  const { id, path } = await openDraft(of);
  await of.commissioner.must('POST', `${path}/begin`, {});
  room = new RoomClient(of.commissioner, of.leagueId, id, app.url);
  const acknowledged: Acknowledged[] = [];
  const body = (overall: number) => ({ overall, player_id: PLAYERS[overall]?.id });
  const keep = ({ overall, player_id: playerId, team_id: teamId }: PickAnswer) =>
    acknowledged.push({ overall, playerId, teamId });
  for (let overall = 1; overall < UNSENT; overall += 1)
    keep(await of.commissioner.must<PickAnswer>('POST', `${path}/picks`, body(overall)));

  // From now on the standby gets nothing: the next pick is committed on the primary alone.
  const { sender } = await one<{ sender: number }>(onPrimary, 'select pid as sender from pg_stat_replication');
  const { file } = await one<{ file: string }>(onPrimary, `select pg_read_file('postmaster.pid') as file`);
  process.kill(sender, 'SIGSTOP');
  const key = randomUUID();
  const unsent: Promise<Answer<Partial<PickAnswer>>> = of.commissioner.call('POST', `${path}/picks`, body(UNSENT), key);
  await eventually(async () => {
    const { rows } = await onPrimary.query(
      `select from pg_stat_activity where datname = '${NAME}' and wait_event = 'SyncRep' and query ~ 'draft_pick'`,
    );
    expect(rows).toHaveLength(1);
  });
  for (const server of [Number(file.split('\n')[0]), sender]) process.kill(server, 'SIGKILL');
  expect((await unsent).status).toBe(503);
  const { slots } = (await readDraft(onStandby, id)).state;
  expect(slots.filter(({ status }) => status === 'taken')).toHaveLength(acknowledged.length);
  await one(onStandby, 'select pg_promote()');

  // The draft goes on with the pick that nobody was promised. The process may have made it by itself since.
  const again = await of.commissioner.insist<PickAnswer>('POST', `${path}/picks`, body(UNSENT), key, 20_000);
  expect(again.status).toBe(200);
  keep(again.body);
  for (let overall = UNSENT + 1; overall <= 12; overall += 1)
    keep(await of.commissioner.must<PickAnswer>('POST', `${path}/picks`, body(overall)));
  const { seq, status: after } = (await readDraft(onStandby, id)).state;
  expect(after).toBe('ended');
  await room.until((state) => state.seq >= seq, 30_000);
  expect(await problemsOf(onStandby, id, acknowledged, [room])).toEqual([]);
}, 180_000);
