import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { NO_MINIMUMS, playLeague, type HeldSeed, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const { app, database, query: run } = await fileApp();

const SEASON = '2025-26';
const CLUBS = ['TOR', 'MTL', 'OTT', 'BOS', 'BUF', 'DET', 'FLA', 'TBL', 'WPG', 'CGY', 'VAN', 'SEA', 'EDM'];
await run`insert into nhl_club (code, name, city, color) select c, c, c, '#123456' from unnest(${CLUBS}::text[]) c on conflict do nothing`;
const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  format: 'h2h_points',
  ...NO_MINIMUMS,
};
/** The NHL's day, which begins at 12:00 UTC. */
const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
/** A day of the period under way: it began two days ago and ends in four. */
const day = (by: number) => dayPlus(today, by);

interface PeriodSeed {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly round?: number;
  readonly decided?: boolean;
  /** Teams by their index; null for a bye. */
  readonly pairs: readonly (readonly [home: number, away: number | null, homePoints?: number, awayPoints?: number])[];
}

async function leagueWith(periods: readonly PeriodSeed[], form: Partial<LeagueForm> = {}, median = false) {
  const league = await playLeague(app, { form: { ...FORM, ...form } });
  await run`insert into matchup_season (league_id, season, seed, median) values (${league.id}, ${SEASON}, ${'0'.repeat(32)}, ${median})`;
  for (const { number, from, to, round = null, decided = false, pairs } of periods) {
    await database.query(
      `insert into matchup_period (league_id, season, number, starts_on, ends_on, round, told_at, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [league.id, SEASON, number, day(from), day(to), round, decided ? new Date() : null],
    );
    for (const [index, [home, away, homePoints = null, awayPoints = null]] of pairs.entries())
      await run`insert into matchup (league_id, season, period, number, home_team_id, away_team_id, home_points, away_points)
         values (${league.id}, ${SEASON}, ${number}, ${index + 1}, ${league.teams[home]}, ${away === null ? null : league.teams[away]}, ${homePoints}, ${awayPoints})`;
  }
  return league;
}

type Seed = Partial<HeldSeed> & { readonly club?: string };
/** Players on a team for a month. */
async function held(league: PlayLeague, team: number, ...seeds: readonly Seed[]): Promise<number[]> {
  const made = await league.hold(
    team,
    seeds.map(({ club: _, ...seed }) => ({ position: 'F' as const, capHit: 1, ...seed })),
  );
  for (const [index, { id }] of made.entries())
    await run`update player set nhl_club = ${seeds[index]?.club ?? null} where id = ${id}`;
  await run`update roster_entry set since = now() - interval '30 days' where league_id = ${league.id}`;
  return made.map(({ id }) => id);
}

let games = 1;
const play = (playerId: number | undefined, on: string, goals: number) =>
  run`insert into player_game (player_id, game_id, season, day, g, source) values (${playerId}, ${`page-${games++}`}, ${SEASON}, ${on}, ${goals}, 'test')`;
/** Twelve games before the matchup, of one goal and of three in turn. */
const form = async (playerId: number | undefined) => {
  for (let number = 0; number < 12; number += 1) await play(playerId, day(-10 - number), number % 2 === 0 ? 1 : 3);
};
const earn = (league: PlayLeague, team: number, on: string, points: number) =>
  run`insert into team_day (league_id, team_id, season, playoffs, day, points)
    select league_id, ${league.teams[team]}, ${SEASON}, false, ${on}, ${points} from team
    where id = ${league.teams[team]}`;
const schedule = (on: string, away: string, home: string, more: object = {}) => {
  const { state, period, clock } = { state: 'scheduled', period: null, clock: null, ...more };
  return run`insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, period, clock, read_at)
    values (${`page-nhl-${games++}`}, ${SEASON}, false, ${on}, ${on}::date + interval '23 hours', ${away}, ${home},
      ${state}, ${period}, ${clock}, now())`;
};
const page = async (league: PlayLeague, period = 1, number = 1, query = '') => {
  const answer = await league.call<MatchupPageAnswer>(1, 'GET', `/matchups/${period}/${number}${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const of = ({ players }: MatchupPageAnswer['home'], id: number | undefined) =>
  players.find(({ player_id }) => player_id === id);

const WEEK: PeriodSeed = {
  number: 1,
  from: -2,
  to: 4,
  pairs: [
    [0, 1],
    [2, null],
  ],
};

describe('a matchup under way', () => {
  test('has each player with the games and points that count, the games left, a projection and the chances', async () => {
    const league = await leagueWith([WEEK]);
    const [one, hurt, kept] = await held(
      league,
      0,
      { club: 'TOR' },
      { club: 'TOR', status: 'Out' },
      { club: 'TOR', position: 'G', place: 'ir' },
    );
    const [two] = await held(league, 1, { club: 'MTL' });
    await form(one);
    await form(two);
    await play(one, day(-2), 5);
    await play(kept, day(-2), 2);
    await play(two, day(-1), 3);
    await earn(league, 0, day(-2), 5);
    await earn(league, 1, day(-1), 3);
    await schedule(day(0), 'TOR', 'MTL', { state: 'live', period: '2nd', clock: '10:00' });
    await schedule(day(1), 'TOR', 'OTT', { state: 'postponed' });
    await schedule(day(2), 'TOR', 'OTT');
    await schedule(day(4), 'OTT', 'MTL');
    const answer = await page(league);
    expect(answer).toMatchObject({
      season: SEASON,
      number: 1,
      period: { number: 1, starts_on: day(-2), ends_on: day(4), round: null, state: 'running', median: null },
      today,
      has_lineups: false,
      schedule_known: true,
      // Half of the game under way and a whole one are left for each side, at a mean of two points.
      home: { team_id: league.teams[0], points: 5, projected: 8, games: 1, games_left: 2 },
      away: { team_id: league.teams[1], points: 3, projected: 6, games: 1, games_left: 2 },
    });
    expect(answer.home.days).toEqual([{ day: day(-2), points: 5 }]);
    expect(of(answer.home, one)).toMatchObject({ where: 'lineup', games: 1, points: 5, games_left: 2 });
    expect(of(answer.home, hurt)).toMatchObject({ where: 'lineup', status: 'Out', games: 0, games_left: 0 });
    expect(of(answer.home, kept)).toMatchObject({ where: 'ir', games: 0, points: 0, idle_points: 2, games_left: 0 });
    expect(answer.chances.map((chance) => chance.day)).toEqual([null, day(-2), day(-1)]);
    expect(answer.chances[0]?.chance).toBe(0.5);
    expect(answer.chances[1]?.chance).toBeGreaterThan(0.5);
    expect(answer.chance).toBeGreaterThan(answer.chances[2]?.chance ?? 1);
    expect(answer.chance).toBeLessThan(1);
  });

  test('names who has left the team with what counted, and no chance while the schedule is not known', async () => {
    const league = await leagueWith([{ ...WEEK, from: -3, to: 20 }]);
    const [one] = await held(league, 0, { club: 'BOS' });
    const [two] = await held(league, 1, { club: 'BOS' });
    await play(one, day(-2), 2);
    await earn(league, 0, day(-2), 2);
    await run`delete from roster_entry where league_id = ${league.id} and player_id = ${one}`;
    const answer = await page(league);
    expect(of(answer.home, one)).toMatchObject({ where: 'gone', games: 1, points: 2, games_left: 0 });
    expect(answer).toMatchObject({ schedule_known: false, chance: null, chances: [] });
    expect(answer.home).toMatchObject({ points: 2, projected: null, games_left: null });
    expect(of(answer.away ?? answer.home, two)).toMatchObject({ games: 0, games_left: 0 });
  });

  test('that ends in a break has a projection once the season’s schedule is imported', async () => {
    const league = await leagueWith([{ ...WEEK, to: 12 }]);
    const [one] = await held(league, 0, { club: 'WPG' });
    await form(one);
    await schedule(day(1), 'WPG', 'CGY');
    await schedule(day(20), 'WPG', 'CGY');
    expect(await page(league)).toMatchObject({ schedule_known: false, home: { projected: null, games_left: null } });
    await run`insert into nhl_schedule (season, games, days, read_at, changed_at) values (${SEASON}, 2, 'x', now(), now())`;
    const known = await page(league);
    await run`delete from nhl_schedule`;
    await run`delete from nhl_game where away = 'WPG'`;
    expect(known).toMatchObject({ schedule_known: true, home: { projected: 2, games_left: 1 } });
  });

  test('projects with fewer than ten games by the lines of this season and the one before', async () => {
    const league = await leagueWith([WEEK]);
    const [rare] = await held(league, 0, { club: 'DET' });
    const [known] = await held(league, 1, { club: 'DET' });
    const lines = [
      [SEASON, 5, 12],
      ['2024-25', 75, 28],
      ['2023-24', 82, 82],
    ] as const;
    for (const id of [rare, known])
      for (const [season, gp, g] of lines)
        await run`insert into player_season (player_id, season, playoffs, gp, g, source) values (${id}, ${season}, false, ${gp}, ${g}, 'test')`;
    for (const by of [-10, -9, -8, -7, -6]) await play(rare, day(by), by === -10 ? 8 : 1);
    await form(known);
    await schedule(day(4), 'DET', 'FLA');
    const { home, away } = await page(league);
    // 40 goals in 80 games; the other has twelve games of one and three goals in turn.
    expect([home.projected, away?.projected]).toEqual([0.5, 2]);
  });

  test('counts a game in overtime as left, and one whose figures are stored as over', async () => {
    const league = await leagueWith([{ ...WEEK, from: -2, to: 0 }]);
    const [late] = await held(league, 0, { club: 'VAN' });
    const [done, scratched] = await held(league, 1, { club: 'SEA' }, { club: 'EDM' });
    for (const id of [late, done, scratched]) await form(id);
    await play(late, day(0), 3);
    await play(done, day(0), 4);
    await earn(league, 0, day(0), 3);
    await earn(league, 1, day(0), 4);
    await schedule(day(0), 'VAN', 'CGY', { state: 'live', period: 'OT', clock: '04:00' });
    // The schedule still has the game as it was before it began.
    await schedule(day(0), 'EDM', 'SEA');
    const answer = await page(league);
    expect(answer.home).toMatchObject({ points: 3, projected: 3, games_left: 1 });
    expect(answer.away).toMatchObject({ points: 4, projected: 4, games_left: 0 });
    expect(answer.away?.players.map(({ games_left: left }) => left)).toEqual([0, 0]);
  });

  test('counts the line-up of each day: as decided, then as it is set', async () => {
    const league = await leagueWith([{ ...WEEK, pairs: [[0, 1]] }], {
      lineups: 'day',
      lineup_f: 1,
      lineup_d: 0,
      lineup_g: 0,
      lineup_c: 0,
      lineup_lw: 0,
      lineup_rw: 0,
      lineup_u: 0,
      lineup_stand_in: 'off',
    });
    const [first, second] = await held(league, 0, { club: 'BUF' }, { club: 'BUF' });
    await form(first);
    await form(second);
    const places = (id: number | undefined) => JSON.stringify([{ kind: 'F', playerId: id, standIn: false }]);
    for (const by of [-2, -1, 0])
      await run`insert into lineup_day (league_id, team_id, day, player_ids, places) select league_id, ${league.teams[0]}, ${day(by)}, ${[first]}, ${places(first)} from team where id = ${league.teams[0]}`;
    for (const [by, id] of [
      [-20, first],
      [3, second],
    ] as const)
      await run`insert into lineup (league_id, team_id, begins_on, places, moved) values (${league.id}, ${league.teams[0]}, ${day(by)}, ${places(id)}, 0)`;
    await play(first, day(-2), 1);
    await play(second, day(-2), 4);
    await earn(league, 0, day(-2), 1);
    for (const by of [0, 2, 4]) await schedule(day(by), 'BUF', 'DET');
    const { home, has_lineups: hasLineups } = await page(league);
    expect(hasLineups).toBe(true);
    expect(home.players).toMatchObject([
      { player_id: first, where: 'lineup', kind: 'F', games: 1, points: 1, idle_points: 0, games_left: 2 },
      { player_id: second, where: 'bench', kind: null, games: 0, points: 0, idle_points: 4, games_left: 1 },
    ]);
    expect(home).toMatchObject({ games: 1, games_left: 3, projected: 7 });
  });
});

describe('a matchup that is over or ahead', () => {
  test('keeps the points as decided, and has a chance of 0, 1 or a half', async () => {
    const league = await leagueWith(
      [
        {
          number: 1,
          from: -21,
          to: -15,
          decided: true,
          pairs: [
            [0, 1, 7.5, 7],
            [2, null, 3],
          ],
        },
      ],
      {},
      true,
    );
    const [one] = await held(league, 0, {});
    await play(one, day(-20), 9);
    await earn(league, 0, day(-20), 9);
    await earn(league, 1, day(-20), 20);
    const answer = await page(league);
    expect(answer).toMatchObject({ period: { state: 'final', median: 7 }, median_played: true, chance: 1 });
    // Corrections change points of players and teams, but not the result.
    expect(answer.home).toMatchObject({ points: 7.5, projected: 7.5, games_left: 0 });
    expect(of(answer.home, one)).toMatchObject({ games: 1, points: 9 });
    expect(answer.chances).toHaveLength(8);
    expect(answer.chances.at(-1)).toEqual({ day: day(-15), chance: 1 });

    const bye = await page(league, 1, 2);
    expect(bye).toMatchObject({ home: { team_id: league.teams[2], points: 3 }, away: null, chance: null, chances: [] });
  });

  test('of the play-offs adds up the periods of its round', async () => {
    const league = await leagueWith([
      { number: 1, from: -14, to: -8, round: 1, decided: true, pairs: [[0, 1, 10, 12]] },
      { number: 2, from: -7, to: -1, round: 1, decided: true, pairs: [[0, 1, 5, 1]] },
    ]);
    const first = await page(league, 1);
    expect(first).toMatchObject({
      rounds: 1,
      period: { number: 1, starts_on: day(-14), ends_on: day(-1), round: 1, state: 'final', median: null },
      home: { points: 15 },
      away: { points: 13 },
      chance: 1,
    });
    expect((await page(league, 2)).home).toEqual(first.home);
  });

  test('shows the rosters of now before it begins, without games or points', async () => {
    const league = await leagueWith([{ number: 1, from: 7, to: 13, pairs: [[0, 1]] }]);
    const [one] = await held(league, 0, { club: 'FLA' });
    await form(one);
    await schedule(day(13), 'FLA', 'TBL');
    const answer = await page(league);
    expect(answer).toMatchObject({ period: { state: 'coming' }, home: { points: 0, projected: 2, games_left: 1 } });
    expect(answer.chances.map((chance) => chance.day)).toEqual([null]);
  });

  test('shows no projection and no chances in a league that wants none', async () => {
    const league = await leagueWith([WEEK]);
    const [one] = await held(league, 0, { club: 'TBL' });
    await form(one);
    await schedule(day(2), 'TBL', 'FLA');
    expect(await page(league)).toMatchObject({ chance: expect.any(Number), home: { projected: 2, games_left: 1 } });
    const changed = await league.call(0, 'PATCH', '/settings', { matchup_chances: false });
    expect(changed.status).toBe(200);
    const answer = await page(league);
    expect(answer).toMatchObject({ shows_chances: false, chance: null, chances: [], outlook: null });
    expect(answer.home).toMatchObject({ projected: null, games_left: 1 });
  });

  test('is missing in other periods, numbers, seasons, and leagues without matchups', async () => {
    const league = await leagueWith([WEEK]);
    const plain = await playLeague(app, { form: FORM });
    for (const path of [
      `${league.id}/matchups/2/1`,
      `${league.id}/matchups/1/3`,
      `${league.id}/matchups/1/1?season=2024-25`,
      `${plain.id}/matchups/1/1`,
    ])
      expect(await league.manager(0).api<Refused>('GET', `/api/${path}`)).toMatchObject({ status: 404 });
    for (const path of ['0/1', '1/x', '1.5/1', '12345/1'])
      expect(await league.call(0, 'GET', `/matchups/${path}`)).toMatchObject({
        status: 422,
      });
  });
});
