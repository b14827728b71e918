import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { dayIn, dayPlus, mondayOf } from '@crease/core/calendar.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { importCsv } from '../../imports/csv/csv.import.js';
import { dayAndForm } from '../../points/points.queries.js';
import { teamShares } from '../../points/team-points.queries.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { LineupDays } from './lineup-days.service.js';

const { app, database, query, closing } = await fileApp();
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();

const FORM = {
  num_teams: 3,
  ...NO_MINIMUMS,
  lineups: 'day' as const,
  lineup_f: 1,
  lineup_d: 1,
  lineup_u: 0,
  lineup_g: 0,
};
const playing = async (more: object = {}) => {
  const league = await playLeague(app, { form: { ...FORM, ...more } });
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', '2025-10-07', '2026-04-16')`;
  return league;
};
const stay = (league: PlayLeague, playerId: number, to = '2026-12-31T00:00:00Z', place = 'active') =>
  query`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
     values (${league.id}, ${league.teams[0]}, ${playerId}, ${place}, '2025-10-01T00:00:00Z', ${to}, '2025-10-01T00:00:00Z', 'test')`;
async function play(day: string, goals: Readonly<Record<number, number>>) {
  async function* input(): AsyncGenerator<string> {
    yield 'nhl_id,game_id,season,day,playoffs,g,a,w,so\n';
    for (const [player, g] of Object.entries(goals)) yield `${player},${day},2025-26,${day},0,${g},,,\n`;
  }
  const result = await importCsv(connection, input(), {
    kind: 'games',
    source: 'test',
    now: new Date('2026-06-01T00:00:00Z'),
  });
  if (!result.ok) throw new Error(result.refusal.message);
}
const page = (league: PlayLeague, day = '', team = 0, by = 0) =>
  league.call<LineupAnswer>(by, 'GET', `/teams/${league.teams[team]}/lineup${day && `?day=${day}`}`);
const put = (league: PlayLeague, body: object, team = 0, by = 0) =>
  league.call<LineupAnswer & { refusal: { name: string; message: string } }>(
    by,
    'PUT',
    `/teams/${league.teams[team]}/lineup`,
    body,
  );
