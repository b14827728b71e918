import { afterAll, expect, test } from '@jest/globals';
import { MailService } from '../../platform/mail/mail.service.js';
import { eventually } from '../../testing/patience.js';
import { startMailServer } from '../../testing/mail-server.js';
import { fileApp } from '../../testing/test-app.js';
import { createLeague, invite, tokenOf } from '../../testing/test-league.js';
import { forward, player, tradeLeague } from '../../trades/testing/trade-fixture.js';

/* Waiting mails contain no usable token, and outdated ones are not sent. */

const { app, query } = await fileApp();
const mail = await startMailServer();
afterAll(() => mail.close());
const anna = await app.signUp('anna');
interface Kept {
  to: string;
  body: string;
  link: string | null;
}
const shown = async (leagueId: string) => (await anna.api<{ mail: Kept[] }>('GET', `/api/${leagueId}/mail`)).body.mail;
async function withMailServer<T>(work: () => Promise<T>): Promise<T> {
  const later = await app.another({ ROLE: 'all', SMTP_URL: mail.url });
  try {
    await query`update mail set created_at = created_at - interval '1 minute' where sent_at is null`;
    await later.app.get(MailService).sweep();
    return await work();
  } finally {
    await later.close();
  }
}

test('the token of an invitation stands in no mail, before and after it was sent; the commissioner sees the link while it is open', async () => {
  const leagueId = await createLeague(anna);
  const { token } = await invite(anna, leagueId, { email: 'guest@crease.test' });
  const [, bits = ''] = token.split('.');
  expect(bits).toHaveLength(43);
  const stored = async () =>
    (await query<{ text: string }>`select m::text as text from mail m where league_id = ${leagueId}`)
      .map(({ text }) => text)
      .join();
  expect(await stored()).not.toContain(bits);
  expect(await stored()).toContain('{token}');
  const [kept] = await shown(leagueId);
  expect(tokenOf(kept?.link ?? null)).toBe(token);
  expect(kept?.body).toContain(kept?.link ?? 'no link');

  await withMailServer(async () => {
    const sent = await mail.newest('guest@crease.test', /invites you/);
    expect(sent.text).toContain(token);
    await eventually(async () =>
      expect(await query`select 1 from mail where league_id = ${leagueId} and sent_at is not null`).toHaveLength(1),
    );
  });
  expect(await stored()).not.toContain(bits);
});

test('an invitation that was revoked, and one that was sent again, are not mailed when a mail server comes later', async () => {
  const leagueId = await createLeague(anna);
  const revoked = await invite(anna, leagueId, { email: 'gone@crease.test' });
  await anna.api('DELETE', `/api/${leagueId}/invitations/${revoked.id}`);
  const open = await invite(anna, leagueId, { email: 'here@crease.test' });
  const [, first] = await shown(leagueId);
  expect(first).toMatchObject({ to: 'gone@crease.test', link: null });
  expect(first?.body).not.toContain(revoked.token.split('.')[1]);
  await withMailServer(async () => {
    expect((await mail.newest('here@crease.test', /invites you/)).text).toContain(open.token);
    await eventually(async () =>
      expect(
        await query`select 1 from mail where league_id = ${leagueId} and withdrawn_at is not null and sent_at is null`,
      ).toHaveLength(1),
    );
  });
  expect(mail.received.filter(({ to }) => to.includes('gone@crease.test'))).toEqual([]);
});

test('an offer that was withdrawn, or executed, is no longer announced as one that waits', async () => {
  const league = await tradeLeague(app, { office: 3 });
  const [star, other] = await league.hold(1, [forward(1_000_000), forward(1_000_000)]);
  const withdrawn = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 });
  await league.call(1, 'POST', `/trades/${withdrawn}/withdraw`);
  await league.trade({ team: 1, gives: [player(other!.id)] }, { team: 2 });
  const open = await league.propose({ team: 1, gives: [player(star!.id)] }, { team: 2 });
  await withMailServer(async () => {
    await eventually(
      async () =>
        expect(
          await query`select 1 from mail where league_id = ${league.id} and sent_at is null and withdrawn_at is null`,
        ).toEqual([]),
      20_000,
    );
  });
  const rows = await query<{
    kind: string;
    about: string;
    sent: boolean;
  }>`select kind, about, sent_at is not null as sent from mail where league_id = ${league.id}`;
  const received = rows.filter(({ kind }) => kind === 'trade-received');
  expect(received).toHaveLength(2);
  expect(received.filter(({ sent }) => sent).map(({ about }) => about)).toEqual([`trade:${open}:proposed`]);
  expect(rows.filter(({ about }) => about.endsWith(':executed')).every(({ sent }) => sent)).toBe(true);
}, 40_000);
