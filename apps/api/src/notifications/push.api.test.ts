import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TradeEnding } from '@crease/core/trades/trade.words.js';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { PushAnswer } from '@crease/core/notifications/push.schema.js';
import { writeNotices } from '../auth/notices/notices.writer.js';
import { eventually } from '../testing/patience.js';
import { startPushServer, type TestBrowser } from '../testing/push-server.js';
import { fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { PushDelivery } from './push.delivery.js';

const server = await startPushServer();
const { app, database, query } = await fileApp({ env: { ROLE: 'all', PUSH_ORIGINS: server.origin } });
const other = await app.another();
afterAll(() => server.close());
/**
 * Both processes deliver at once. This does not wait for deliveries that one of them took earlier in the background, so
 * assertions on results must poll.
 */
const deliver = () => Promise.all([app, other].map((one) => one.app.get(PushDelivery).deliver()));
beforeEach(async () => {
  await query`delete from push_subscription`;
  server.got.length = 0;
  server.answer();
});

let count = 0;
const somebody = () => app.signUp(`fan${(count += 1)}`);
const push = async (user: TestUser) => (await user.api<PushAnswer>('GET', '/api/push')).body;
const choose = (user: TestUser, body: object) => user.api<PushAnswer & Refused>('PUT', '/api/push', body);

async function withDevice(): Promise<{ user: TestUser; browser: TestBrowser; id: string }> {
  const user = await somebody();
  const browser = server.browser();
  const { status, body } = await user.api<PushAnswer>('POST', '/api/push/devices', browser.subscription, {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile',
  });
  expect(status).toBe(200);
  return { user, browser, id: body.devices[0]?.device_id ?? '' };
}

const because = (why: string): TradeEnding => ({ key: 'declined', figures: { team: 'Bears', why } });
/** A sentence is the title, as in releases that stored one. */
const declined = (reason: TradeEnding | string = because('too little')): Mail => ({
  kind: 'trade-answered',
  key: 'closed',
  figures: { reason },
});
const turn: Mail = {
  kind: 'on-the-clock',
  key: 'turn',
  figures: { team: 'Bears', draft: 'Draft', round: 2, pick: 3, until: null },
};
const tell = ({ userId }: TestUser, says: Mail = declined()) =>
  database.write((transaction) => writeNotices(transaction, [{ userId, leagueId: null, says, path: '/leagues' }]));
const titles = () => server.got.map(({ payload }) => payload.title);
const states = async ({ userId }: TestUser) =>
  (
    await query<{
      state: string;
    }>`select d.state from push_delivery d join notice n on n.id = d.notice_id where n.user_id = ${userId} order by n.id`
  ).map(({ state }) => state);
/** Waits until a user's device has this many failures in a row and nothing is being sent. */
const failed = ({ userId }: TestUser, times: number) =>
  eventually(async () => {
    await deliver();
    expect(await query`select failures from push_subscription where user_id = ${userId}`).toEqual([
      { failures: times },
    ]);
  });
/** Makes waiting deliveries due now, including leased ones, so call it only when nothing is being sent. */
const hurry = () => query`update push_delivery set due_at = now() where state = 'waiting'`;
/** Quiet hours around the present time, or twelve hours from it. */
const quiet = (around: boolean) => {
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes() + (around ? 0 : 720);
  return { from_minute: (minute + 1_380) % 1_440, to_minute: (minute + 60) % 1_440, time_zone: 'UTC' };
};

describe('a notice on a device', () => {
  test('comes by itself, encrypted for the device alone and signed by this installation, and leads to its page', async () => {
    const { user, browser } = await withDevice();
    await tell(user);
    await eventually(() => expect(server.got).toHaveLength(1));
    const [got] = server.got;
    expect(got).toMatchObject({
      browser,
      payload: { title: 'Bears declined', body: 'Bears declined: too little', path: '/leagues' },
      urgency: 'normal',
      subject: 'mailto:support@localhost',
    });
    expect(got?.payload.tag).toBe(got?.topic);
    expect(got?.ttl).toBeGreaterThan(86_400);
    const answer = await push(user);
    expect(got?.publicKey).toBe(answer.public_key);
    await eventually(async () =>
      expect((await push(user)).devices).toMatchObject([
        { device: 'Chrome on Android', trouble: null, succeeded_at: expect.any(String) },
      ]),
    );
  }, 30_000);

  test('is sent once, however many look at once, and again only when nobody knows whether it came', async () => {
    const { user } = await withDevice();
    for (const reason of ['one', 'two', 'three', 'four', 'five']) await tell(user, declined(reason));
    await Promise.all([deliver(), deliver(), deliver()]);
    await eventually(async () => expect(await states(user)).toEqual(Array(5).fill('sent')));
    expect(titles().sort()).toEqual(['five', 'four', 'one', 'three', 'two']);
    server.answer('hang-up', 'hang-up');
    await tell(user, declined('six'));
    for (const times of [1, 2]) {
      await failed(user, times);
      await hurry();
    }
    await eventually(async () => {
      await deliver();
      expect((await states(user)).at(-1)).toBe('sent');
    });
    expect(titles().filter((title) => title === 'six')).toHaveLength(1);
  }, 60_000);

  test('waits as long as its push service asks, and so does the next', async () => {
    const { user } = await withDevice();
    server.answer({ status: 429, headers: { 'retry-after': '120' } });
    await tell(user, declined('first'));
    await eventually(async () => {
      await deliver();
      expect((await push(user)).devices[0]?.trouble).toBe(
        'The push service of this browser asked to wait. Crease retries then.',
      );
    });
    const asked = server.asked();
    await tell(user, declined('second'));
    await deliver();
    expect(server.asked()).toBe(asked);
    await eventually(async () => {
      const due = await query<{
        seconds: number;
      }>`select extract(epoch from due_at - now())::float8 as seconds from push_delivery where state = 'waiting'`;
      expect(due).toHaveLength(2);
      for (const { seconds } of due) expect(Math.abs(seconds - 120)).toBeLessThan(15);
    });
    await hurry();
    await eventually(async () => {
      await deliver();
      expect(titles().sort()).toEqual(['first', 'second']);
    });
    await eventually(async () => expect((await push(user)).devices[0]?.trouble).toBeNull());
  }, 60_000);

  test('goes brief where the push service takes no more, and its device goes where there is none any more', async () => {
    const { user } = await withDevice();
    server.answer({ status: 413 });
    await tell(user, declined(because('words')));
    await eventually(async () => {
      await deliver();
      expect(server.got).toMatchObject([{ payload: { title: 'Bears declined', body: '' } }]);
    });
    server.answer({ status: 410 });
    await tell(user);
    await eventually(async () => {
      await deliver();
      expect((await push(user)).devices).toEqual([]);
    });
    expect((await user.api<{ unread: number }>('GET', '/api/notices')).body.unread).toBe(2);
  }, 60_000);

  test('holds nobody up while a push service does not answer', async () => {
    const { user } = await withDevice();
    const release = server.hold();
    await tell(user, declined('slow'));
    const asked = server.asked();
    await eventually(() => expect(server.asked()).toBeGreaterThan(asked - 1));
    expect((await user.api('GET', '/api/notices')).status).toBe(200);
    release();
    await eventually(async () => {
      await deliver();
      expect(await states(user)).toEqual(['sent']);
    });
    expect(titles()).toEqual(['slow']);
  }, 60_000);
});

describe('what somebody wants on their devices', () => {
  test('is chosen for all of them, and for each', async () => {
    const { user, id } = await withDevice();
    await choose(user, { preferences: { 'trade-answered': false } });
    await tell(user);
    await eventually(async () => {
      await deliver();
      expect(await states(user)).toEqual(['unwanted']);
    });
    expect((await choose(user, { preferences: { 'trade-answered': true } })).body.preferences['trade-answered']).toBe(
      true,
    );
    const device = await user.api<PushAnswer>('PUT', `/api/push/devices/${id}`, {
      preferences: { 'trade-answered': false },
    });
    expect(device.body.devices[0]?.preferences).toMatchObject({ 'trade-answered': false, invitation: true });
    await tell(user);
    await eventually(async () => {
      await deliver();
      expect(await states(user)).toEqual(['unwanted', 'unwanted']);
    });
    expect(server.got).toEqual([]);
  });

  test('waits for the end of quiet hours, and is not told when it was read meanwhile', async () => {
    const { user } = await withDevice();
    const around = quiet(true);
    expect((await choose(user, { quiet: around })).body.quiet).toEqual(around);
    await tell(user, declined('waits'));
    await tell(user, declined('is read'));
    await eventually(async () => {
      await deliver();
      const due = await query<{
        minutes: number;
      }>`select extract(epoch from due_at - now())::float8 / 60 as minutes from push_delivery where state = 'waiting'`;
      expect(due).toHaveLength(2);
      for (const { minutes } of due) expect(Math.abs(minutes - 60)).toBeLessThan(2);
    });
    const { notices } = (await user.api<{ notices: { id: string; title: string }[] }>('GET', '/api/notices')).body;
    await user.api('POST', '/api/notices/read', { ids: [notices.find(({ title }) => title === 'is read')?.id] });
    await choose(user, { quiet: quiet(false) });
    await hurry();
    await eventually(async () => {
      await deliver();
      expect(await states(user)).toEqual(['sent', 'dropped']);
    });
    expect(titles()).toEqual(['waits']);
  }, 60_000);

  test('comes as one summary of all that waited when quiet hours end', async () => {
    const { user } = await withDevice();
    await choose(user, { quiet: quiet(true) });
    for (const reason of ['one', 'two', 'three', 'four', 'five', 'six']) await tell(user, declined(reason));
    await eventually(async () => {
      await deliver();
      const held = await query`select 1 from push_delivery where held`;
      expect(held).toHaveLength(6);
    });
    expect(server.got).toEqual([]);
    await choose(user, { quiet: quiet(false) });
    // After one failure of the push service the whole batch is retried together.
    server.answer({ status: 503 });
    await hurry();
    await failed(user, 1);
    await hurry();
    await eventually(async () => {
      await deliver();
      expect(await states(user)).toEqual(Array.from({ length: 6 }, () => 'sent'));
    });
    expect(server.got).toMatchObject([
      {
        payload: {
          title: '6 notices came in your quiet hours',
          body: 'one\ntwo\nthree\nfour\nand 2 more',
          path: '/account/notices',
        },
      },
    ]);
    await tell(user, declined('seven'));
    await eventually(async () => {
      await deliver();
      expect(titles().at(-1)).toBe('seven');
    });
  }, 60_000);

  test('lets being on the clock through quiet hours by choice, and otherwise never tells it late', async () => {
    const { user } = await withDevice();
    await choose(user, { quiet: quiet(true) });
    await tell(user, turn);
    await eventually(async () => {
      await deliver();
      expect(await states(user)).toEqual(['dropped']);
    });
    await choose(user, { urgent: true });
    await tell(user, turn);
    await eventually(async () => {
      await deliver();
      expect(server.got).toMatchObject([{ payload: { title: 'Bears is on the clock in Draft' }, urgency: 'high' }]);
    });
    expect(server.got[0]?.ttl).toBeLessThanOrEqual(3_600);
  }, 60_000);

  test('is checked, with a message for each field', async () => {
    const user = await somebody();
    const wrong = await choose(user, { quiet: { from_minute: 5, to_minute: 5, time_zone: 'Mars/Base' } });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toMatchObject({ 'quiet.time_zone': 'This time zone is unknown.' });
    const browser = server.browser();
    for (const endpoint of ['https://127.0.0.1/x', 'http://push.example.com/x', 'https://10.0.0.1/x', 'https://db/x']) {
      const refused = await user.api<Refused>('POST', '/api/push/devices', { ...browser.subscription, endpoint });
      expect(refused.status).toBe(422);
      expect(refused.body.refusal).toMatchObject({ name: 'pushAddress', field: 'endpoint' });
    }
    const keys = { ...browser.subscription.keys, auth: 'short' };
    expect((await user.api('POST', '/api/push/devices', { ...browser.subscription, keys })).status).toBe(422);
  });
});

describe('a device', () => {
  test('belongs to its owner alone: the user who is signed in on it', async () => {
    const { user, id, browser } = await withDevice();
    const stranger = await somebody();
    for (const ask of [
      stranger.api('PUT', `/api/push/devices/${id}`, { preferences: {} }),
      stranger.api('DELETE', `/api/push/devices/${id}`),
    ])
      expect((await ask).status).toBe(404);
    await stranger.api('POST', '/api/push/devices', browser.subscription);
    expect((await push(user)).devices).toEqual([]);
    expect((await push(stranger)).devices).toHaveLength(1);
    await tell(user);
    await deliver();
    expect(server.got).toEqual([]);
  });

  test('gets nothing more after its session was signed out or the password changed; time alone ends nothing', async () => {
    const { user } = await withDevice();
    await query`update session set ended_at = now(), ended_reason = 'idle' where user_id = ${user.userId}`;
    const again = await app.signIn(user.email, user.password);
    await tell(again);
    await eventually(async () => {
      await deliver();
      expect(titles()).toHaveLength(1);
    });
    const changed = await again.api('POST', '/api/auth/password', {
      current_password: user.password,
      password: 'another-word-entirely-7',
    });
    expect(changed.status).toBe(200);
    expect((await push(again)).devices).toEqual([]);
    await tell(again);
    await deliver();
    expect(titles()).toHaveLength(1);
    const second = await withDevice();
    await query`update session set ended_at = now(), ended_reason = 'signedOut' where user_id = ${second.user.userId}`;
    await tell(second.user);
    await deliver();
    expect(titles()).toHaveLength(1);
    expect(await query`select id from push_subscription where user_id = ${second.user.userId}`).toEqual([]);
  }, 60_000);

  test('is one of ten: the device with the oldest contact makes room', async () => {
    const { user, id } = await withDevice();
    for (let device = 0; device < 10; device += 1)
      await user.api('POST', '/api/push/devices', server.browser().subscription);
    const { devices, most_devices } = await push(user);
    expect(devices).toHaveLength(most_devices);
    expect(devices.map(({ device_id }) => device_id)).not.toContain(id);
  });

  test('stands in the export of its owner’s data, and goes with the account', async () => {
    const { user, browser } = await withDevice();
    await choose(user, { urgent: true });
    const { body } = await user.api<Record<string, unknown>>('GET', '/api/auth/export');
    expect(body).toMatchObject({
      pushDevices: [{ device: 'Chrome on Android', endpoint: browser.subscription.endpoint }],
      pushChoices: [{ urgent: true }],
    });
    const french = await user.api<PushAnswer>('GET', '/api/push', undefined, { 'accept-language': 'fr' });
    expect(french.body.devices).toMatchObject([{ device: 'Chrome sur Android' }]);
    const deleted = await user.api('POST', '/api/auth/delete-account', {
      current_password: user.password,
      confirm: 'delete my account',
    });
    expect(deleted).toMatchObject({ status: 200 });
    for (const table of ['push_subscription', 'push_choice'])
      expect(await database.query(`select 1 from ${table} where user_id = $1`, [user.userId])).toEqual([]);
  });
});

describe('the keys of the installation', () => {
  test('are made once by the first process, kept sealed, and made again under another secret', async () => {
    const user = await somebody();
    const mine = (await push(user)).public_key;
    const theirs = (await other.signIn(user.email, user.password)).api<PushAnswer>('GET', '/api/push');
    expect((await theirs).body.public_key).toBe(mine);
    const [row] = await query<{ sealed: string }>`select sealed from push_key`;
    expect(row?.sealed).toMatch(/^[\w-]{80,}$/);
    await user.api('POST', '/api/push/devices', server.browser().subscription);
    const next = await app.another({ SESSION_SECRET: 'y7Gd0qPz4LwXv2NcRb8TfUe1HsKm5AiJ' });
    try {
      const after = await (await next.signIn(user.email, user.password)).api<PushAnswer>('GET', '/api/push');
      expect(after.body.public_key).not.toBe(mine);
      expect(after.body.devices).toEqual([]);
    } finally {
      await next.close();
    }
  }, 60_000);
});
