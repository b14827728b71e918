import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import type { Envelope } from '@crease/core/streams/room.js';
import { Caller } from '../../apps/api/src/testing/room-client.js';
import { Figures, sleep } from './support/figures.js';
import type { Scenario } from './support/scenario.js';

const LIMIT_MS = 5_000;
/** One event in this many is for the user with sockets; the others have no listener. */
const HEARD_EVERY = 100;

/** R18: events written only to the table: many in one commit, and one whose transaction stays open for long. */
export const relay: Scenario = {
  name: 'R18',
  title: '200,000 events in one commit, and a transaction that stays open while others commit',
  async run(run) {
    const fleet = await run.fleet();
    const user = await Caller.signUp(
      fleet.apis.map(({ url }) => url),
      `relay${run.seed}`,
    );
    const heard = fleet.apis.map(() => new Set<number>());
    let doubles = 0;
    const sockets = await Promise.all(
      fleet.apis.map(
        (api, index) =>
          new Promise<Socket>((resolve) => {
            const socket = io(api.url, { transports: ['websocket'], auth: { token: user.token } });
            socket.on('event', ({ event, seq }: Envelope<{ type: string }>) => {
              if (event.type !== 'queueChanged') return;
              if (heard[index]?.has(seq)) doubles += 1;
              heard[index]?.add(seq);
            });
            socket.once('connect', () => resolve(socket));
          }),
      ),
    );
    const write = (client: pg.ClientBase | pg.Pool, first: number, count: number) =>
      client.query(
        `insert into event (league_id, stream, seq, type, data, rooms)
         select 'test', 'test:' || (n % ${HEARD_EVERY} = 0), case when n % ${HEARD_EVERY} = 0 then n / ${HEARD_EVERY} else n - n / ${HEARD_EVERY} end,
           'queueChanged', '{}',
           array[case when n % ${HEARD_EVERY} = 0 then $3 else 'user:nobody' end]
         from generate_series($1::int, $1::int + $2::int - 1) n`,
        [first, count, `user:${user.userId}`],
      );
    /** Waits until both sockets have received an event. Returns the milliseconds from the call, per process. */
    const until = (seq: number) => {
      const from = performance.now();
      return Promise.all(
        heard.map(async (own) => {
          while (!own.has(seq) && performance.now() - from < 12 * LIMIT_MS) await sleep(5);
          return performance.now() - from;
        }),
      );
    };
    const client = new pg.Client({ connectionString: fleet.databaseUrl });
    await client.connect();
    let unready = 0;
    let most = 0;
    let watching = true;
    const watched = (async () => {
      while (watching) {
        const answers = await Promise.all(fleet.apis.map(({ url }) => fetch(`${url}/api/health/ready`)));
        unready += answers.filter(({ status }) => status === 503).length;
        const { rows } = await fleet.db.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and state = 'active' and application_name like 'api-%'
             and query ~ 'pg_snapshot|"event" where' group by application_name`,
        );
        most = Math.max(most, ...rows.map(({ count }) => count));
        await sleep(20);
      }
    })();

    const many = run.size(200_000, 50_000);
    const later = run.size(30_000, 5_000);
    await client.query('begin');
    await write(client, 1, many);
    await client.query('commit');
    const delivered = new Figures();
    for (const ms of await until(many / HEARD_EVERY)) delivered.add(ms);

    await client.query('begin');
    await write(client, many + HEARD_EVERY, 1);
    await write(fleet.db, many + HEARD_EVERY + 1, later);
    await sleep(run.size(30_000, 2_000));
    await client.query('commit');
    const late = new Figures();
    for (const ms of await until(many / HEARD_EVERY + 1)) late.add(ms);
    await until(many / HEARD_EVERY + 1 + later / HEARD_EVERY);

    watching = false;
    await watched;
    await client.end();
    for (const socket of sockets) socket.disconnect();
    run.figure('from the commit to the last event on a socket of each process', delivered);
    run.figure('from the late commit to its event', late);
    run.figure('answers "not ready" meanwhile', unready);
    run.figure('statements of the relay at a time in a process', most);
    run.require(
      delivered.max <= LIMIT_MS,
      `the last event of the large commit came only after ${Math.round(delivered.max)} ms (at most ${LIMIT_MS})`,
    );
    run.require(
      late.max <= LIMIT_MS,
      `an event came only ${Math.round(late.max)} ms after its commit (at most ${LIMIT_MS})`,
    );
    const missing = heard.map((own) => many / HEARD_EVERY + 1 + later / HEARD_EVERY - own.size);
    run.require(
      missing.every((count) => count === 0),
      `${missing.join(' and ')} events were not delivered`,
    );
    run.require(doubles === 0, `${doubles} events were delivered twice`);
    run.require(unready > 0, 'no process said that it was behind');
    run.require(most <= 1, `a process ran ${most} statements of the relay at a time`);
  },
};
