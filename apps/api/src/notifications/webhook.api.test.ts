import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import type { WebhookAnswer, WebhookTestAnswer } from '@crease/core/notifications/webhook.answers.js';
import { WEBHOOK_KIND_KEYS } from '@crease/core/notifications/webhook.kinds.js';
import { leagueLine, teamLine } from '../platform/events/audience.js';
import { eventually } from '../testing/patience.js';
import { playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type TestApp } from '../testing/test-app.js';
import { startWebhookServer } from '../testing/webhook-server.js';
import { WebhookDelivery } from './webhook.delivery.js';

const DAY = 86_400_000;
const server = await startWebhookServer();
// No delivery in the background: the tests call `deliver` with a time.
const env = { ROLE: 'web', WEBHOOK_ORIGINS: server.origin, WEBHOOK_SECONDS: '1', PUBLIC_URL: 'https://crease.example' };
const { app, database, query } = await fileApp({ env });
const other = await app.another();
afterAll(() => server.close());
const address = `${server.origin}/api/webhooks/1/secret-of-the-channel`;

let now = 0;
let heard = 0;
beforeEach(async () => {
  // Remove webhooks left by other tests.
  await database.query('delete from league_webhook');
  heard = server.lines().length;
  server.calm();
  now = Date.now() + 60_000;
  server.got.length = 0;
});
const deliver = (ms = 3_000, by: TestApp = app) => {
  now += ms;
  return by.app.get(WebhookDelivery).deliver(new Date(now));
};
/**
 * Advances the time and delivers until the assertion holds. Open transactions of other connections can hold a line
 * back.
 */
const until = (is: () => void) =>
  eventually(async () => {
    await deliver();
    is();
  });

async function connected(more: Partial<{ kinds: readonly string[]; address: string }> = {}): Promise<PlayLeague> {
  const league = await playLeague(app, { form: { num_teams: 2 } });
  const body = { address, kinds: WEBHOOK_KIND_KEYS.filter((kind) => kind !== 'commissioner'), on: true, ...more };
  const { status } = await league.call(0, 'PUT', '/webhook', body);
  expect(status).toBe(200);
  return league;
}
const say = (league: PlayLeague, ...texts: string[]) =>
  database.write(async ({ record }) => {
    for (const text of texts)
      await record(
        leagueLine({
          leagueId: league.id,
          actor: null,
          says: { key: 'activity.note', figures: { author: 'Ada', text } },
        }),
      );
  });
const said = () =>
  server
    .lines()
    .slice(heard)
    .map((line) => line.replace(/^Ada: /, ''));
const waiting = () => database.query('select league_id, stream, seq from league_webhook_line');
const view = (league: PlayLeague) => league.get<WebhookAnswer>(0, '/webhook');

describe('a webhook', () => {
  test('is set by a commissioner; its address is shown to nobody, and no reader of the database finds it', async () => {
    const league = await connected();
    const shown = await view(league);
    expect(shown.webhook).toMatchObject({ service: 'discord', ending: 'nnel', on: true, stopped_at: null });
    expect(JSON.stringify(shown)).not.toContain('secret-of');
    const rows = await database.query('select * from league_webhook where league_id = $1', [league.id]);
    expect(JSON.stringify(rows)).not.toMatch(/secret-of|127\.0\.0\.1/);
    expect(JSON.stringify(await database.query('select * from league_idempotency'))).not.toContain('secret-of');
    const log = await league.call<ActivityLogAnswer>(1, 'GET', '/activity-log');
    expect(log.body.activities[0]?.message).toMatch(/ connected this log with a channel in Discord\.$/);
    for (const [method, body] of [['GET'], ['PUT', { address, kinds: ['trades'], on: true }], ['DELETE']] as const)
      expect((await league.call(1, method, '/webhook', body)).status).toBe(403);
    const gone = await league.call<WebhookAnswer>(0, 'DELETE', '/webhook');
    expect(gone.body).toEqual({ webhook: null, tries: [] });
    await until(() => expect(server.got).toEqual([]));
  });

  test.each([
    ['http://discord.com/api/webhooks/1/abcdefghijklmnopqrstuvwxyz', /neither of Discord/],
    ['https://discord.com.evil.example/api/webhooks/1/abcdefghijklmnopqrstuvwxyz', /neither of Discord/],
    ['https://127.0.0.1/api/webhooks/1/abcdefghijklmnopqrstuvwxyz', /neither of Discord/],
    ['https://me:pw@discord.com/api/webhooks/1/abcdefghijklmnopqrstuvwxyz', /not the address of a webhook/],
    ['https://discord.com/api/users/@me', /is not complete/],
    ['', /no address yet/],
  ])('is refused at %p', async (pasted, words) => {
    const league = await playLeague(app, { form: { num_teams: 2 } });
    const body = { address: pasted, kinds: ['trades'], on: true };
    const answer = await league.call(0, 'PUT', '/webhook', body);
    expect(answer.status).toBe(422);
    expect(answer.body.refusal).toMatchObject({ field: 'address', message: expect.stringMatching(words) });
  });

  test('is tested at once, and says in words how that went', async () => {
    const league = await connected();
    const test = async () => (await league.call<WebhookTestAnswer>(0, 'POST', '/webhook/test')).body;
    expect(await test()).toEqual({ succeeded: true, words: 'The test was sent.' });
    expect(server.got[0]).toMatchObject({
      path: '/api/webhooks/1/secret-of-the-channel?wait=true',
      body: { allowed_mentions: { parse: [] }, content: expect.stringContaining('This is a test') },
    });
    server.be({ status: 404 });
    expect(await test()).toMatchObject({
      succeeded: false,
      words: expect.stringContaining('no such webhook any more'),
    });
    server.be('hangs');
    expect((await test()).words).toBe('Discord did not answer within 1 second.');
  });
});

