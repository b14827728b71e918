import { createServer, type ServerResponse } from 'node:http';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messageOf, storedMessageWords } from '@crease/core/messages/messages.js';
import { NHL_DEFAULTS, NhlClient } from '../imports/nhl/nhl.client.js';
import { askNhl } from '../imports/nhl/nhl.question.js';
import { NightClient } from '../imports/nhl/night.client.js';
import { ask, type Outgoing } from '../platform/http/ask.js';
import { LONG } from '../testing/long-run.js';

const BEHAVIOURS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  endless: (response) => {
    const part = Buffer.alloc(65_536, ' ');
    const write = (): void => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', write);
    write();
  },
  // 815 kB that unpack to 800 MB: gzip decoders read concatenated members.
  bomb: (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(Buffer.concat(Array.from({ length: 100 }, () => MEMBER)));
  },
  'brotli-bomb': (response) => void response.writeHead(200, { 'content-encoding': 'br' }).end(BROTLI),
  drip: (response) => {
    const drop = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drop));
  },
  silent: () => undefined,
  elsewhere: (response) => void response.writeHead(302, { location: `${secret.url}/latest/meta-data` }).end(),
  loop: (response) => void response.writeHead(307, { location: '/loop' }).end(),
  here: (response) => void response.writeHead(307, { location: '/json' }).end(),
  json: (response) => void response.end('{}'),
  gzip: (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
  'cut-gzip': (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(MEMBER.subarray(0, 99)),
  'gzip-twice': (response) => void response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(MEMBER),
  'not-gzip': (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
  unchanged: (response) => void response.writeHead(304, { 'content-encoding': 'gzip' }).end(),
  deep: (response) => void response.end('['.repeat(3_000_000)),
  rows: (response) => void response.end(`{"data":[${'1,'.repeat(1_500_000)}1],"games":[${'1,'.repeat(9_999)}1]}`),
};
const MEMBER = gzipSync(Buffer.alloc(8_000_000));
const BROTLI = brotliCompressSync(Buffer.alloc(64_000_000));

const RAW: Readonly<Record<string, string>> = {
  garbage: '\u0000\u0001\u0002 hello',
  'no length': 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n',
  'another protocol': 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  'too long headers': `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(20_000)}`,
};

const opened: Server[] = [];
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const secret = { url: '', asked: 0 };
let url = '';
beforeAll(async () => {
  secret.url = await listen(
    createServer((_, response) => {
      secret.asked += 1;
      response.end('{"secret":true}');
    }),
  );
  url = await listen(
    createServer((request, response) => {
      const name = Object.keys(BEHAVIOURS).find((one) => request.url?.split('/')[1] === one);
      if (name === undefined) response.writeHead(404).end();
      else BEHAVIOURS[name]?.(response);
    }),
  );
});
afterAll(() => {
  for (const server of opened) {
    server.close();
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
  }
});

const asked = (behaviour: string, more: Partial<Outgoing> = {}) =>
  ask({ url: `${url}/${behaviour}`, deadlineMs: 20_000, mostBytes: 4_000_000, own: true, ...more });

/** Peak above the memory before the task. */
async function peakOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2);
  await task();
  clearInterval(watch);
  return Math.max(peak, process.memoryUsage.rss()) - before;
}

