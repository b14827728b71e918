import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import type { MailView } from '@crease/core/leagues/league.answers.js';
import { eventually, startTestApp } from '../../testing/test-app.js';
import { Database } from '../database/database.js';
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
const app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, PUBLIC_URL: 'https://crease.example' } });
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
const anna = await app.signUp('anna');
const mail = async (leagueId: string) => (await anna.api<{ mail: MailView[] }>('GET', `/api/${leagueId}/mail`)).body.mail;

test('an invitation goes out by the configured mail server, once', async () => {
  const leagueId = await createLeague(anna, { league_name: 'Étang gelé' });
  const { link } = await invite(anna, leagueId, { email: 'bert@crease.test' });
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null }]), 8_000);
  const sent = received.filter(({ to }) => to.includes('bert@crease.test'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text.replace(/=\r\n/g, '').replace(/=3D/g, '=')).toContain(link);
  // Its commissioner hears that it was written, and that it went out.
  expect(await app.app.get(Database).query(`select type from event where stream = $1 and type = 'invitationsChanged'`, [`user:${anna.userId}`])).toHaveLength(2);
  expect(sent[0]?.text).toMatch(/^Message-ID: <[1-9A-Za-z]{12}@crease\.example>/m);
});

test('a message that a mail server was away for leaves when it is there again, even after all attempts of its job', async () => {
  const leagueId = await createLeague(anna);
  const { link } = await invite(anna, leagueId, { email: 'dora@crease.test' });
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent' }]), 8_000);
  const database = app.app.get(Database);
  await database.query(`update mail set sent_at = null, failed_reason = 'connect ECONNREFUSED', created_at = now() - interval '10 minutes' where league_id = $1`, [leagueId]);
  await app.app.get(MailService).sweep();
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null, link }]), 8_000);
  expect(received.filter(({ to }) => to.includes('dora@crease.test'))).toHaveLength(2);
});

test('a refused message is tried again, and says why it failed meanwhile', async () => {
  refusing = true;
  const leagueId = await createLeague(anna);
  await invite(anna, leagueId, { email: 'carl@crease.test' });
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'failed', failed_reason: expect.stringContaining('mailbox unavailable') }]), 8_000);
  refusing = false;
  await eventually(async () => expect(await mail(leagueId)).toMatchObject([{ status: 'sent', failed_reason: null }]), 12_000);
});
