import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calendarSeason } from '@crease/core/season.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import { comparable } from '../archive/testing/comparable.js';
import { bring, take } from '../archive/testing/moves.js';
import { unzipped } from '../archive/testing/zip.js';
import { DbClock } from '../platform/database/db-clock.js';
import { fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { timeMachine } from '../testing/time-machine.js';
import { playSoFar } from './demo.js';
import { seedSeason } from './demo-season.js';
import { loadSamplePlayers } from './sample/load-sample.js';
import { NIGHT_MINUTES } from './sample/sample-night.js';
import { SampleNight } from './sample/sample-night.service.js';

/*
 * The demo league in mid-season must look like one that people played. Its night is replayed on a clock that the test
 * controls.
 */

const NOW = '2026-12-02T17:00:00Z';
const time = await timeMachine(NOW);
const { app, database } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());
const managers: TestUser[] = [];
let league = '';

beforeAll(async () => {
  const now = app.app.get(DbClock).now();
  await loadSamplePlayers(database.db, calendarSeason(now));
  await playSoFar(database, new Date(now));
  for (const name of ['seta', 'setb', 'setc', 'setd', 'sete', 'setf', 'setg', 'seth'])
    managers.push(await app.signUp(name));
  const people = managers.map(({ userId, email, name }) => ({ userId, address: email, team: `Team ${name}` }));
  league = (await seedSeason(app.app, people, now)) ?? '';
}, 120_000);

const asked = <T>(path: string, user = 0) => managers[user]!.api<T>('GET', `/api/${league}${path}`);
const replay = <T = Refused>(leagueId = league, user = managers[0]!) =>
  user.api<T>('POST', `/api/${leagueId}/tonight/replay`, {}, { 'idempotency-key': randomUUID() });
/** Checksum of the night's games. */
const SUM = `select md5(string_agg((to_jsonb(k) - 'updated_at')::text, ';' order by player_id)) as sum from player_game k where day = '2026-12-02'`;
const rows = <T extends object>(sql: string, values: unknown[] = [league]) => database.query<T>(sql, values);

describe('a league in the middle of its season', () => {
  test('is the same league, table by table, after it went out as an archive and came in again', async () => {
    const [robin] = managers;
    const original = await take(app.url, robin?.token ?? '', league);
    const done = await bring(robin!, original);
    expect(done.status).toBe(200);
    const people = ['membership', 'people'];
    const before = comparable(await unzipped(original), people);
    const after = comparable(
      await unzipped(await take(app.url, robin?.token ?? '', done.body.league_id ?? '')),
      people,
    );
    expect(after.event?.pop()).toContain('league.brought');
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const table of Object.keys(before)) expect([table, after[table]]).toEqual([table, before[table]]);
  });

  test('has trades, free agents and injured reserve behind it, in the order in which they happened', async () => {
    const log = await rows<{ action: string | null; at: Date }>(
      `select action_type as action, at from event where league_id = $1 and stream = 'league:' || $1 order by id`,
    );
    const actions = new Set(log.map(({ action }) => action));
    for (const action of ['add-player', 'ir']) expect(actions).toContain(action);
    expect(await rows(`select state from trade where league_id = $1 order by state`)).toEqual([
      { state: 'executed' },
      { state: 'executed' },
      { state: 'proposed' },
    ]);
    expect(log.map(({ at }) => at.getTime())).toEqual(log.map(({ at }) => at.getTime()).sort((a, b) => a - b));
    expect(log.at(-1)!.at.getTime()).toBeLessThanOrEqual(Date.parse(NOW) + 120_000);
  });

  test('earned its points with players of its teams, from the season’s first day on', async () => {
    const race = (await asked<RaceAnswer>('/race')).body;
    expect(race.teams.filter(({ points }) => points > 50)).toHaveLength(8);
    const [days] = await rows<{ first: string; count: number }>(
      `select min(d.day)::text as first, count(distinct d.day)::int as count from team_day d join team t on t.league_id = d.league_id and t.id = d.team_id where t.league_id = $1`,
    );
    expect(days).toMatchObject({ first: expect.stringMatching(/^2026-10-0[789]$/) as unknown });
    expect(days!.count).toBeGreaterThan(45);
    const [late] = await rows<{ count: number }>(
      `select count(*)::int as count from roster_stay where league_id = $1 and from_at > '2026-10-07' and to_at is null`,
    );
    // Players from three trades and free-agent adds came later.
    expect(late!.count).toBeLessThan(16);
    for (const { team_id, points } of race.teams) {
      const [sum] = await rows<{ points: string }>(
        `select coalesce(sum(points), 0)::text as points from team_day where team_id = $1 and not playoffs`,
        [team_id],
      );
      expect(sumOfPoints([Number(sum?.points)])).toBe(points);
    }
  });

  test('numbers its weeks from the season’s first, and its adds used picks of their own week', async () => {
    const weeks = await rows<{ week: number; first: string; current: boolean }>(
      `select week, min(starts_at at time zone 'America/New_York')::date::text as first,
         bool_or(starts_at <= $2 and expires_at >= $2) as current
       from fa_pick where league_id = $1 group by week order by week`,
      [league, NOW],
    );
    expect(weeks[0]).toMatchObject({ week: 1, first: '2026-10-05' });
    expect(weeks.find(({ current }) => current)).toMatchObject({ week: 9, first: '2026-11-30' });
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map((_, index) => index + 1));
    const used = await rows<{ within: boolean }>(
      `select used_at >= starts_at and used_at <= expires_at + interval '1 second' as within
       from fa_pick where league_id = $1 and player_id is not null`,
    );
    expect(used.map(({ within }) => within)).toEqual([true, true, true]);
  });

  test('knows who won before it came here', async () => {
    const { body } = await asked<{ champions: { season: string }[] }>('/history');
    expect(JSON.stringify(body)).toContain('2025-26');
    expect(JSON.stringify(body)).toContain('2024-25');
  });
});