describe('a league’s log', () => {
  test('is posted in its order and its words, with nothing that not everybody may read, and nobody is called', async () => {
    const league = await connected({ kinds: ['notes', 'moves'] });
    const leagueId = league.id;
    await database.write(async ({ record }) => {
      const move = { team: 'Wolves', name: 'Ada *Prov*' };
      await record(leagueLine({ leagueId, actor: null, says: { key: 'team.added', figures: move } }));
      const claim = { name: 'Ben', reason: 'Secret.' };
      await record(
        teamLine(league.teams[0]!, { leagueId, actor: null, says: { key: 'freeAgents.claimFailed', figures: claim } }),
      );
      const rules = { who: 'Anna' };
      await record(leagueLine({ leagueId, actor: null, says: { key: 'league.rulesChanged', figures: rules } }));
    });
    await say(league, 'hey @everyone <@1> [x](http://evil.example)');
    await until(() => expect(server.got).toHaveLength(1));
    const { content } = server.got[0]!.body as { content: string };
    expect(content.split('\n')).toEqual([
      '• Wolves added Ada \\*Prov\\*.',
      '• Ada: hey @\u200beveryone \\<@\u200b1\\> \\[x\\]\\(http://evil.example\\)',
      expect.stringMatching(/^-# \[.+\]\(<https:\/\/crease\.example\/.+\/league\/activity-log>\)$/),
    ]);
    await deliver();
    expect(server.got).toHaveLength(1);
    await say(await playLeague(app, { form: { num_teams: 2 } }), 'unheard');
    expect(await waiting()).toEqual([]);
  });

  test('that comes fast is gathered into few messages, none too long, none sooner than the pace', async () => {
    const league = await connected();
    await say(league, ...Array.from({ length: 90 }, (_, index) => `${index} ${'x'.repeat(60)}`));
    await until(() => expect(said()).toHaveLength(90));
    expect(said().map((text) => Number(text.split(' ')[0]))).toEqual(Array.from({ length: 90 }, (_, index) => index));
    expect(server.got.length).toBeLessThan(8);
    for (const { body } of server.got) expect(String(body.content).length).toBeLessThanOrEqual(2_000);
    const sent = server.got.length;
    await say(league, 'one more');
    await until(() => expect(server.got).toHaveLength(sent + 1));
    await say(league, 'too soon');
    await deliver(1_000);
    expect(server.got).toHaveLength(sent + 1);
  });

  test('waits as long as it is asked to, and is then posted once', async () => {
    const league = await connected();
    server.be({ status: 429, headers: { 'retry-after': '40' }, body: '{"retry_after": 90.5}' });
    await say(league, 'first');
    await until(() => expect(server.got).toHaveLength(1));
    await deliver(80_000);
    expect(server.got).toHaveLength(1);
    await deliver(11_000);
    expect(server.got).toHaveLength(2);
    expect(said()).toEqual(['first']);
    expect((await view(league)).tries.map(({ words }) => words)).toEqual([
      'Sent: 1 line.',
      'Discord takes no more for now and asks to wait 1 minute 31 seconds. The message goes out then.',
    ]);
  });

  test('survives a server that fails, hangs, answers half and sends elsewhere: everything arrives in its order @long', async () => {
    const league = await connected();
    server.be({ status: 503 }, 'half', 'hangs', { status: 307, headers: { location: `${server.origin}/elsewhere` } });
    await say(league, 'first');
    const failed = async () => (await view(league)).tries.filter(({ succeeded }) => !succeeded).length;
    for (const times of [1, 2, 3, 4]) {
      await eventually(async () => {
        await deliver(60_000);
        expect(await failed()).toBe(times);
      });
      await say(league, `after ${times}`);
    }
    expect((await view(league)).tries.map(({ words }) => words)).toEqual([
      'Discord answered with another address (307), which is not followed.',
      'Discord did not answer within 1 second.',
      'Discord broke the connection off before its answer.',
      'Discord could not take a message (503).',
    ]);
    expect((await view(league)).webhook?.failing_since).not.toBeNull();
    // A 2xx status counts as success even when the body breaks off.
    server.be('halfBody');
    await until(() => expect(said()).toEqual(['first', 'after 1', 'after 2', 'after 3', 'after 4']));
    await deliver();
    expect(said()).toHaveLength(5);
    expect(server.got.some(({ path }) => path === '/elsewhere')).toBe(false);
    expect((await view(league)).webhook).toMatchObject({ failing_since: null, next_at: null });
  }, 30_000);

  test('stops after a day of failing, notifies its commissioners, and begins again when switched on', async () => {
    const league = await connected();
    const commissioner = league.manager(0);
    await say(league, 'lost');
    const begun = now;
    while (now - begun < DAY + 1_800_000) {
      server.be({ status: 500 });
      await deliver(900_000);
    }
    expect((await view(league)).webhook?.stopped_at).not.toBeNull();
    const asked = server.got.length;
    expect(asked).toBeGreaterThan(90);
    await deliver(DAY);
    expect(server.got).toHaveLength(asked);
    const notices = await commissioner.api<NoticesAnswer>('GET', '/api/notices');
    expect(notices.body.notices[0]).toMatchObject({
      kind: 'webhook-stopped',
      title: expect.stringMatching(/ is not posted to Discord any more$/),
      detail: 'Discord could not take a message (500).',
      path: `/${league.id}/admin/commissioner-hub/channels`,
    });
    server.calm();
    const { kinds } = (await view(league)).webhook!;
    await commissioner.api('PUT', `/api/${league.id}/webhook`, { kinds, on: true });
    await say(league, 'anew');
    await until(() => expect(said()).toEqual(['anew']));
  }, 60_000);

  test('is given up at once where there is no such webhook any more', async () => {
    const league = await connected();
    server.be({ status: 404 });
    await say(league, 'nobody hears it');
    await until(() => expect(server.got).toHaveLength(1));
    expect((await view(league)).webhook?.stopped_at).not.toBeNull();
    await deliver(DAY);
    expect(server.got).toHaveLength(1);
  });

  test('loses one message that is not taken, and nothing that follows', async () => {
    const league = await connected();
    server.be({ status: 400 });
    await say(league, 'poison');
    await until(() => expect(server.got).toHaveLength(1));
    await say(league, 'bread');
    await until(() => expect(said()).toEqual(['bread']));
    expect((await view(league)).tries.map(({ words }) => words)).toContain(
      'Discord did not take a message (400): 1 line is left out.',
    );
  });

  test('is posted once by two processes that look at the same time', async () => {
    const league = await connected();
    const texts = Array.from({ length: 30 }, (_, index) => `${index}`);
    for (const text of texts) {
      await say(league, text);
      now += 3_000;
      const at = new Date(now);
      await Promise.all([app, other, app, other].map((by) => by.app.get(WebhookDelivery).deliver(at)));
    }
    await until(() => expect(said().length).toBeGreaterThanOrEqual(30));
    await deliver();
    expect(said()).toEqual(texts);
  }, 30_000);

  test('misses no line of a transaction that was open while others went by', async () => {
    const league = await connected();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
      // It gets its number first and commits last.
      await client.query(
        `insert into event (stream, seq, league_id, type, data, rooms, action_type)
         values ('test:' || $1, 1, $1, 'activity', $2, array['league:' || $1], 'others')`,
        [league.id, JSON.stringify({ says: { key: 'activity.note', figures: { author: 'Ada', text: 'early' } } })],
      );
      await say(league, 'late');
      await deliver();
      expect(said()).toEqual([]);
      await client.query('commit');
    } finally {
      client.release();
    }
    await until(() => expect(said()).toEqual(['early', 'late']));
  });

  test('gets a line whose transaction was open for minutes, and forgets those of a deleted draft', async () => {
    const league = await connected();
    const client = await database.pool.connect();
    const write = `insert into event (stream, seq, league_id, type, data, rooms, action_type)
      values ($3 || $1, 1, $1, 'activity', $2, array['league:' || $1], 'others')`;
    const note = (text: string) => JSON.stringify({ says: { key: 'activity.note', figures: { author: 'Ada', text } } });
    try {
      await client.query('begin');
      await client.query(write, [league.id, note('early'), 'test:']);
      await say(league, 'late');
      await query`update event set at = (at at time zone 'utc' - interval '5 minutes') at time zone 'utc'
        where league_id = ${league.id}`;
      await until(() => expect(said()).toEqual(['late']));
      await client.query('commit');
    } finally {
      client.release();
    }
    await until(() => expect(said()).toEqual(['late', 'early']));
    await database.query(write, [league.id, note('lost'), 'gone:']);
    await database.query('delete from event where stream = $1', [`gone:${league.id}`]);
    await eventually(async () => {
      await deliver();
      expect(await waiting()).toEqual([]);
    });
    expect(said()).toEqual(['late', 'early']);
  });
});

test('a working process posts by itself what happens', async () => {
  const working = await app.another({ ROLE: 'all' });
  try {
    const league = await connected({ address: `${server.origin}/services/T1/B1/token-of-slack` });
    await say(league, 'a < b');
    await eventually(
      () => expect(server.got.map(({ body }) => body.text)).toContainEqual(expect.stringContaining('• Ada: a &lt; b')),
      15_000,
    );
  } finally {
    await working.close();
  }
}, 30_000);
