import { afterAll, expect, test } from '@jest/globals';
import { reasonWords, sourceOf, type ReportSaid } from '@crease/core/players/files/report.words.js';
import { rewriteRows } from '../../testing/rewrite-rows.js';
import { fileApp } from '../../testing/test-app.js';
import { NightlyImport } from './nightly.service.js';
import { startNhlServer } from '../testing/nhl-server.js';

const server = await startNhlServer();
const { app, database } = await fileApp({
  env: {
    ROLE: 'web',
    NHL_IMPORT_AT: '09:30',
    NHL_WEB_API_URL: server.url,
    NHL_STATS_API_URL: `${server.url}/stats/rest`,
  },
});
app.app.get(NightlyImport).tools = { sleep: () => Promise.resolve(), random: () => 0.5 };
afterAll(() => server.close());

const query = <R extends object>(text: string) => database.query<R>(text);
async function night(day: string): Promise<string[]> {
  const before = new Set((await query<{ id: string }>('select id from import_run')).map(({ id }) => id));
  const nightly = app.app.get(NightlyImport);
  await nightly.begin(new Date(`${day}T09:30:00Z`));
  await nightly.ended();
  const runs = await query<{ id: string; about: ReportSaid }>(
    `select id, about from import_run where kind = 'nhl-games' and status = 'done'`,
  );
  return runs.flatMap(({ id, about }) => (before.has(id) ? [] : [reasonWords(about)])).sort();
}
const seconds = async (): Promise<number | undefined> =>
  (await query<{ seconds: number }>(`select goalie_seconds as seconds from player_game where player_id = 8490004`))[0]
    ?.seconds;

test('games that were imported before a figure existed are read again, once, a few days per night', async () => {
  expect(await night('2025-11-22')).toEqual(['NHL games 2025-11-19 to 2025-11-21']);
  expect(await night('2025-12-02')).toEqual(['NHL games 2025-11-22 to 2025-12-01']);
  expect(await seconds()).toBe(3600);
  // As an earlier version of the service has stored them.
  await query('update import_run set figures = 0');
  await query('update player_game set goalie_seconds = 0');
  expect(await night('2025-12-20')).toEqual([
    'NHL games 2025-12-02 to 2025-12-19',
    'NHL games again, 2025-11-20 to 2025-11-29',
  ]);
  expect(await seconds()).toBe(3600);
  expect(await night('2025-12-21')).toEqual(['NHL games 2025-12-18 to 2025-12-20']);
});

test('a night in which they cannot be read leaves them for the next one', async () => {
  await query('update import_run set figures = 0');
  await query('update player_game set goalie_seconds = 0');
  server.trouble = (path) =>
    decodeURIComponent(path.replaceAll('+', ' ')).includes('gameDate>="2025-11-20"') ? { status: 403 } : undefined;
  expect(await night('2025-12-22')).toEqual(['NHL games 2025-12-19 to 2025-12-21']);
  expect(await seconds()).toBe(0);
  server.trouble = null;
  expect(await night('2025-12-23')).toEqual([
    'NHL games 2025-12-20 to 2025-12-22',
    'NHL games again, 2025-11-20 to 2025-11-29',
  ]);
  expect(await seconds()).toBe(3600);
});

test('a night without the schedule keeps the points, says so, and reads the days again', async () => {
  await query('update import_run set figures = 0');
  server.trouble = (path) => (path.startsWith('/v1/schedule') ? { status: 403 } : undefined);
  const again = {
    words: 'NHL games again, 2025-11-20 to 2025-11-29',
    figures: '{"from": "2025-11-20", "to": "2025-11-29", "again": true}',
  };
  expect(await night('2025-12-24')).toEqual(['NHL games 2025-12-21 to 2025-12-23', again.words]);
  expect(
    await query(`select figures, report ->> 'rejected' as rejected from import_run where about -> 'figures' = '${again.figures}'
      order by started_at desc limit 1`),
  ).toMatchObject([{ figures: 0 }]);
  server.trouble = null;
  expect(await night('2025-12-25')).toContain(again.words);
  expect(
    await query(
      `select figures from import_run where about -> 'figures' = '${again.figures}' order by started_at desc limit 1`,
    ),
  ).toEqual([{ figures: 1 }]);
});

test('days that the source refuses do not keep a night from the others, and are tried again after them', async () => {
  await query('update import_run set figures = 0');
  await query(
    `update player_game set day = '2025-10-10' where (player_id, game_id) in
      (select player_id, game_id from player_game order by day desc, player_id limit 1)`,
  );
  server.trouble = (path) =>
    decodeURIComponent(path.replaceAll('+', ' ')).includes('gameDate>="2025-11-') ? { status: 403 } : undefined;
  const earlier = 'NHL games again, 2025-10-10 to 2025-10-10';
  expect(await night('2025-12-26')).toContain(earlier);
  expect(await query(`select figures from import_run where about -> 'figures' ->> 'from' = '2025-10-10'`)).toEqual([
    { figures: 1 },
  ]);
  const refused = () =>
    query(`select id from import_run where status = 'refused' and (about -> 'figures' ->> 'again')::boolean`);
  const before = (await refused()).length;
  expect(await night('2025-12-27')).toEqual(['NHL games 2025-12-24 to 2025-12-26']);
  expect(await refused()).toHaveLength(before + 1);
  server.trouble = null;
  expect(await night('2025-12-28')).toHaveLength(2);
});

test('imports of earlier releases get their figures from their words', async () => {
  const sources = [
    'NHL 2025-26',
    'NHL 2025-26 TOR MTL',
    'NHL schedule 2025-26',
    'NHL games again, 2025-10-10 to 2025-10-11',
  ];
  sources.push('Sample games 2025-26, 2025-10-10 to 2025-10-11', 'NHL from somewhere');
  await query('delete from import_run');
  for (const [at, kind] of ['nhl', 'nhl', 'nhl-schedule', 'nhl-games', 'sample-games', 'nhl'].entries())
    await query(`insert into import_run (id, kind, source, started_at, finished_at, status)
      values ('earlier-${at}', '${kind}', '${sources[at] ?? ''}', now(), now(), 'done')`);
  await rewriteRows(database, 'Migration20270203010000_import_sources');
  const rows = await query<{ source: string; about: ReportSaid | null }>(
    'select source, about from import_run order by id',
  );
  expect(rows.map((row) => reasonWords(sourceOf(row)))).toEqual(sources);
  expect(rows.map(({ source }) => source)).toEqual(['', '', '', '', '', 'NHL from somewhere']);
});
