import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { io } from 'socket.io-client';
import type { Envelope } from '@crease/core/streams/room.js';
import { eventually } from '../../testing/patience.js';
import { fileApp } from '../../testing/test-app.js';
import { Publisher } from './publisher.js';
import { EventRelay } from './event-relay.js';

const { app, database, closing } = await fileApp();
// Its large statements may take longer than those of the service.
const db = closing(new pg.Pool({ connectionString: app.config.DATABASE_URL }));
const relay = app.app.get(EventRelay);
const anna = await app.signUp('anna');
const heard: number[] = [];
const socket = io(app.url, { transports: ['websocket'], auth: { token: anna.token } });
socket.on('event', ({ event, seq }: Envelope<{ type: string }>) => {
  if (event.type === 'queueChanged') heard.push(seq);
});
await new Promise<void>((resolve) => socket.once('connect', resolve));
closing({ close: () => socket.disconnect() });

/** Writes events only into their table, so that this process finds them by polling. */
const write = (client: pg.ClientBase | pg.Pool, stream: string, from: number, count = 1) =>
  client.query(
    `insert into ${stream === OWN ? 'event (league_id, stream,' : 'account_event (stream,'} seq, type, data, rooms)
     select ${stream === OWN ? `'test',` : ''} $1::text, n, 'queueChanged', '{}', array[$4] from generate_series($2::int, $2::int + $3::int - 1) n`,
    [stream, from, count, stream === OWN ? `user:${anna.userId}` : stream],
  );
const OWN = 'test:own';

it('delivers 200,000 events of one commit, each once, is not ready meanwhile, and goes on with the next one', async () => {
  const ids = new Set<string>();
  let doubles = 0;
  relay.listen(({ id, stream }) => {
    if (stream !== 'user:many') return;
    if (ids.has(id)) doubles += 1;
    ids.add(id);
  });
  const read = jest.spyOn(database, 'preparedPromptly');
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await write(client, 'user:many', 1, 200_000);
  await write(client, OWN, 1);
  await client.query('commit');
  await client.end();
  let unready = false;
  await eventually(async () => {
    if ((await app.api('GET', '/api/health/ready')).status === 503) unready = true;
    expect(ids.size).toBe(200_000);
  }, 60_000);
  await eventually(() => expect(heard).toContain(1), 60_000);
  expect(unready).toBe(true);
  expect(doubles).toBe(0);
  // 500 events in a statement, each read once; a failed read continues where it stopped.
  const statements = read.mock.calls.filter(([name]) => name === 'relay-missed').length;
  read.mockRestore();
  expect(statements).toBeGreaterThanOrEqual(400);
  expect(statements).toBeLessThanOrEqual(800);
  await write(db, OWN, 2);
  await eventually(() => expect(heard).toContain(2));
  await eventually(async () => expect((await app.api('GET', '/api/health/ready')).status).toBe(200));
}, 300_000);

it('delivers an event whose transaction ended after 30,000 others had been given greater ids and were delivered', async () => {
  const late = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await late.connect();
  await late.query('begin');
  await write(late, OWN, 3);
  await write(db, 'user:many', 200_001, 30_000);
  await write(db, OWN, 4);
  await eventually(() => expect(heard).toContain(4), 30_000);
  expect(heard).not.toContain(3);
  await late.query('commit');
  await late.end();
  await eventually(() => expect(heard).toContain(3));
}, 300_000);

it('runs one statement at a time and is not ready while the table cannot be read; then it delivers what was missed', async () => {
  await write(db, OWN, 5);
  const wall = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await wall.connect();
  await wall.query('begin');
  await wall.query('lock table event in access exclusive mode');
  const publisher = app.app.get(Publisher);
  const running = async (): Promise<number> => {
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query ~ 'pg_snapshot|"event" where'`,
    );
    return rows[0]?.count ?? 0;
  };
  let most = 0;
  const unready = async (round: number) => {
    // The relay looks for each gap in the table.
    for (let index = 0; index < 20; index += 1) {
      const stream = `user:gap-${round}-${index}`;
      publisher.startAt(stream, 1);
      const at = new Date(0).toISOString();
      const event = { type: 'leaguesChanged' } as const;
      publisher.local({
        id: stream,
        stream,
        seq: 3,
        leagueId: 'test',
        at,
        actor: null,
        rooms: [],
        event,
        actionType: null,
      });
    }
    most = Math.max(most, await running());
    return (await app.api('GET', '/api/health/ready')).status;
  };
  let round = 0;
  await eventually(async () => expect(await unready(round++)).toBe(503), 30_000);
  await eventually(async () => expect((most = Math.max(most, await running()))).toBe(1));
  expect((await app.api('GET', '/api/health/live')).status).toBe(200);
  await wall.query('rollback');
  await wall.end();
  await eventually(() => expect(heard).toContain(5));
  await eventually(async () => expect((await app.api('GET', '/api/health/ready')).status).toBe(200));
  expect(most).toBe(1);
}, 300_000);

it('goes on after an event that it cannot read', async () => {
  await db.query(
    `insert into account_event (stream, seq, type, data, rooms, at) values
       ('user:odd', 1, 'queueChanged', '{}', '{}', 'infinity'),
       ('user:odd', 2, 'activity', '{"says": 5}', '{}', now())`,
  );
  await write(db, OWN, 6);
  await eventually(() => expect(heard).toContain(6));
});
