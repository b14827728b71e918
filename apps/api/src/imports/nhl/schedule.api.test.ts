import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { dayPlus } from '@crease/core/calendar.js';
import { CLUB_CODES } from '@crease/core/players/clubs.js';
import { gamesOn, startScheduleServer, type SchedulePlan } from '../../testing/nhl-schedule.js';
import { fileApp } from '../../testing/test-app.js';
import { NHL_DEFAULTS, NhlClient } from './nhl.client.js';
import { importNhlSchedule } from './schedule.import.js';
import { worded } from '../testing/worded.js';

const SEASON = '2026-27';
const NOW = new Date('2026-10-21T09:30:00Z');
const FIRST = '2026-10-07';
const ID = 2_026_020_001;
const SEASON_GAMES: readonly SchedulePlan[] = Array.from({ length: 20 }, (_, day) =>
  gamesOn(dayPlus(FIRST, 2 * day), 4, ID + 4 * day),
).flat();

const server = await startScheduleServer();
const { app, closing, database } = await fileApp({ env: { ROLE: 'web' } });
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();
afterAll(() => server.close());
beforeEach(async () => {
  server.state.games = SEASON_GAMES;
  server.state.trouble = new Map();
  await query('delete from nhl_game');
  await query('delete from nhl_schedule');
});

const query = <T extends object>(text: string) => database.query<T>(text);
const waits: number[] = [];
const read = (more: object = {}) =>
  importNhlSchedule(
    connection,
    new NhlClient(
      { ...NHL_DEFAULTS, webUrl: server.url, statsUrl: server.url, politenessMs: 0, retries: 2 },
      { sleep: async (ms) => void waits.push(ms), random: () => 0 },
    ),
    { season: SEASON, now: NOW, ...more },
  );
async function done() {
  const result = await read();
  if (!result.ok) throw new Error(result.refusal.message);
  const { created, updated, unchanged, refused } = result.value.counts;
  const { rows, notes } = worded(result.value);
  return { counts: [created, updated, unchanged, refused], rows, notes };
}
async function refusal() {
  const result = await read();
  return result.ok ? 'imported' : result.refusal.message;
}
const stored = () => query<{ id: string; day: string; state: string }>('select * from nhl_game order by id');
const schedule = async () =>
  (await query<{ games: number; changed_at: Date; read_at: Date }>('select * from nhl_schedule'))[0];
const withGame = (index: number, more: Partial<SchedulePlan>) =>
  SEASON_GAMES.map((game, at) => (at === index ? { ...game, ...more } : game));

