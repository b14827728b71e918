import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { SMTPServer } from 'smtp-server';
import type { MailView } from '@crease/core/leagues/league.answers.js';
import { eventually } from '../../testing/patience.js';
import { testQueue } from '../../testing/queue.js';
import { startTestApp } from '../../testing/test-app.js';
import { Database } from '../database/database.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Busy } from '../refusal.error.js';
import { MailService } from './mail.service.js';
import { createLeague, invite } from '../../testing/test-league.js';

const received: { to: string[]; text: string }[] = [];
let refusing = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, callback) {
    callback(refusing ? new Error('mailbox unavailable') : null);
  },
  onData(stream, session, callback) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      callback();
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
const app = await startTestApp({
  env: {
    ROLE: 'all',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    PUBLIC_URL: 'https://crease.example',
  },
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
afterEach(() => {
  jest.restoreAllMocks();
});
const anna = await app.signUp('anna');
const mail = async (leagueId: string) =>
  (await anna.api<{ mail: MailView[] }>('GET', `/api/${leagueId}/mail`)).body.mail;

test('an invitation goes out by the configured mail server, once', async () => {
  const leagueId = await createLeague(anna, { league_name: 'Étang gelé' });
  const { link } = await invite(anna, leagueId, { email: 'bert@crease.test' });
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null }]));
  const sent = received.filter(({ to }) => to.includes('bert@crease.test'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text.replace(/=\r\n/g, '').replace(/=3D/g, '=')).toContain(link);
  // The commissioner gets an event when the mail is written and another when it is sent.
  expect(
    await app.app
      .get(Database)
      .query(`select type from account_event where stream = $1 and type = 'invitationsChanged'`, [
        `user:${anna.userId}`,
      ]),
  ).toHaveLength(2);
  expect(sent[0]?.text).toMatch(/^Message-ID: <[1-9A-Za-z]{12}@crease\.example>/m);
});

test('a message that a mail server was away for leaves when it is there again, even after all attempts of its job', async () => {
  const leagueId = await createLeague(anna);
  const { link } = await invite(anna, leagueId, { email: 'dora@crease.test' });
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent' }]));
  const database = app.app.get(Database);
  await database.query(
    `update mail set sent_at = null, failed_reason = 'connect ECONNREFUSED', created_at = now() - interval '10 minutes' where league_id = $1`,
    [leagueId],
  );
  // The first job may still be running.
  await eventually(async () => {
    await app.app.get(MailService).sweep();
    expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null, link }]);
  }, 8_000);
  expect(received.filter(({ to }) => to.includes('dora@crease.test'))).toHaveLength(2);
});

/** Makes every message's job fail with `error` when it reads its message, until `over` is called. */
function unreadable(error: Error): { tries: () => number; over: () => void } {
  const database = app.app.get(Database);
  const query = database.query.bind(database);
  let tries = 0;
  const mock = jest.spyOn(database, 'query').mockImplementation((text, params, name) => {
    if (name !== 'outgoing-mail') return query(text, params, name);
    tries += 1;
    return Promise.reject(error);
  });
  return { tries: () => tries, over: () => mock.mockRestore() };
}
const idOf = async (to: string) =>
  (await app.app.get(Database).query<{ id: string }>('select id from mail where to_address = $1', [to]))[0]?.id ?? '';

test('a message whose job found the database away leaves when it is there again, however long that took', async () => {
  const away = unreadable(new Busy());
  const leagueId = await createLeague(anna);
  await invite(anna, leagueId, { email: 'emil@crease.test' });
  const job = `mail-${await idOf('emil@crease.test')}`;
  const queue = testQueue(app, 'mail');
  for (let failed = 1; failed < 9; failed += 1) {
    await eventually(async () => expect(await queue.hurry(job)).toBeGreaterThanOrEqual(failed));
    await eventually(() => expect(away.tries()).toBeGreaterThan(failed));
  }
  away.over();
  await eventually(async () => {
    await queue.hurry(job);
    expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null }]);
  }, 8_000);
  expect(received.filter(({ to }) => to.includes('emil@crease.test'))).toHaveLength(1);
  await queue.close();
});

test('a message whose job was given up is found by the sweep, though nothing says that it failed, and leaves once', async () => {
  const lost = unreadable(new UnrecoverableError('given up'));
  const leagueId = await createLeague(anna);
  await invite(anna, leagueId, { email: 'fred@crease.test' });
  await eventually(() => expect(lost.tries()).toBe(1));
  lost.over();
  await app.app
    .get(Database)
    .query(`update mail set created_at = now() - interval '10 minutes' where league_id = $1`, [leagueId]);
  await eventually(async () => {
    await app.app.get(MailService).sweep();
    expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null }]);
  }, 8_000);
  expect(received.filter(({ to }) => to.includes('fred@crease.test'))).toHaveLength(1);
});

test('a lost message is found although more messages than a sweep takes wait for their server', async () => {
  const leagueId = await createLeague(anna);
  // Before the rows exist, because a regular sweep may find them at once.
  const add = jest.spyOn(app.app.get(JobsService), 'add').mockResolvedValue();
  await app.app.get(Database).query(
    `insert into mail (id, kind, league_id, to_address, subject, body, created_at)
     select 'waiting' || lpad(n::text, 4, '0'), 'invitation', $1, 'waiting@crease.test', '', '', now() - interval '1 hour'
     from generate_series(1, 401) n`,
    [leagueId],
  );
  for (let sweep = 0; sweep < 4; sweep += 1) await app.app.get(MailService).sweep();
  const queued = new Set(add.mock.calls.map(([, , data]) => String(data.id)));
  expect([...queued].filter((id) => id.startsWith('waiting'))).toHaveLength(401);
  await app.app.get(Database).query(`delete from mail where league_id = $1`, [leagueId]);
});

test('a refused message is tried again, and says why it failed meanwhile', async () => {
  refusing = true;
  const leagueId = await createLeague(anna);
  await invite(anna, leagueId, { email: 'carl@crease.test' });
  await eventually(async () =>
    expect(await mail(leagueId)).toMatchObject([
      { status: 'failed', failed_reason: expect.stringContaining('mailbox unavailable') },
    ]),
  );
  refusing = false;
  await eventually(
    async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null }]),
    12_000,
  );
});
