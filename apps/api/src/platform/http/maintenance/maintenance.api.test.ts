import { expect, test } from '@jest/globals';
import type { SystemConfigAnswer } from '@crease/core/auth/auth.answers.js';
import { AdminCommands } from '../../../admin/admin.commands.js';
import { eventually } from '../../../testing/patience.js';
import { SITE_OWNER, fileApp, type Refused } from '../../../testing/test-app.js';
import { createLeague } from '../../../testing/test-league.js';
import { DbClock } from '../../database/db-clock.js';

const { app, database } = await fileApp();
const owner = await app.signUp('owner', { email: SITE_OWNER });
const anna = await app.signUp('anna');
const leagueId = await createLeague(anna);
const commands = app.app.get(AdminCommands);
const clock = app.app.get(DbClock);

const shown = async () => (await app.api<SystemConfigAnswer>('GET', '/api/system-config')).body.maintenance;
const begin = async (minutes?: string) => {
  await commands.startMaintenance({ as: SITE_OWNER, reason: 'A new disk', ...(minutes ? { minutes } : {}) });
  await eventually(() => expect(clock.standsStill).toBe(true));
};
const end = async () => {
  await commands.endMaintenance(SITE_OWNER);
  await eventually(() => expect(clock.maintenance).toBeNull());
};
const changeName = (user: typeof anna) =>
  user.api<Refused>('POST', `/api/${leagueId}/talk`, { title: 'The Pond', text: 'Ice is in.' });

test('everybody sees announced maintenance, and nothing is refused before it begins', async () => {
  const at = new Date(clock.now() + 3_600_000).toISOString();
  await commands.startMaintenance({ at, minutes: '30', as: SITE_OWNER });
  const until = new Date(Date.parse(at) + 1_800_000).toISOString();
  await eventually(async () => expect(await shown()).toEqual({ since: at, until, reason: null }));
  expect((await changeName(anna)).status).not.toBe(503);
  await end();
  expect(await shown()).toBeNull();
});

test('during maintenance people read and sign in, and only the site owner changes anything', async () => {
  await begin('20');
  const refused = await changeName(anna);
  expect([refused.status, refused.body.refusal]).toEqual([
    503,
    expect.objectContaining({
      name: 'maintenance',
      message: 'Crease is in maintenance. Nothing can be changed until it ends.',
      fix: 'It is expected to end in 20 minutes. Try again then.',
    }),
  ]);
  expect((await app.api('POST', '/api/create-user', {})).status).toBe(503);
  expect((await anna.api('GET', `/api/${leagueId}/home`)).status).toBe(200);
  expect((await app.signIn(anna.email, 'anna-on-the-ice')).userId).toBe(anna.userId);
  expect((await changeName(owner)).status).not.toBe(503);
  await end();
  expect((await changeName(anna)).status).not.toBe(503);
});

test('the clocks of drafts are extended by maintenance, as by an outage', async () => {
  await begin();
  const outages = () =>
    database.query<{ seconds: number }>(
      'select round(extract(epoch from to_at - from_at))::int as seconds from outage order by id',
    );
  const before = (await outages()).length;
  await database.query(`update heartbeat set at = at - interval '10 minutes'`);
  await database.query('select beat()');
  expect(await outages()).toHaveLength(before);
  await end();
  await eventually(async () => expect((await outages())[before]?.seconds).toBeGreaterThanOrEqual(600));
});
