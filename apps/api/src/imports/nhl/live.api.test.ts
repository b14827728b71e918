import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { storedMessageWords } from '@crease/core/messages/messages.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { seasonOf } from '@crease/core/season.js';
import { Database } from '../../platform/database/database.js';
import { NightGameOnIce, startNhlNight, type NhlNight } from '../../testing/nhl-night.js';
import { Listeners } from '../../testing/listener.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { eventually } from '../../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { Watched } from '../../platform/realtime/watched.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LiveReader } from './live.service.js';
import { closeAll } from '../../testing/answers/close-all.js';

const HOUR_MS = 3_600_000;
const NOW = Date.now();
const DAY = dayIn(NOW - 6 * HOUR_MS, 'America/New_York');
const YEAR = Number(DAY.slice(0, 4)) - (DAY.slice(5) < '07-01' ? 1 : 0);
const SEASON = seasonOf(YEAR);

let app: TestApp;
let other: TestApp;
let night: NhlNight;
let league: PlayLeague;
/** Has the same players, and no one opens it. */
let quiet: PlayLeague;
let devices: Listeners;
let running: NightGameOnIce;
let later: NightGameOnIce;
let scorer: number;
let helper: number;
let goalie: number;
let rival: number;

const db = () => app.app.get(Database);
async function look(processes = [app, other]): Promise<void> {
  await db().query(
    `update live_source set next_at = clock_timestamp() - interval '1 second', taken_until = clock_timestamp()`,
  );
  const readers = processes.map((one) => one.app.get(LiveReader));
  await Promise.all(readers.map((reader) => reader.begin()));
  await Promise.all(readers.map((reader) => reader.ended()));
}
const tonight = () => league.get<TonightAnswer>(1, '/tonight');
const pointsOf = async (team: number) =>
  (await tonight()).teams.find(({ team_id }) => team_id === league.teams[team])?.points ?? 0;
const lineOf = async (player: number) => (await tonight()).players.find(({ player_id }) => player_id === player);
const quietPoints = () =>
  db().query<{ team_id: string; points: number }>(
    `select team_id, points::float8 as points from team_day where team_id = any($1) order by points desc`,
    [quiet.teams],
  );
const weigh = (one: PlayLeague, weight: number) =>
  db().query(`update league set settings = settings || $2 where id = $1`, [
    one.id,
    JSON.stringify({ scoring: { faceoff_won: weight } }),
  ]);
const askedAbout = (part: string) => night.asked.filter((path) => path.includes(part)).length;

beforeAll(async () => {
  const games: NightGameOnIce[] = [];
  night = await startNhlNight(DAY, games);
  const env = { ROLE: 'web', NHL_LIVE_SECONDS: '30', NHL_WEB_API_URL: night.url };
  app = await startTestApp({ env });
  other = await app.another();
  league = await playLeague(app, { form: { num_teams: 3, ...NO_MINIMUMS } });
  await db().query(
    `insert into league_season (league_id, season, starts_on, ends_on) values ($1, $2, $3::date, $4::date)`,
    [league.id, SEASON, dayPlus(DAY, -30), dayPlus(DAY, 90)],
  );
  [scorer, helper] = (await league.hold(0, [seedOf('F', 1), seedOf('D', 1)])).map(({ id }) => id) as [number, number];
  [goalie, rival] = (await league.hold(1, [seedOf('G', 1), seedOf('F', 1)])).map(({ id }) => id) as [number, number];
  quiet = await playLeague(app, { form: { num_teams: 3, ...NO_MINIMUMS } });
  await db().query(
    `insert into roster_entry (league_id, player_id, team_id, place, acquired_by, since, acquired_at)
     select $1, player_id, ($2::text[])[array_position($3::text[], team_id)], place, acquired_by, since, acquired_at
     from roster_entry where league_id = $4`,
    [quiet.id, quiet.teams, league.teams, league.id],
  );
  await db().query(
    `insert into league_season (league_id, season, starts_on, ends_on)
     select $1, season, starts_on, ends_on from league_season where league_id = $2`,
    [quiet.id, league.id],
  );
  devices = new Listeners(other);
  await devices.open(league.manager(1).token, league.id);
  await eventually(async () => expect(app.app.get(Watched).leagues()).toContain(league.id));
  await db().query(
    `update roster_entry set since = now() - interval '20 days', acquired_at = now() - interval '20 days'`,
  );
  await db().query(
    `insert into nhl_club (code, name, city, color) values ('TOR', 'Toronto', 'Toronto', '#003'), ('MTL', 'Montreal', 'Montreal', '#300'), ('BOS', 'Boston', 'Boston', '#030') on conflict do nothing`,
  );
  await db().query(`update player set nhl_club = case when id = any($1) then 'TOR' else 'MTL' end`, [[scorer, helper]]);
  const away = {
    abbrev: 'TOR',
    players: [
      { id: scorer, position: 'F' as const },
      { id: helper, position: 'D' as const },
    ],
  };
  const home = {
    abbrev: 'MTL',
    players: [
      { id: goalie, position: 'G' as const },
      { id: rival, position: 'F' as const },
    ],
  };
  running = new NightGameOnIce(YEAR * 1_000_000 + 20_101, new Date(NOW - HOUR_MS), away, home);
  later = new NightGameOnIce(
    YEAR * 1_000_000 + 20_102,
    new Date(NOW + 3 * HOUR_MS),
    { abbrev: 'BOS', players: [] },
    { abbrev: 'NYR', players: [] },
  );
  games.push(running, later);
});
afterAll(() => closeAll(devices, other, app, night));
beforeEach(() => {
  night.trouble = null;
  night.asked.length = 0;
});

