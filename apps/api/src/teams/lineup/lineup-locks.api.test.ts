import { afterAll, describe, expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { timeMachine } from '../../testing/time-machine.js';
import { LineupDays } from './lineup-days.service.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

/** 11:00 in Toronto. The clock only moves forward, so the tests depend on their order. */
const time = await timeMachine('2026-11-24T16:00:00Z');
const { app, query } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());
for (const code of ['TOR', 'MTL', 'VAN', 'EDM', 'BOS', 'NYR'])
  await query`insert into nhl_club (code, name, city, color)
    values (${code}, ${code}, ${code}, '#00f') on conflict do nothing`;
const at = (clock: string, day = '2026-11-24') => new Date(Date.parse(`${day}T${clock}:00Z`) + 5 * 3_600_000);

const FORM = {
  num_teams: 3,
  ...NO_MINIMUMS,
  lineups: 'day' as const,
  lineup_f: 2,
  lineup_d: 0,
  lineup_u: 0,
  lineup_g: 0,
};
async function leagueOf(more: object = {}): Promise<PlayLeague> {
  const league = await playLeague(app, { form: { ...FORM, ...more } });
  await query`insert into league_season (league_id, season, starts_on, ends_on) select id, current_season, '2026-10-07', '2027-04-15' from league where id = ${league.id}`;
  return league;
}
async function forwards(league: PlayLeague, ...clubs: (string | null)[]): Promise<number[]> {
  const made = await league.hold(
    0,
    clubs.map(() => ({ position: 'F' as const, capHit: 1 })),
  );
  for (const [index, { id }] of made.entries())
    await query`update player set nhl_club = ${clubs[index]} where id = ${id}`;
  return made.map(({ id }) => id);
}
let games = 2_026_020_100;
const game = (home: string, away: string, starts: Date, state = 'scheduled', day = '2026-11-24') =>
  query`insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at) values (${String((games += 1))}, '2026-27', false, ${day}, ${starts}, ${away}, ${home}, ${state}, now())`;
const page = (league: PlayLeague, day = '2026-11-24') =>
  league.get<LineupAnswer>(0, `/teams/${league.teams[0]}/lineup${day && `?day=${day}`}`);
const put = (league: PlayLeague, ids: readonly number[], more: object = {}) =>
  league.call<LineupAnswer & Refused>(0, 'PUT', `/teams/${league.teams[0]}/lineup`, {
    day: '2026-11-24',
    places: ids.map((player_id) => ({ kind: 'F', player_id })),
    ...more,
  });
const stands = (answer: LineupAnswer) => answer.places.map(({ player: { id } }) => id).sort();
const nameOf = async (id: number | undefined) =>
  (await query<{ name: string }>`select full_name as name from player where id = ${id}`)[0]?.name;

describe('on a day with a schedule', () => {
  test('each player locks at their own game, and the refusal names them and the time in the league’s zone', async () => {
    await game('TOR', 'MTL', at('19:00'));
    await game('VAN', 'EDM', at('22:00'));
    await game('BOS', 'NYR', at('19:00'), 'postponed');
    const league = await leagueOf();
    const [early, late, none, other] = (await forwards(league, 'TOR', 'EDM', 'BOS', 'MTL')) as [
      number,
      number,
      number,
      number,
    ];
    await time.travel(at('11:30'), app);
    // As if no process had settled the league yet.
    await query`delete from lineup_league where league_id = ${league.id}`;
    expect((await put(league, [early, none])).status).toBe(200);
    // From noon the line-up is decided; unlocked places can still be changed.
    await time.travel(at('12:30'), app);
    let now = await page(league);
    expect(now).toMatchObject({ by_game: true, decided: true, locked: false, open_from: '2026-11-24' });
    expect(
      now.places.map(({ player: { id, game: one, locks_at, locked } }) => [id, one?.club, locks_at, locked]),
    ).toEqual([
      [early, 'MTL', at('19:00').toISOString(), false],
      [none, undefined, at('24:00').toISOString(), false],
    ]);
    expect(stands((await put(league, [early, late])).body)).toEqual([early, late]);
    await time.travel(at('19:01'), app);
    expectRefusal(await put(league, [none, late]), 409, 'lineupPlaceLocked', {
      message: `${await nameOf(early)} has been locked since their game began, Tue, Nov 24, 2026, 7:00 PM EST.`,
    });
    // A locked reserve cannot come in either way.
    expect((await put(league, [early, other])).body.refusal?.name).toBe('lineupPlaceLocked');
    expect(stands((await put(league, [early])).body)).toEqual([early, late]);
    expect(stands((await put(league, [early, none])).body)).toEqual([early, none]);
    now = await page(league);
    expect(now.reserves.map(({ id, locked }) => [id, locked]).sort()).toEqual([
      [late, false],
      [other, true],
    ]);
    // The stored line-up is the one shown.
    const written = await query<{
      player_ids: number[];
    }>`select player_ids from lineup_day where team_id = ${league.teams[0]} and day = '2026-11-24'`;
    expect(written[0]?.player_ids.sort()).toEqual([early, none]);
    await time.travel(at('24:00'), app);
    expect((await put(league, [early, late])).body.refusal?.name).toBe('lineupLocked');
    expect((await page(league, '')).day).toBe('2026-11-25');
  }, 60_000);

  test('one’s week says that somebody in the line-up does not play, until it is set otherwise', async () => {
    const league = await leagueOf();
    await game('TOR', 'MTL', at('19:00', '2026-11-25'), 'scheduled', '2026-11-25');
    const [plays, none, hurt] = (await forwards(league, 'TOR', 'BOS', 'MTL')) as [number, number, number];
    const concern = async () =>
      (await league.get<ConcernsAnswer>(0, '/concerns')).concerns.find(({ kind }) => kind === 'lineup');
    const day = '2026-11-25';
    expect((await put(league, [none, hurt], { day })).status).toBe(200);
    expect(await concern()).toMatchObject({
      todo: true,
      count: 1,
      names: [await nameOf(none)],
      text: day,
      at: at('19:00', day).toISOString(),
    });
    expect((await put(league, [plays, hurt], { day })).status).toBe(200);
    expect(await concern()).toBeUndefined();
    await query`update player set status = 'IR' where id = ${hurt}`;
    await put(league, [hurt, plays], { day });
    expect(await concern()).toMatchObject({ names: [await nameOf(hurt)] });
    await query`delete from nhl_game where day = '2026-11-25'`;
  });

  test('without one everybody locks at noon', async () => {
    const league = await leagueOf();
    const [one, two] = await forwards(league, 'TOR', 'TOR');
    await time.travel(at('11:59', '2026-11-25'), app);
    expect((await put(league, [one ?? 0], { day: '2026-11-25' })).status).toBe(200);
    await time.travel(at('12:00', '2026-11-25'), app);
    expect((await put(league, [two ?? 0], { day: '2026-11-25' })).body.refusal).toMatchObject({
      name: 'lineupLocked',
      message: expect.stringContaining('12:00'),
    });
    expect((await page(league, '2026-11-25')).by_game).toBe(false);
  }, 60_000);
});