describe('the import of a season’s schedule', () => {
  test('stores each regular game once, and changes nothing the second time', async () => {
    server.state.games = [
      ...SEASON_GAMES,
      ...gamesOn('2026-09-22', 2, 2_026_010_001).map((game) => ({ ...game, type: 1 })),
    ];
    server.state.asked = 0;
    expect((await done()).counts).toEqual([80, 0, 0, 0]);
    expect(server.state.asked).toBe(CLUB_CODES.length);
    const before = await schedule();
    expect(before?.games).toBe(80);
    expect((await done()).counts).toEqual([0, 0, 80, 0]);
    const after = await schedule();
    expect(after?.changed_at).toEqual(before?.changed_at);
    expect(after && before && after.read_at > before.read_at).toBe(true);
  });

  test('moves a postponed game to its new day, and notes that days changed', async () => {
    await done();
    const before = await schedule();
    server.state.games = withGame(79, { schedule: 'PPD' });
    expect((await done()).rows).toMatchObject([{ action: 'updated', changes: { state: ['scheduled', 'postponed'] } }]);
    const postponed = await schedule();
    expect(postponed && before && postponed.changed_at > before.changed_at).toBe(true);
    server.state.games = withGame(79, { day: '2027-01-05' });
    expect((await done()).rows).toMatchObject([
      { name: expect.stringContaining('2027-01-05'), changes: { day: ['2026-11-14', '2027-01-05'] } },
    ]);
    expect(await stored()).toContainEqual(
      expect.objectContaining({ id: String(ID + 79), day: '2027-01-05', state: 'scheduled' }),
    );
  });

  test('deletes a game that is gone, unless a row could not be read', async () => {
    await done();
    server.state.games = SEASON_GAMES.slice(0, -1).map((game, index) =>
      index === 60 ? { ...game, more: { startTimeUTC: 'soon' } } : game,
    );
    const faulty = await done();
    expect(faulty.counts).toEqual([0, 0, 78, 1]);
    expect(faulty.rows).toMatchObject([{ action: 'refused', id: ID + 60, field: 'startTimeUTC', value: '"soon"' }]);
    expect(await stored()).toHaveLength(80);
    server.state.games = SEASON_GAMES.slice(0, -1);
    expect((await done()).rows).toMatchObject([
      { action: 'updated', id: ID + 79, why: 'The schedule lists it no longer.' },
    ]);
    expect(await stored()).toHaveLength(79);
  });

  test('leaves games that are played to the live reader, and a final game as it is', async () => {
    const index = SEASON_GAMES.findIndex(({ day }) => day === '2026-10-19');
    await done();
    await query(`update nhl_game set state = 'final', away_score = 3, home_score = 2 where day < '2026-10-19'`);
    await query(
      `update nhl_game set state = 'live', starts_at = '2026-10-21T01:00:00Z' where id = '${String(ID + index)}'`,
    );
    server.state.games = SEASON_GAMES.map((game) => (game.day < '2026-10-21' ? { ...game, state: 'OFF' } : game));
    const { counts, rows } = await done();
    expect(counts).toEqual([0, 3, 77, 0]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3].map((next) => ID + index + next));
    expect((await stored()).find(({ id }) => id === String(ID + index))).toMatchObject({ state: 'live' });
    // Played games stay, also when the schedule lists them no longer.
    server.state.games = SEASON_GAMES.slice(index + 4);
    await done();
    expect(await stored()).toHaveLength(80);
  });

  test('is refused as a whole when less than half of the stored games are left', async () => {
    await done();
    server.state.games = SEASON_GAMES.slice(0, 39);
    expect(await refusal()).toBe('The NHL’s schedule of 2026-27 lists 39 regular games, and 80 are stored.');
    expect(await stored()).toHaveLength(80);
    server.state.games = SEASON_GAMES.map((game) => ({ ...game, more: { id: 'none' } }));
    expect(await refusal()).toContain('lists 0 regular games, and 80 are stored; ');
    const runs = await query(`select id from import_run where kind = 'nhl-schedule' and status = 'refused'`);
    expect(runs).toHaveLength(2);
  });

  test('does without one club, whose games others list, and refuses to do without two', async () => {
    server.state.trouble = new Map([[CLUB_CODES[0] ?? '', { status: 404, times: 9 }]]);
    const { counts, notes } = await done();
    expect([counts, notes]).toEqual([
      [80, 0, 0, 0],
      [`The schedule of ${CLUB_CODES[0]} could not be read; its games are in those of others.`],
    ]);
    server.state.trouble = new Map(CLUB_CODES.slice(0, 2).map((club) => [club, { status: 404, times: 9 }]));
    expect(await refusal()).toContain('The NHL has no schedule of 2 clubs for 2026-27');
    server.state.trouble = new Map(CLUB_CODES.slice(0, 2).map((club) => [club, { status: 403, times: 9 }]));
    expect(await refusal()).toContain('status 403');
    expect(await stored()).toHaveLength(80);
  });

  test('tries again after the pause that the NHL asks for, and knows a season without a schedule', async () => {
    server.state.trouble = new Map([[CLUB_CODES[3] ?? '', { status: 429, times: 2 }]]);
    waits.length = 0;
    expect((await done()).counts).toEqual([80, 0, 0, 0]);
    expect(waits.filter((ms) => ms >= 1_000)).toHaveLength(2);
    await query('delete from nhl_game');
    server.state.trouble = new Map(CLUB_CODES.map((club) => [club, { status: 404, times: 9 }]));
    const { counts, notes } = await done();
    expect([counts, notes]).toEqual([[0, 0, 0, 0], ['The NHL has no schedule of 2026-27 yet.']]);
  });

  test('changes nothing in a dry run', async () => {
    const result = await read({ dryRun: true });
    expect(result.ok && result.value.counts.created).toBe(80);
    expect(await stored()).toEqual([]);
  });
});
