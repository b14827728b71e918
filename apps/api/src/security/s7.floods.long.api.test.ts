import net from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { SwaggerModule } from '@nestjs/swagger';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import pg from 'pg';
import { Publisher, type CreaseServer } from '../platform/realtime/publisher.js';
import { LIMITS, MAX_BUFFERED_BYTES } from '../platform/realtime/socket.limits.js';
import { createDraft, seedLeague, seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { eventually } from '../testing/patience.js';
import { startTestApp } from '../testing/test-app.js';
import { amount, LONG, patience } from '../testing/long-run.js';
import { startOwnProcess } from './testing/own-process.js';
import { ask, outcome, Sockets } from './testing/sockets.js';
import { NO_MINIMUMS } from '../testing/play-fixture.js';

/*
 * S7: a client that floods the service loses its connection; no other client is affected. The long form uses a separate
 * process, so that the test's own load does not count.
 */

const app = await startTestApp();
const own = LONG ? await startOwnProcess(app.config.DATABASE_URL, app.config.SESSION_SECRET) : null;
const url = own?.url ?? app.url;
const sockets = new Sockets();
const db = new pg.Pool({ connectionString: app.config.DATABASE_URL, max: 2 });
afterAll(async () => {
  sockets.close();
  await db.end();
  await own?.stop();
  await app.close();
});

const ROUNDS = amount(60, 400);
await seedPlayers(db, somePlayers(1_700));
const league = await seedLeague(db, {
  urls: [url],
  secret: app.config.SESSION_SECRET,
  type: 'redraft',
  form: {
    num_teams: 4,
    general_draft_length: ROUNDS,
    max_roster_size: 1_000,
    salary_cap: 1_000_000_000_000,
    ...NO_MINIMUMS,
  },
});
const token = league.commissioner.token;
const { id: draftId, path: draft } = await createDraft(league, { clock: { seconds: 86_400 } });
await league.commissioner.must('POST', `${draft}/begin`, {});
const { state } = await league.commissioner.must<DraftSnapshot>('GET', draft);
const managers = new Map(league.teams.map((team) => [team.id, team.manager]));
let made = 0;

/** Each manager picks in turn. Returns the milliseconds until each acknowledgement. */
async function picks(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let pick = 0; pick < count; pick += 1) {
    const overall = (made += 1);
    const manager = managers.get(state.slots[overall - 1]?.ownerTeamId ?? '');
    const began = performance.now();
    const answer = await manager?.call('POST', `${draft}/picks`, { overall, player_id: 8_000_000 + overall });
    times.push(performance.now() - began);
    expect(answer).toMatchObject({ status: 200 });
  }
  return times;
}
const p99 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

/** Alternates picks with and without the flood. Returns how much slower the slowest picks get, and the extra memory. */
async function meanwhile(
  flood: () => () => void | Promise<void>,
): Promise<{ ratio: number; quiet: number; flooded: number; memory: number }> {
  const each = amount(12, 60);
  const [quiet, flooded]: [number[], number[]] = [[], []];
  await picks(each / 2);
  const before = own?.memory() ?? 0;
  let most = before;
  for (let round = 0; round < amount(1, 4); round += 1) {
    quiet.push(...(await picks(each)));
    const stop = flood();
    flooded.push(...(await picks(each)));
    most = Math.max(most, own?.memory() ?? 0);
    await stop();
  }
  return { ratio: p99(flooded) / p99(quiet), quiet: p99(quiet), flooded: p99(flooded), memory: most - before };
}

/**
 * All picks are acknowledged during the flood, and it holds little memory. The long form also compares durations, in up
 * to three tries, because other load would fail a single one.
 */
async function expectHarmless(flood: () => () => void | Promise<void>): Promise<void> {
  let found = await meanwhile(flood);
  const harmless = () => !LONG || found.ratio <= 2;
  for (let again = 0; again < 2 && !harmless(); again += 1) found = await meanwhile(flood);
  expect({ ...found, harmless: harmless() }).toMatchObject({ harmless: true });
  expect(found.memory).toBeLessThanOrEqual(64 * 1_048_576);
}

/** A raw Engine.IO websocket. */
function bare(): Promise<{ send(text: string): void; closed: Promise<number>; close(): void }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('refused')), { once: true });
    socket.addEventListener(
      'message',
      () => {
        resolve({
          send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
          closed,
          close: () => socket.close(),
        });
      },
      { once: true },
    );
  });
}