describe('games under way', () => {
  test('are on the schedule before they begin, and one process asks for them', async () => {
    await look();
    expect(askedAbout('/v1/schedule/')).toBe(1);
    expect(askedAbout('/v1/score/')).toBe(1);
    expect(askedAbout('boxscore')).toBe(0);
    const answer = await tonight();
    expect(answer.day).toBe(DAY);
    expect(answer.games.map(({ away, home, state }) => [away, home, state])).toEqual([
      ['TOR', 'MTL', 'scheduled'],
      ['BOS', 'NYR', 'scheduled'],
    ]);
    expect(answer.players.map(({ player_id }) => player_id)).toEqual([scorer, helper, goalie, rival]);
    expect(answer.source).toMatchObject({ on: true, read_at: expect.any(String), silent_since: null });
  });

  test('bring a goal to the players, the teams and the race', async () => {
    running.state = 'LIVE';
    running.period = 2;
    running.clock = '12:33';
    running.goal(scorer, [helper], 'pp');
    // Traded since the last import: their club is the one they play for on the ice.
    await db().query(`update player set nhl_club = 'BOS' where id = $1`, [scorer]);
    await look();
    const clubs = await db().query(`select nhl_club as club from player where id = any($1) order by id = $2`, [
      [scorer, rival],
      rival,
    ]);
    expect(clubs).toEqual([{ club: 'TOR' }, { club: 'MTL' }]);
    expect(askedAbout('/v1/schedule/')).toBe(0);
    expect(askedAbout('boxscore')).toBe(1);
    expect(await lineOf(scorer)).toMatchObject({ line: '1 G', points: 1, active: true });
    expect(await lineOf(helper)).toMatchObject({ line: '1 A', points: 1 });
    expect(await pointsOf(0)).toBe(2);
    expect((await tonight()).games[0]).toMatchObject({ state: 'live', period: '2nd', clock: '12:33', away_score: 1 });
    const race = await league.get<RaceAnswer>(1, `/race?season=${SEASON}`);
    expect(race.teams[0]).toMatchObject({ team_id: league.teams[0], points: 2 });
    const [kept] = await db().query<{ ppg: number; ppp: number }>(
      'select ppg, ppp from player_game where player_id = $1',
      [scorer],
    );
    expect(kept).toEqual({ ppg: 1, ppp: 1 });
  });

  test('wait where nobody watches, until somebody opens the league', async () => {
    expect(await quietPoints()).toEqual([]);
    await app.app.get(ScoringService).accrueDue();
    expect(await quietPoints()).toEqual([]);
    const visitors = new Listeners(app);
    const device = await visitors.open(quiet.manager(1).token, quiet.id);
    await eventually(async () => expect(device.of('leagueChanged')).toHaveLength(1));
    expect(await quietPoints()).toEqual([{ team_id: quiet.teams[0], points: 2 }]);
    visitors.close();
    for (const { app: process } of [app, other])
      await eventually(async () => expect(process.get(Watched).leagues()).not.toContain(quiet.id));
  });

  test('bring a fight from the plays, which are asked for only then', async () => {
    const fights = () =>
      db().query<{ id: number; fights: number }>(
        'select player_id as id, fights from player_game where player_id = any($1) and fights > 0 order by player_id',
        [[helper, rival]],
      );
    await look();
    expect([await fights(), askedAbout('play-by-play')]).toEqual([[], 0]);
    running.fighters = [helper, rival];
    night.trouble = (path) => (path.endsWith('play-by-play') ? { status: 500 } : undefined);
    await look();
    expect(await fights()).toEqual([]);
    expect(await db().query('select pim from player_game where player_id = $1', [helper])).toEqual([{ pim: 5 }]);
    night.trouble = null;
    await look();
    expect(await fights()).toEqual(
      [
        { id: helper, fights: 1 },
        { id: rival, fights: 1 },
      ].sort((one, two) => one.id - two.id),
    );
    running.fighters = [];
    await look();
    expect([await fights(), askedAbout('play-by-play')]).toEqual([[], 2]);
  });

  test('bring face-offs from the plays every two minutes, while a watched league counts them', async () => {
    const faceoffs = async () => {
      await look();
      const of = await db().query<object>('select fow, fol from player_game where player_id = $1', [scorer]);
      return [...of, askedAbout('play-by-play')];
    };
    running.faceoffs = [scorer, rival, scorer].map((winner) => [winner, scorer + rival - winner]);
    await weigh(quiet, 0.5);
    expect(await faceoffs()).toEqual([{ fow: 0, fol: 0 }, 0]);
    await weigh(league, 0.5);
    expect(await faceoffs()).toEqual([{ fow: 2, fol: 1 }, 1]);
    running.faceoffs.push([scorer, rival]);
    expect(await faceoffs()).toEqual([{ fow: 2, fol: 1 }, 1]);
    await db().query(
      `update live_source set faceoffs_at = (faceoffs_at at time zone 'utc' - interval '2 minutes') at time zone 'utc'`,
    );
    expect(await faceoffs()).toEqual([{ fow: 3, fol: 1 }, 2]);
    for (const one of [league, quiet]) await weigh(one, 0);
  });

  test('keep the pause of face-offs when the read fails after they were asked for', async () => {
    const next = dayPlus(DAY, 1);
    await weigh(league, 0.5);
    await db().query('update live_source set faceoffs_at = null');
    await db().query(
      `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at)
       values ($1, $2, false, $3, now(), 'BOS', 'NYR', 'scheduled', now())`,
      [String(later.id + 1), SEASON, next],
    );
    night.trouble = (path) =>
      path.includes(`/score/${next}`) ? { status: 429, headers: { 'retry-after': '600' } } : undefined;
    await look();
    const [source] = await db().query<{ trouble: string }>('select trouble from live_source');
    expect(storedMessageWords(source?.trouble ?? '')).toContain('status 429');
    expect(askedAbout('play-by-play')).toBe(1);
    night.trouble = null;
    await db().query('delete from nhl_game where day = $1', [next]);
    await look();
    expect([askedAbout('boxscore'), askedAbout('play-by-play')]).toEqual([2, 1]);
    await weigh(league, 0);
  });

  test('tell a league once a look, and nothing where nothing happened', async () => {
    const events = async () =>
      (await db().query<{ n: number }>('select seq as n from stream where id = $1', [`version:${league.id}`]))[0]?.n ??
      0;
    const before = await events();
    running.goal(scorer);
    running.goal(rival);
    await look([app]);
    expect(await events()).toBe(before + 1);
    night.unchanged = 0;
    await look([app]);
    expect(night.unchanged).toBe(2);
    expect(await events()).toBe(before + 1);
    expect([await pointsOf(0), await pointsOf(1)]).toEqual([3, 1]);
  });

  test('count in every league when nobody has read them for a quarter of an hour', async () => {
    await app.app.get(ScoringService).accrueDue();
    expect(await quietPoints()).toEqual([{ team_id: quiet.teams[0], points: 2 }]);
    await db().query(`update nhl_game set read_at = clock_timestamp() - interval '16 minutes'`);
    await app.app.get(ScoringService).accrueDue();
    expect(await quietPoints()).toEqual([
      { team_id: quiet.teams[0], points: 3 },
      { team_id: quiet.teams[1], points: 1 },
    ]);
  });

  test('follow a correction, without a word in the log while the night lasts', async () => {
    const [, second] = running.goals;
    running.correct(second!, { ...second!, scorer: helper });
    await look();
    expect([(await lineOf(scorer))?.points, (await lineOf(helper))?.points]).toEqual([1, 2]);
    expect(
      await db().query(`select 1 from event where league_id = $1 and data::text like '%pointsCorrected%'`, [league.id]),
    ).toEqual([]);
  });

  test.each([
    ['an outage', () => ({ status: 503 }), 'status 503'],
    ['too many questions', () => ({ status: 429, headers: { 'retry-after': '600' } }), 'status 429'],
    ['half an answer', () => 'cut' as const, 'cut off in the middle'],
    ['another shape', () => ({ status: 200, body: '{"games":"none"}' }), 'another shape'],
  ])('change nothing by %s, which is said', async (_, trouble, words) => {
    const before = (await tonight()).players;
    night.trouble = trouble;
    await look();
    const answer = await tonight();
    expect(answer.players).toEqual(before);
    expect(answer.source.silent_since).not.toBeNull();
    const [source] = await db().query<{ trouble: string; wait: number }>(
      'select trouble, extract(epoch from next_at - clock_timestamp())::float8 as wait from live_source',
    );
    expect(storedMessageWords(source?.trouble ?? '')).toContain(words);
    if (words === 'status 429') expect(source?.wait).toBeGreaterThan(500);
  });

  test('go on where the box score of another game cannot be read, which is said', async () => {
    night.trouble = (path) => (path.includes(`${later.id}/boxscore`) ? { status: 200, body: '[' } : undefined);
    later.state = 'LIVE';
    const before = await pointsOf(0);
    const goal = running.goal(scorer);
    await look();
    expect(await pointsOf(0)).toBe(before + 1);
    const [source] = await db().query<{ unread: string[] }>('select unread from live_source');
    expect(source?.unread.map(storedMessageWords).join()).toContain(`game ${later.id}`);
    night.trouble = null;
    later.state = 'FUT';
    running.correct(goal, null);
    await look();
    expect(await pointsOf(0)).toBe(before);
  });

  test('keep what was read when the source asks for a pause, and wait as long as it asks', async () => {
    night.trouble = (path) =>
      path.includes('/play-by-play') ? { status: 429, headers: { 'retry-after': '600' } } : undefined;
    const before = await pointsOf(0);
    const goal = running.goal(scorer);
    const { period } = running;
    running.period = 4;
    await look();
    expect(await pointsOf(0)).toBe(before + 1);
    const [source] = await db().query<{ unread: string[]; wait: number }>(
      'select unread, extract(epoch from next_at - clock_timestamp())::float8 as wait from live_source',
    );
    expect(source?.unread.map(storedMessageWords)).toContain(
      `The NHL’s service asked for fewer requests (status 429) instead of the plays of game ${running.id}.`,
    );
    expect(source?.wait).toBeGreaterThan(500);
    night.trouble = null;
    running.period = period;
    running.correct(goal, null);
    await look();
    expect(await pointsOf(0)).toBe(before);
  });

  test('go on where the schedule cannot be read, which is said', async () => {
    await db().query('update live_source set schedule_at = null');
    night.trouble = (path) => (path.includes('/schedule/') ? { status: 200, body: '[]' } : undefined);
    const before = await pointsOf(0);
    const goal = running.goal(scorer);
    await look();
    expect(await pointsOf(0)).toBe(before + 1);
    const [source] = await db().query<{ unread: string[]; schedule_at: Date | null }>(
      'select unread, schedule_at from live_source',
    );
    expect(source).toEqual({ unread: [expect.stringContaining('schedule')], schedule_at: null });
    night.trouble = null;
    running.correct(goal, null);
    await look();
    expect(await pointsOf(0)).toBe(before);
  });

  test('go on after an outage, and a game that is put off stands as that', async () => {
    later.schedule = 'PPD';
    await look();
    const answer = await tonight();
    expect(answer.source.silent_since).toBeNull();
    expect(answer.games[1]?.state).toBe('postponed');
  });

  test('are final only when the NHL says so; then winner and loser count, and nothing is asked about them', async () => {
    running.state = 'OVER';
    running.clock = '00:00';
    await look();
    expect((await tonight()).games[0]?.state).toBe('over');
    running.state = 'FINAL';
    running.goal(rival);
    running.goal(rival);
    // No watched league counts face-offs any more, and the other game has none that are stored.
    running.faceoffs.push([rival, scorer]);
    later.schedule = 'OK';
    later.state = 'FINAL';
    await look();
    expect((await tonight()).games.map(({ state }) => state)).toEqual(['final', 'final']);
    expect(await db().query('select fow, fol from player_game where player_id = $1', [scorer])).toEqual([
      { fow: 3, fol: 2 },
    ]);
    expect(night.asked.filter((path) => path.includes('play-by-play'))).toEqual([
      expect.stringContaining(`${running.id}/`),
    ]);
    const [kept] = await db().query<{ w: number; gs: number; sa: number }>(
      'select w, gs, sa from player_game where player_id = $1',
      [goalie],
    );
    expect(kept).toEqual({ w: 1, gs: 1, sa: 22 });
    const [own, others] = [await pointsOf(0), await pointsOf(1)];
    expect(await quietPoints()).toEqual(
      [
        { team_id: quiet.teams[0], points: own },
        { team_id: quiet.teams[1], points: others },
      ].sort((a, b) => b.points - a.points),
    );
    night.asked.length = 0;
    // A late answer does not reopen a finished night.
    running.state = 'LIVE';
    await look();
    expect((await tonight()).games[0]?.state).toBe('final');
    expect(night.asked).toEqual([]);
  });

  test('are read to the end by a process that drains', async () => {
    await db().query(
      `update live_source set next_at = clock_timestamp() - interval '1 second', taken_until = clock_timestamp()`,
    );
    await other.app.get(LiveReader).begin();
    await other.app.get(TimedTasks).finish();
    expect(await db().query('select from live_source where taken_until > clock_timestamp()')).toEqual([]);
  });
});
