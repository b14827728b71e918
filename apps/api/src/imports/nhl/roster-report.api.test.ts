import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import type { AdminPlayerAnswer } from '@crease/core/auth/auth.schema.js';
import type { NhlSourcesAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { messageOf } from '@crease/core/messages/messages.js';
import { Database } from '../../platform/database/database.js';
import { seedPlayers } from '../../testing/draft-fixture.js';
import { SITE_OWNER, startTestApp } from '../../testing/test-app.js';
import { RosterReportReader } from './roster-report.service.js';

const HURT = 8_460_001;
const OTHER = 8_460_002;

const asked: (string | undefined)[] = [];
let answer: 'report' | 'busy' | 'cut' | 'page' = 'report';
let injured: string[] = [];
const today = new Date().toISOString().slice(0, 10);
const [year, month, day] = today.split('-');

const line = (name: string, birth: string, since = '') =>
  ` 27  ${name}   C  6'1"  195lbs.  ${birth}  Turku, FIN${since === '' ? '' : `    ${since}`}`;
const report = () =>
  [
    'Playing Roster - NORTH STARS',
    `Last update: 10:15:02 ${month}/${day}/${year}`,
    'Active',
    line('Somebody Else', '1990-01-01'),
    'Injury Reserve List',
    ...injured,
  ].join('\n');

const server = createServer((request, response) => {
  asked.push(request.headers['if-none-match']);
  const tag = `"${injured.length}${injured.join('').length}"`;
  if (answer === 'busy') response.writeHead(429, { 'retry-after': '1200' }).end();
  else if (answer === 'page') response.end('<html>Sorry</html>');
  else if (answer === 'cut') {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('Playing Roster');
    setImmediate(() => response.destroy());
  } else if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
  else response.writeHead(200, { 'content-type': 'text/plain', etag: tag }).end(report());
});

async function look(): Promise<void> {
  await app.app
    .get(Database)
    .query(
      `update roster_report set next_at = clock_timestamp() - interval '1 second', taken_until = clock_timestamp()`,
    );
  const readers = [app, second].map((one) => one.app.get(RosterReportReader));
  await Promise.all(readers.map((reader) => reader.begin()));
  await Promise.all(readers.map((reader) => reader.ended()));
}
const statusOf = async (id: number) =>
  (
    await app.app
      .get(Database)
      .query<{ status: string; by: string | null; since: string | null }>(
        `select status, status_by as by, to_char(status_as_of at time zone 'utc', 'YYYY-MM-DD') as since from player where id = $1`,
        [id],
      )
  )[0];
const sources = async (language = 'en') =>
  (await owner.api<NhlSourcesAnswer>('GET', '/api/admin/nhl-sources', undefined, { 'accept-language': language })).body;

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/report`;
const app = await startTestApp({ env: { ROLE: 'web', NHL_REPORT_MINUTES: '60', NHL_REPORT_URL: url } });
const second = await app.another();
const owner = await app.signUp('owner', { email: SITE_OWNER });
await seedPlayers(app.app.get(Database).pool, [
  { id: HURT, name: 'Emile Dupont', position: 'F', capHit: 1, birthDate: '1998-05-05' },
  { id: OTHER, name: 'Erik Engstrom', position: 'F', capHit: 1, birthDate: '2001-02-28' },
]);
afterAll(async () => {
  await second.close();
  await app.close();
  server.close();
  server.closeAllConnections();
});

test('who is on the report is on injured reserve, asked for by one process, and who did not join is listed', async () => {
  injured = [line('Émile Dupont', '1998-05-05', '2026-11-03'), line('Nobody Known', '2000-01-01', '2026-10-01')];
  await look();
  expect(asked).toEqual([undefined]);
  expect(await statusOf(HURT)).toEqual({ status: 'IR', by: 'report', since: '2026-11-03' });
  expect((await sources()).report).toMatchObject({
    on: true,
    trouble: null,
    clubs: 1,
    injured: 1,
    missed: [{ club: 'NORTH STARS', name: 'Nobody Known', birth_date: '2000-01-01' }],
  });
  await look();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBeDefined();
});

test.each([
  ['busy', 'fewer requests', 'a demandé d’espacer les requêtes'],
  ['cut', 'cut off in the middle', 'est arrivée incomplète'],
  ['page', 'no section of a club', 'aucune section ne porte sur un club'],
] as const)(
  'trouble (%s) changes nothing, and each reader has it in their language',
  async (trouble, words, french) => {
    answer = trouble;
    injured = [];
    await look();
    answer = 'report';
    const { report: told } = await sources();
    expect(told.trouble).toContain(words);
    expect((await sources('fr')).report.trouble).toContain(french);
    expect(told.silent_since).not.toBeNull();
    if (trouble === 'busy') expect(Date.parse(told.next_at) - Date.now()).toBeGreaterThan(1_000_000);
    expect((await statusOf(HURT))?.status).toBe('IR');
  },
);

test('trouble and rows that an earlier release stored as sentences are shown as they are', async () => {
  const stored = 'Its answer about the roster report was cut off in the middle.';
  const row = messageOf('nhlRow', {
    about: 'plays',
    game: '2026020300',
    id: 7,
    name: null,
    field: 'clock',
    value: '{}',
  });
  await app.app.get(Database).query('update roster_report set trouble = $1', [stored]);
  await app.app.get(Database).query('update live_source set unread = $1', [JSON.stringify([stored, row])]);
  const french = await sources('fr');
  expect(french.report.trouble).toBe(stored);
  expect(french.live.unread).toEqual([stored, 'Jeu par jeu du match 2026020300\u00A0: nº\u00A07 (clock\u00A0: {}).']);
  expect((await sources()).live.unread).toEqual([stored, 'In the plays of game 2026020300: id 7 (clock: {}).']);
});

test('what is set by hand stands until it is left to the report again', async () => {
  injured = [line('Émile Dupont', '1998-05-05', '2026-11-03'), line('Erik Engström', '2001-02-28', '2026-11-20')];
  const set = await owner.api<AdminPlayerAnswer>('PUT', `/api/admin/players/${OTHER}/status`, { status: 'day-to-day' });
  expect(set.body.player).toMatchObject({ status: 'day-to-day', status_by: 'hand' });
  await look();
  expect(await statusOf(OTHER)).toMatchObject({ status: 'day-to-day', by: 'hand' });
  expect((await sources()).report.by_hand).toEqual([{ player_id: OTHER, name: 'Erik Engstrom', status: 'day-to-day' }]);
  const left = await owner.api<AdminPlayerAnswer>('DELETE', `/api/admin/players/${OTHER}/status`);
  expect(left.body.player).toMatchObject({ status_by: 'report' });
  await look();
  expect(await statusOf(OTHER)).toEqual({ status: 'IR', by: 'report', since: '2026-11-20' });
  injured = [];
  await look();
  expect([(await statusOf(HURT))?.status, (await statusOf(OTHER))?.status]).toEqual(['healthy', 'healthy']);
});