describe('the limits of a socket', () => {
  test('are what they are said to be, in the server that runs', () => {
    const server = Reflect.get(app.app.get(Publisher), 'server') as CreaseServer;
    const engine = server.engine as unknown as { opts: { maxHttpBufferSize: number } };
    expect(engine.opts.maxHttpBufferSize).toBe(LIMITS.maxHttpBufferSize);
    expect(LIMITS.maxHttpBufferSize).toBeLessThanOrEqual(16_384);
    expect(LIMITS.connectTimeout).toBe(10_000);
    const http = app.app.getHttpServer() as unknown as { headersTimeout: number; requestTimeout: number };
    expect([http.headersTimeout, http.requestTimeout]).toEqual([60_000, 60_000]);
  });

  test('let nobody poll: there is no transport but the websocket', async () => {
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
  });
});

describe('a socket that sends', () => {
  test('a thousand messages a second is answered with refusals, then dropped', async () => {
    const socket = await sockets.open(url, token);
    const refusals: string[] = [];
    for (let message = 0; message < 150; message += 1)
      void ask(socket, 'time', {}).then(
        ({ refusal }) => refusal && refusals.push(refusal.name),
        () => undefined,
      );
    await eventually(() => expect(refusals.length).toBeGreaterThan(50), 3_000);
    expect(new Set(refusals)).toEqual(new Set(['tooManyMessages']));
    const gone = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    for (let message = 0; message < 400; message += 1) socket.emit('time', {}, () => undefined);
    await gone;
    expect(await ask(await sockets.open(url, token), 'time', {})).toMatchObject({ ok: true });
  });

  test.each([
    [
      'one byte more than the limit',
      (send: (text: string) => void) => send(`42["time","${'x'.repeat(LIMITS.maxHttpBufferSize)}"]`),
    ],
    ['a megabyte in one frame', (send: (text: string) => void) => send('4'.repeat(1_048_576))],
    [
      'thousands of the smallest frames',
      (send: (text: string) => void) => {
        for (let frame = 0; frame < 5_000; frame += 1) send('3');
      },
    ],
    [
      'thousands of empty messages',
      (send: (text: string) => void) => {
        for (let frame = 0; frame < 5_000; frame += 1) send('42["?"]');
      },
    ],
    ['a packet that is none', (send: (text: string) => void) => send('9nonsense')],
    [
      'a binary message that never comes',
      (send: (text: string) => void) => {
        send(`40${JSON.stringify({ token })}`);
        send('451-["x",{"_placeholder":true,"num":0}]');
        for (let frame = 0; frame < 500; frame += 1) send('42["time",{}]');
      },
    ],
  ])('%s loses its connection', async (_, flood) => {
    const socket = await bare();
    flood(socket.send);
    await socket.closed;
  });

  test('messages that nobody asked for, or bodies that are none, brings about nothing', async () => {
    const socket = await sockets.open(url, token);
    for (const body of [
      undefined,
      null,
      'x',
      7,
      [],
      { __proto__: { draftId } },
      { draftId: { $gt: '' } },
      { draftId, since: Number.NaN },
      JSON.parse('{"__proto__": {"polluted": true}, "draftId": "x"}'),
    ]) {
      for (const message of ['draft:join', 'draft:chat', 'draft:react', 'league:join'])
        expect(await ask(socket, message, body)).toMatchObject({ ok: false });
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    for (const name of ['connect', 'disconnecting', 'error', '__proto__', 'constructor', 'relay', 'presence'])
      (socket as unknown as { io: { engine: { write(text: string): void } } }).io.engine.write(`42["${name}",{}]`);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});

test('a socket that never reads is dropped when a megabyte waits for it, and the others hear everything', async () => {
  const server = Reflect.get(app.app.get(Publisher), 'server') as CreaseServer;
  const listener = await sockets.open(app.url, token);
  const text = 'x'.repeat(65_536);
  const heard: number[] = [];
  listener.on('pulse', ({ stream, seq }) => stream === text && heard.push(seq));
  const count = () => server.of('/').sockets.size;
  const before = count();
  const deaf = net.connect(Number(new URL(app.url).port), '127.0.0.1');
  deaf.on('error', () => undefined);
  deaf.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  await new Promise((resolve) => deaf.once('data', resolve));
  deaf.pause();
  deaf.write(maskedFrame(`40${JSON.stringify({ token })}`));
  await eventually(() => expect(count()).toBe(before + 1), 3_000);

  let sent = 0;
  await eventually(() => {
    for (let some = 0; some < 10; some += 1) server.local.emit('pulse', { stream: text, seq: (sent += 1) });
    expect(count()).toBe(before);
  }, 10_000);
  // Allow for the kernels' buffers, the limit, and data received between two checks of it.
  expect(sent * text.length).toBeLessThan(64 * MAX_BUFFERED_BYTES);
  await eventually(() => expect(heard).toHaveLength(sent));
  expect(listener.connected).toBe(true);
  deaf.destroy();
}, 30_000);

/** A text frame as clients must send it, with a mask of zeros. */
function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = Buffer.from(
    length < 126 ? [0x81, 0x80 | length, 0, 0, 0, 0] : [0x81, 0xfe, length >> 8, length & 0xff, 0, 0, 0, 0],
  );
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('others pick as fast as before', () => {
  test(
    'while a socket sends a thousand messages a second, again and again',
    async () => {
      await expectHarmless(() => {
        let on = true;
        const flood = async () => {
          while (on) {
            const socket = sockets.connect(url, token);
            if ((await outcome(socket)) !== null) continue;
            const timer = setInterval(() => {
              for (let some = 0; some < 10; some += 1) socket.emit('time', {}, () => undefined);
            }, 10);
            await new Promise<void>((resolve) => {
              socket.once('disconnect', () => resolve());
              setTimeout(resolve, 2_000).unref();
            });
            clearInterval(timer);
            socket.disconnect();
          }
        };
        const flooding = flood();
        return () => {
          on = false;
          return flooding;
        };
      });
    },
    patience(30_000),
  );

  test(
    'while thousands of handshakes stand half open',
    async () => {
      const COUNT = amount(200, 2_000);
      await expectHarmless(() => {
        const { hostname, port } = new URL(url);
        const open = Array.from({ length: COUNT }, (_, index) => {
          const socket = net.connect(Number(port), hostname);
          socket.on('error', () => undefined);
          // Incomplete connections: no data, half a request head, an upgrade without authentication.
          if (index % 3 === 1) socket.write('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n');
          if (index % 3 === 2)
            socket.write(
              'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
            );
          return socket;
        });
        return () => open.forEach((socket) => socket.destroy());
      });
    },
    patience(30_000),
  );

  (LONG ? test : test.skip)(
    'and half-open handshakes are closed by the service',
    async () => {
      const { hostname, port } = new URL(url);
      const ends = [
        '',
        'GET /x HTTP/1.1\r\nHost: x\r\n',
        'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      ].map(
        (text) =>
          new Promise<void>((resolve) => {
            const socket = net.connect(Number(port), hostname);
            socket.on('data', () => undefined);
            socket.on('error', () => undefined);
            socket.on('close', () => resolve());
            if (text !== '') socket.write(text);
          }),
      );
      await Promise.all(ends);
    },
    120_000,
  );
});

describe('one user', () => {
  test(
    'has 32 sockets at most; those that are open stay, and nobody else is in the way',
    async () => {
      const one = await app.another({ RATE_LIMIT: '1' });
      try {
        const user = await one.signUp('manytabs');
        const server = Reflect.get(one.app.get(Publisher), 'server') as CreaseServer;
        const open = () => server.of('/').adapter.rooms.get(`user:${user.userId}`)?.size ?? 0;
        const first: Awaited<ReturnType<Sockets['open']>>[] = [];
        while (first.length < 32)
          first.push(...(await Promise.all(Array.from({ length: 4 }, () => sockets.open(one.url, user.token)))));
        await eventually(() => expect(open()).toBe(32), 5_000);
        const said: unknown[] = [];
        for (let more = 0; more < amount(8, 568); more += 4) {
          for (let some = 0; some < 4; some += 1)
            sockets.connect(one.url, user.token).on('refused', ({ refusal }) => said.push(refusal));
          await eventually(() => expect(said).toHaveLength(more + 4), 10_000);
        }
        expect(said[0]).toEqual({
          name: 'tooManySockets',
          kind: 'tooMany',
          message: 'You have 32 connections open, the most for one account.',
          figure: 33,
          limit: 32,
          fix: 'Close some tabs.',
        });
        await eventually(() => expect(open()).toBe(32), 5_000);
        expect(first.every(({ connected }) => connected)).toBe(true);
        const other = await one.signUp('fewtabs');
        expect(await outcome(sockets.connect(one.url, other.token))).toBeNull();
        for (const socket of first.slice(0, 1)) socket.disconnect();
        await eventually(() => expect(open()).toBe(31), 5_000);
        expect(await outcome(sockets.connect(one.url, user.token))).toBeNull();
      } finally {
        await one.close();
      }
    },
    patience(60_000),
  );
});

describe('the description of the API', () => {
  test(
    'is made once for each process: a flood of requests for it keeps nobody waiting',
    async () => {
      const made = jest.spyOn(SwaggerModule, 'createDocument');
      const ask = async () => {
        const answer = await fetch(`${app.url}/api/docs/openapi.json`);
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      };
      const answers = await Promise.all(Array.from({ length: amount(60, 600) }, ask));
      expect(answers.every((answer) => answer.equals(answers[0] ?? Buffer.alloc(0)))).toBe(true);
      expect(made).toHaveBeenCalledTimes(1);
      expect(JSON.parse(String(answers[0]))).toMatchObject({ openapi: '3.1.0' });
      // Unknown addresses are not cached.
      expect((await app.api('GET', '/api/docs/nothing-of-the-kind')).status).toBe(404);
    },
    patience(),
  );
});