describe('S15: another server', () => {
  test.each(['endless', 'bomb', 'brotli-bomb'])('that answers with %s takes 20 MB at most', async (behaviour) => {
    // Load lazy modules first, so that they do not count.
    await asked(behaviour);
    expect(await peakOf(async () => expect(await asked(behaviour)).toEqual({ is: 'tooLarge' }))).toBeLessThan(
      20_000_000,
    );
  });

  test('has one deadline from the connection to the last byte', async () => {
    expect(await asked('silent', { deadlineMs: 100 })).toEqual({ is: 'late', begun: false });
    expect(await asked('drip', { deadlineMs: 300 })).toMatchObject({ is: 'late' });
    expect(await asked('loop', { deadlineMs: 20_000, redirects: 3 })).toMatchObject({ is: 'answered', status: 307 });
  });

  test('leads nowhere else by a redirect, and within itself only where that is expected', async () => {
    expect(await asked('elsewhere', { redirects: 5 })).toMatchObject({ is: 'answered', status: 302 });
    expect(secret.asked).toBe(0);
    expect(await asked('here')).toMatchObject({ is: 'answered', status: 307 });
    const answer = await asked('here', { redirects: 1 });
    expect(answer.is === 'answered' && [answer.status, answer.body.toString()]).toEqual([200, '{}']);
  });

  test('is not asked in the private network unless it is configured', async () => {
    const { port } = new URL(secret.url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
      expect([
        host,
        await ask({ url: `http://${host}:${port}/`, deadlineMs: 5_000, mostBytes: 9, own: false }),
      ]).toEqual([host, { is: 'private' }]);
    expect(secret.asked).toBe(0);
    expect(await ask({ url: 'http://127.0.0.1:9/', deadlineMs: 5_000, mostBytes: 9, own: true })).toEqual({
      is: 'unreachable',
    });
  });

  test('may compress its answer as it was asked to', async () => {
    const answer = await asked('gzip');
    expect(answer.is === 'answered' && answer.body.toString()).toBe('{"a":1}');
    expect(await asked('unchanged')).toMatchObject({ is: 'answered', status: 304 });
    for (const broken of ['cut-gzip', 'gzip-twice', 'not-gzip'])
      expect([broken, await asked(broken)]).toEqual([broken, { is: 'broken', begun: true }]);
  });

  test('whose status says enough is cut off in its body', async () => {
    const answer = await asked('endless', { mostBytes: 4_096, startOnly: true });
    expect(answer.is === 'answered' && [answer.status, answer.body.length]).toEqual([200, 4_096]);
    expect(await asked('drip', { reads: () => false })).toMatchObject({ is: 'answered', status: 200 });
  });

  test.each(Object.entries(RAW))('that answers with %s is none', async (_, bytes) => {
    const raw = await listen(
      createPlainServer((socket) => {
        socket.on('error', () => undefined);
        socket.end(bytes);
      }),
    );
    expect(await asked('', { url: raw })).toMatchObject({ is: 'broken' });
  });
});

/** The NHL readers, each pointed at a path that names the behaviour. Returns the reported error. */
const READERS: Readonly<Record<string, (behaviour: string) => Promise<string>>> = {
  'the import': async (behaviour) => {
    const here = `${url}/${behaviour}`;
    const client = new NhlClient(
      { ...NHL_DEFAULTS, webUrl: here, statsUrl: here, timeoutMs: 20_000, retries: 0, politenessMs: 0 },
      { sleep: () => Promise.resolve(), random: () => 0 },
    );
    const answer = await client.skaterSummary('2026-27', 2);
    return answer.ok ? 'read' : answer.refusal.message;
  },
  'the night’s reader': async (behaviour) => {
    const answer = await new NightClient(`${url}/${behaviour}`, 20_000).scores('2026-11-20');
    return answer.kind === 'trouble' ? storedMessageWords(answer.why) : 'read';
  },
};

describe('S15: a reader of the NHL', () => {
  const cases = Object.keys(READERS).flatMap((reader) =>
    (
      [
        // The client's own test has one answer of each kind; here they take a second each.
        ...(LONG
          ? ([
              ['endless', /more than 4 MB/],
              ['bomb', /more than 4 MB/],
            ] as const)
          : []),
        ['cut-gzip', /no connection|cut off/],
        ['elsewhere', /status 302/],
        ['deep', /no JSON/],
        ['rows', /another shape/],
      ] as const
    ).map(([behaviour, words]) => [reader, behaviour, words] as const),
  );
  test.each(cases)('(%s) takes nothing of an answer that is %s, and says why', async (reader, behaviour, words) => {
    expect(await READERS[reader]?.(behaviour)).toMatch(words);
    expect(secret.asked).toBe(0);
  });

  test('asks the NHL’s own address only on the public internet', async () => {
    const asked = { about: 'rosterReport' } as const;
    expect(await askNhl({ url: secret.url, asked, headers: {}, own: false })).toMatchObject({
      kind: 'trouble',
      why: messageOf('nhlPrivate', asked),
    });
    expect(secret.asked).toBe(0);
  });
});