describe('a line-up', () => {
  test('that somebody else saved in between is not saved over', async () => {
    const league = await leagueOf();
    const [one, two] = (await forwards(league, 'TOR', 'EDM')) as [number, number];
    const day = '2026-11-28';
    const seen = (await page(league, day)).version;
    expect(seen).toBeNull();
    const first = await put(league, [one], { day, version: seen });
    expect(first.body.version).toBe('2026-11-28.1');
    const refused = await put(league, [two], { day, version: seen });
    expect([refused.status, refused.body.refusal?.name]).toEqual([409, 'lineupMoved']);
    expect(refused.body.refusal?.fix).toContain('Load it again');
    expect((await put(league, [two], { day, version: first.body.version })).body.version).toBe('2026-11-28.2');
    // A later day that carries this line-up over has the same version.
    expect((await page(league, '2026-11-30')).version).toBe('2026-11-28.2');
  });

  test('of a past day stands by the settings of that day', async () => {
    const league = await leagueOf({ lineup_f: 1 });
    const [one, two] = (await forwards(league, 'TOR', 'TOR')) as [number, number];
    await time.travel(at('11:00', '2026-11-26'), app);
    expect((await put(league, [one], { day: '2026-11-26' })).status).toBe(200);
    // As if no round had run between noon and the change.
    await query`update lineup_league set from_day = '2026-11-26', settled_to = null where league_id = ${league.id}`;
    const settle = app.app.get(LineupDays).settle.bind(app.app.get(LineupDays));
    Object.assign(app.app.get(LineupDays), { settle: async () => undefined });
    await time.travel(at('13:00', '2026-11-26'), app);
    const changed = await league.call(0, 'PATCH', '/settings', {
      lineup_f: 2,
      seen: { lineup_f: 1 },
      force: { reason: 'More of them', illegal_team_ids: [] },
    });
    expect(changed).toMatchObject({ status: 200 });
    Object.assign(app.app.get(LineupDays), { settle });
    await settle();
    expect(stands(await page(league, '2026-11-26'))).toEqual([one]);
    expect(stands(await page(league, '2026-11-27'))).toEqual([one]);
    expect((await page(league, '2026-11-27')).seats).toEqual([{ kind: 'F', count: 2 }]);
    await time.travel(at('13:00', '2026-11-27'), app);
    expect(stands(await page(league, '2026-11-27'))).toEqual([one, two]);
  }, 60_000);

  test('of one league that cannot be written down holds up no other', async () => {
    const [broken, sound] = [await leagueOf(), await leagueOf()];
    await forwards(sound, 'TOR');
    await time.travel(at('11:00', '2026-11-28'), app);
    await query`insert into lineup (league_id, team_id, begins_on, places, moved)
       values (${broken.id}, ${broken.teams[0]}, '2026-11-28', '{"nothing": "to read"}', 0)`;
    await time.travel(at('12:01', '2026-11-28'), app);
    await app.app.get(LineupDays).settle();
    const [row] = await query<{
      settled_to: string;
    }>`select settled_to::text from lineup_league where league_id = ${sound.id}`;
    expect(row?.settled_to).toBe('2026-11-28');
  }, 60_000);
});