const today = () => dayIn(Date.now(), 'America/Toronto');
const monthAfter = (day: string) => `${dayPlus(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

describe('with line-ups', () => {
  test('only who stands earns points, reserves stand in for absent players, and every sum says the same', async () => {
    const league = await playing();
    const ids = (await league.free([seedOf('F', 1), seedOf('F', 1), seedOf('D', 1), seedOf('D', 1)])).map(
      ({ id }) => id,
    ) as [number, number, number, number];
    const [scorer, bench, hurt, relief] = ids;
    for (const id of [scorer, bench, relief]) await stay(league, id);
    await stay(league, hurt, '2026-12-31T00:00:00Z', 'ir');
    await query`insert into lineup_league (league_id, from_day) values (${league.id}, '2026-04-10')`;
    await database.query(
      `insert into lineup (league_id, team_id, begins_on, places, moved) select league_id, id, '2026-04-01', $2, 2 from team where id = $1`,
      [
        league.teams[0],
        JSON.stringify([
          { kind: 'F', playerId: scorer },
          { kind: 'D', playerId: hurt },
        ]),
      ],
    );
    // Before the league used line-ups, all active players counted.
    await play('2026-04-09', { [scorer]: 1, [bench]: 1 });
    await play('2026-04-10', { [scorer]: 2, [bench]: 5, [hurt]: 7, [relief]: 3 });
    await app.app.get(LineupDays).settle();
    await app.app.get(ScoringService).accrueDue();
    const [sum] = await query<{
      points: number;
    }>`select points from team_points where team_id = ${league.teams[0]} and season = '2025-26' and not playoffs`;
    expect(Number(sum?.points)).toBe(2 + 5);
    const shares = await teamShares(database.db, league.id, league.teams[0] ?? '', '2025-26');
    expect(shares.reduce((total, { points }) => total + points, 0)).toBe(7);
    expect(new Map(shares.map(({ playerId, points }) => [playerId, points]))).toEqual(
      new Map([
        [scorer, 3],
        [bench, 1],
        [relief, 3],
      ]),
    );
    const { body } = await page(league, '2026-04-10');
    expect(body).toMatchObject({
      locked: true,
      places: [
        {
          kind: 'F',
          player: { id: scorer, form: [{ day: '2026-04-09', points: 1 }], day_points: 2 },
          stand_in: false,
          absent: null,
        },
        { kind: 'D', player: { id: relief, form: [], day_points: 3 }, stand_in: true },
      ],
      reserves: [{ id: bench, day_points: 5 }],
    });
    // A night runs until 6 a.m. of the next day.
    const dayAt = (now: string) =>
      dayAndForm(database.db, league.id, '2025-26', '2026-04-10', ids, Date.parse(now)).then(({ earned }) => earned);
    expect(await dayAt('2026-04-11T05:59:00-04:00')).toBeNull();
    expect((await dayAt('2026-04-11T06:00:00-04:00'))?.get(scorer)).toBe(2);
    // Stored once and not changed by later plans.
    await query`update lineup set places = '[]' where team_id = ${league.teams[0]}`;
    await app.app.get(LineupDays).settle();
    expect((await page(league, '2026-04-10')).body.places).toHaveLength(2);
  }, 60_000);

  test('a day that is decided late knows nothing of what came after', async () => {
    const league = await playing({ lineup_d: 0 });
    const [early, late] = (await league.free([seedOf('F', 1), seedOf('F', 1)])).map(({ id }) => id) as [number, number];
    for (const id of [early, late]) await stay(league, id);
    await query`insert into lineup_league (league_id, from_day, settled_to) values (${league.id}, '2026-04-10', '2026-04-13')`;
    await play('2026-04-11', { [early]: 1 });
    await play('2026-04-14', { [late]: 9 });
    await app.app.get(LineupDays).settle();
    expect((await page(league, '2026-04-14')).body.places).toMatchObject([{ player: { id: early } }]);
    expect((await page(league, '2026-04-15')).body.places).toMatchObject([{ player: { id: late } }]);
  }, 60_000);

  test('a manager sets days to come, and a day that is locked is refused with its moment', async () => {
    const league = await playing({ lineup_changes: 2 });
    const [first, second] = (await league.free([seedOf('F', 1), seedOf('F', 1)])).map(({ id }) => id) as [
      number,
      number,
    ];
    for (const id of [first, second]) await stay(league, id);
    const begin = dayPlus(today(), 8);
    const asked = (player_id: number, day = begin) => ({ day, places: [{ kind: 'F', player_id }] });
    expect((await put(league, asked(first))).body).toMatchObject({
      day: begin,
      set: true,
      locked: false,
      places: [{ kind: 'F', player: { id: first } }],
      reserves: [{ id: second }],
    });
    expect((await page(league, dayPlus(begin, 3))).body.places).toMatchObject([{ player: { id: first } }]);
    expect((await put(league, asked(first, dayPlus(today(), -1)))).body.refusal).toMatchObject({
      name: 'lineupLocked',
      message: expect.stringContaining('12:00'),
    });
    expect((await put(league, { day: begin, places: [{ kind: 'D', player_id: second }] })).body.refusal.name).toBe(
      'lineupFit',
    );
    expect((await put(league, asked(8_999_999))).body.refusal.name).toBe('lineupNotActive');
    expect((await put(league, asked(second), 0, 1)).status).toBe(403);
    expect((await page(league, begin, 0, 1)).body.may_set).toBe(false);
    const [line] = await query<{
      data: unknown;
    }>`select data from event where league_id = ${league.id} and stream = ${`team:${league.teams[0]}`} order by seq desc limit 1`;
    expect(JSON.stringify(line?.data)).toContain('team.lineupSet');
  });

  test('begin on the days of the month that the league chose', async () => {
    const league = await playing({ lineups: 'month', lineup_dates: '1, 10, 20' });
    const [one] = (await league.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
    await stay(league, one);
    const { league: view } = await league.get<{ league: { lineup_dates: string } }>(0, '');
    expect(view.lineup_dates).toBe('1, 10, 20');
    const next = dayPlus(`${today().slice(0, 7)}-28`, 10).slice(0, 7);
    const ask = (day: string) => put(league, { day, places: [{ kind: 'F', player_id: one }] });
    expect((await ask(`${next}-15`)).body.refusal).toMatchObject({
      name: 'lineupBegin',
      message: expect.stringContaining('begin on the 1st, the 10th and the 20th of a month'),
    });
    expect((await ask(`${next}-10`)).body).toMatchObject({ begins_on: `${next}-10`, set: true });
    expect((await page(league, `${next}-19`)).body).toMatchObject({ begins_on: `${next}-10` });
    const create = await league.call<{ refusal: { message: string } }>(0, 'PATCH', '/settings', {
      lineup_dates: 'soon',
    });
    expect([create.status, create.body.refusal.message]).toEqual([
      422,
      expect.stringContaining('Write days of the month from 1 to 31'),
    ]);
  });

  test('a player who is in as the best available is no change by the manager', async () => {
    const league = await playing({ lineup_changes: 1, lineup_stand_in: 'always', lineup_f: 2, lineup_d: 0 });
    const [first, second, third] = (await league.free([seedOf('F', 1), seedOf('F', 1), seedOf('F', 1)])).map(
      ({ id }) => id,
    ) as [number, number, number];
    for (const id of [first, second, third]) await stay(league, id);
    const monday = dayPlus(mondayOf(today()), 14);
    const asked = (day: string, ...ids: number[]) => ({
      day,
      places: ids.map((player_id) => ({ kind: 'F', player_id })),
    });
    // Set the week before with only the third player, so that two changes would be counted against that line-up.
    expect((await put(league, asked(dayPlus(monday, -1), third))).status).toBe(200);
    const best = (await page(league, monday)).body.places.map(({ player }) => player.id);
    expect(best.sort()).toEqual([first, second].sort());
    expect((await put(league, asked(monday, first, second))).status).toBe(200);
    expect((await page(league, dayPlus(monday, 1))).body).toMatchObject({ moved: 0, changes: 1 });
    // Changes that the manager makes beyond that count.
    expect((await put(league, asked(dayPlus(monday, 1), first, third))).status).toBe(200);
    expect((await put(league, asked(dayPlus(monday, 2), second))).status).toBe(200);
    expect((await page(league, dayPlus(monday, 3))).body).toMatchObject({ moved: 1 });
  });

  test('have limits of changes for a month and for a season', async () => {
    const league = await playing({ lineup_changes_month: 1, lineup_changes_season: 2 });
    const [first, second] = (await league.free([seedOf('F', 1), seedOf('F', 1)])).map(({ id }) => id) as [
      number,
      number,
    ];
    for (const id of [first, second]) await stay(league, id);
    // Three months to come, of one season.
    let one = monthAfter(today());
    while (['05', '06'].includes(one.slice(5, 7))) one = monthAfter(one);
    const [two, three] = [monthAfter(one), monthAfter(monthAfter(one))];
    const asked = (day: string, player_id: number) => put(league, { day, places: [{ kind: 'F', player_id }] });
    expect((await asked(one, first)).status).toBe(200);
    expect((await asked(dayPlus(one, 1), second)).status).toBe(200);
    expect((await asked(dayPlus(one, 2), first)).body.refusal).toMatchObject({
      name: 'lineupChanges',
      figure: 2,
      limit: 1,
      message: expect.stringContaining('allowed in a month'),
    });
    expect((await asked(two, first)).status).toBe(200);
    expect((await page(league, two)).body.long_limits).toEqual([
      { span: 'month', changes: 1, moved: 0 },
      { span: 'season', changes: 2, moved: 1 },
    ]);
    expect((await asked(three, second)).body.refusal).toMatchObject({
      figure: 3,
      limit: 2,
      message: expect.stringContaining('allowed in a season'),
    });
  });

  test('which a league does not play there are none', async () => {
    const league = await playing({ lineups: 'off' });
    const { status, body } = await put(league, { day: dayPlus(today(), 3), places: [] });
    expect([status, body.refusal.name]).toEqual([409, 'lineupsOff']);
  });
});