describe('a night on request', () => {
  const night = app.app.get(SampleNight);
  const tonight = async () => (await asked<TonightAnswer>('/tonight', 3)).body;
  const at = async (seconds: number) => {
    await time.travel(new Date(begun + seconds * 1_000), app);
    await night.look();
    return tonight();
  };
  let begun = 0;

  test('is refused to strangers, on real players, and before a season begins', async () => {
    const stranger = await app.signUp('setx');
    expect((await replay(league, stranger)).status).toBe(404);
    const { body: real } = await stranger.api<{ league_id: string }>('POST', '/api/create-league', {
      ...(await import('@crease/core/leagues/league.rules.js')).leagueFormDefaults('dynasty', 'The Real Ones'),
      is_sample: true,
    });
    expect((await replay(real.league_id, stranger)).body.refusal.name).toBe('night');
    await rows(`update league set is_sample = false where id = $1`, [real.league_id]);
    const refused = await replay(real.league_id, stranger);
    expect([refused.status, refused.body.refusal.message]).toEqual([
      409,
      'This league plays on real players, whose games the NHL plays.',
    ]);
    expect((await stranger.api<TonightAnswer>('GET', `/api/${real.league_id}/tonight`)).body).toMatchObject({
      replay: null,
      games: [],
    });
  });

  test('moves players and teams for all users, is joined by a second request, and ends as it would have', async () => {
    expect((await tonight()).replay).toEqual({ under_way: false, over: false });
    begun = await time.now();
    expect((await replay<{ day: string }>()).body).toEqual({ success: true, day: '2026-12-02' });
    const early = await at(10);
    expect(early.replay).toEqual({ under_way: true, over: false });
    expect(early.games.every(({ state, period }) => state === 'live' && period === '1st')).toBe(true);
    expect((await replay(league, managers[5])).status).toBe(200);
    const later = await at(70);
    const total = ({ teams }: TonightAnswer) => teams.reduce((sum, { points }) => sum + points, 0);
    expect(total(later)).toBeGreaterThan(total(early));
    const final = await at(NIGHT_MINUTES + 1);
    expect(final.replay).toEqual({ under_way: false, over: true });
    expect(final.games.every(({ state }) => state === 'final')).toBe(true);
    const [kept] = await rows<{ sum: string }>(SUM, []);
    // A night replayed for show publishes no correction.
    const [told] = await rows<{ count: number }>(
      `select count(*)::int as count from event where league_id = $1 and data ->> 'kind' = 'correction'`,
    );
    expect(told?.count).toBe(0);

    // Replayed again: from zero to the same result, in any process, even after a long pause.
    begun = await time.now();
    expect((await replay()).status).toBe(200);
    expect(total(await at(3))).toBeLessThan(total(final));
    expect(total(await at(3_600))).toBe(total(final));
    const [again] = await rows<{ sum: string }>(SUM, []);
    expect(again).toEqual(kept);
  });

  test('is looked at by one process at a time', async () => {
    await replay();
    await time.travel(new Date((await time.now()) + 5_000), app);
    const before = (await rows<{ read_at: Date }>('select read_at from sample_night', []))[0]?.read_at;
    await Promise.all([night.look(), night.look(), night.look()]);
    const after = (await rows<{ read_at: Date }>('select read_at from sample_night', []))[0]?.read_at;
    await night.look();
    expect((await rows<{ read_at: Date }>('select read_at from sample_night', []))[0]?.read_at).toEqual(after);
    expect(after!.getTime()).toBeGreaterThanOrEqual(before!.getTime());
  });
});
