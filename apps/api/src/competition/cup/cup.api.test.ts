import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { bring, take } from '../../archive/testing/moves.js';
import type { PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { matchupSeasons, today } from '../matchups/testing/matchup-season.js';
import { CupService } from './cup.service.js';

const { app, query } = await fileApp();
const { database, begun, log, goTo, step, sweep } = matchupSeasons(app, { num_teams: 3, format: 'h2h_points' });
const advance = () => app.app.get(CupService).advance();

/** A season in progress whose cup is drawn since yesterday. */
async function withCup(weeks: number, form: Partial<LeagueForm> = {}) {
  const league = await begun(weeks, form);
  await choose(league, dayPlus(today, -1).slice(5));
  return league;
}
const choose = (league: PlayLeague, cup: string) =>
  query`update league set settings = settings || jsonb_build_object('cup', ${cup}::text) where id = ${league.id}`;
const cupOf = (league: PlayLeague) => league.get<CupAnswer>(1, '/cup');
const roundsOf = async (league: PlayLeague) => (await cupOf(league)).cup?.rounds ?? [];
/** Moves the cup's rounds so that this round ended yesterday. */
const end = async (league: PlayLeague, round: number) => {
  await query`with m as (select ${today}::date - 1 - ends_on as by from cup_round where league_id = ${league.id} and round = ${round})
     update cup_round set starts_on = starts_on + m.by, ends_on = ends_on + m.by from m where league_id = ${league.id}`;
};
const earn = async (league: PlayLeague, team: string | null | undefined, points: number) => {
  const { season } = await cupOf(league);
  await database.query(
    `insert into team_day (league_id, team_id, season, playoffs, day, points) select league_id, $1, $2, false, $3, $4 from team where id = $1
     on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`,
    [team, season, dayPlus(today, -2), points],
  );
};
describe('a cup', () => {
  test.each(['points', 'h2h_points'] as const)('of %s is drawn, played and won', async (format) => {
    const league = await withCup(8, { format });
    if (format === 'h2h_points') await goTo(league, 1);
    await advance();
    await advance();
    const { cup, draw_on: day } = await cupOf(league);
    expect([cup?.rounds.length, cup?.seeds.length, day]).toEqual([2, 3, null]);
    expect((await log(league)).filter((text) => text.includes(`from the seed ${cup?.seed}`))).toHaveLength(1);
    const first = cup?.pairs.find(({ away_team_id: away }) => away !== null);
    expect(cup?.pairs).toHaveLength(2);
    expect(first).toMatchObject({ round: 1, ahead: null });

    await advance();
    expect((await roundsOf(league)).map(({ state }) => state)).toEqual(['coming', 'coming']);
    await end(league, 1);
    await earn(league, first?.away_team_id, 4);
    await earn(league, first?.home_team_id, 9);
    await advance();
    const second = (await cupOf(league)).cup;
    expect(second?.pairs.find(({ round, away_team_id: away }) => round === 1 && away !== null)).toMatchObject({
      home_points: 9,
      away_points: 4,
      ahead: first?.home_team_id,
    });
    expect((await log(league)).filter((text) => /^Cup of .*: .* 9, .* 4: .* advances/.test(text))).toHaveLength(1);
    await earn(league, first?.away_team_id, 99);
    const final = second?.pairs.find(({ round }) => round === 2);
    expect([final?.home_team_id, final?.away_team_id]).toContain(first?.home_team_id);
    expect((await cupOf(league)).cup?.seeds.find(({ team_id: id }) => id === first?.away_team_id)?.out_in).toBe(1);

    await end(league, 2);
    await earn(league, final?.home_team_id, 1);
    await earn(league, final?.away_team_id, 2);
    await advance();
    expect((await cupOf(league)).cup).toMatchObject({ winner: final?.away_team_id, rounds: [{}, { state: 'final' }] });
    expect((await log(league)).filter((text) => text.includes('won the cup of'))).toHaveLength(1);

    await choose(league, '11-01');
    // The archive brings it along, and the history names the winner.
    const owner = league.manager(0);
    const brought = await bring(owner, await take(app.url, owner.token, league.id));
    expect(brought.status).toBe(200);
    const copy = (await owner.api<CupAnswer>('GET', `/api/${brought.body.league_id}/cup`)).body;
    expect(copy.cup?.pairs.map(({ home_points: home }) => home)).toEqual(
      (await cupOf(league)).cup?.pairs.map(({ home_points: home }) => home),
    );
    expect((await step(league, 'offseason')).status).toBe(200);
    const history = await league.get<HistoryAnswer>(1, '/history');
    expect(history.seasons[0]?.cup_winner).toBe(final?.away_team_id);
  });

  test.each(['points', 'h2h_points'] as const)('of %s is played in the periods that were chosen', async (format) => {
    const league = await begun(8, { format });
    await choose(league, dayPlus(today, 1).slice(5));
    if (format === 'h2h_points') await goTo(league, 1);
    const { plan } = await cupOf(league);
    expect([plan?.rounds, plan?.chosen]).toEqual([2, []]);
    const [first, , third] = plan?.periods ?? [];
    const set = (starts_on: readonly (string | undefined)[], by = 0) =>
      league.call(by, 'PUT', '/cup/periods', { starts_on });
    const wanted = [first?.starts_on, third?.starts_on];
    expect((await set(wanted, 1)).status).toBe(403);
    expect((await set([first?.starts_on])).body.refusal).toMatchObject({
      name: 'cupPeriodsWrong',
      figure: 1,
      limit: 2,
    });
    expect((await set([today, third?.starts_on])).body.refusal).toMatchObject({ name: 'cupPeriodUnknown' });
    const choices = async () => (await log(league)).filter((text) => text.includes('chose the days of the cup'));
    expect((await set([])).status).toBe(200);
    expect(await choices()).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect((await set(wanted)).status).toBe(200);
    expect((await cupOf(league)).plan?.chosen.map((one) => one.starts_on)).toEqual(wanted);
    expect(await choices()).toHaveLength(1);

    await choose(league, dayPlus(today, -1).slice(5));
    await advance();
    expect((await roundsOf(league)).map((one) => one.starts_on)).toEqual(wanted);
    expect((await cupOf(league)).plan).toBeNull();
    expect((await set([])).body.refusal).toMatchObject({
      name: 'cupNotOpen',
      message: expect.stringContaining('has been drawn'),
    });
  });

  test('goes back to the first periods, also where the chosen ones are gone', async () => {
    const league = await begun(8, { format: 'points' });
    const set = (starts_on: readonly (string | undefined)[]) => league.call(0, 'PUT', '/cup/periods', { starts_on });
    expect((await set([])).body.refusal).toMatchObject({
      name: 'cupNotOpen',
      message: expect.stringContaining('No cup is played'),
    });
    await choose(league, dayPlus(today, 1).slice(5));
    const [first, second, third] = (await cupOf(league)).plan?.periods ?? [];
    expect((await set([second?.starts_on, third?.starts_on])).status).toBe(200);
    expect((await set([])).status).toBe(200);
    expect((await cupOf(league)).plan?.chosen).toEqual([]);
    expect((await set([second?.starts_on, third?.starts_on])).status).toBe(200);
    await query`update cup_choice set starts_on = '2020-01-06' where league_id = ${league.id} and round = 2`;
    await choose(league, dayPlus(today, -1).slice(5));
    await advance();
    expect((await roundsOf(league)).map((one) => one.starts_on)).toEqual([first?.starts_on, second?.starts_on]);
    expect((await log(league)).filter((text) => text.includes('no longer fit the calendar'))).toHaveLength(1);
    await query`update league set phase = 'offseason' where id = ${league.id}`;
    expect((await set([])).body.refusal).toMatchObject({
      name: 'cupNotOpen',
      message: expect.stringContaining('once the season has begun'),
    });
  });

  test('by categories compares the sums of the round, and a tie goes by the table', async () => {
    const league = await withCup(8, { format: 'h2h_each_category', categories: 'G, SOG', num_teams: 2 });
    await goTo(league, 1);
    await advance();
    await end(league, 1);
    const [pair] = (await cupOf(league)).cup?.pairs ?? [];
    const { season } = await cupOf(league);
    const figures = (team: string | null | undefined, sums: object) =>
      database.query(
        'insert into team_figures (league_id, team_id, season, day, figures) select league_id, $1, $2, $3, $4 from team where id = $1',
        [team, season, dayPlus(today, -2), JSON.stringify(sums)],
      );
    await figures(pair?.home_team_id, { g: 2, sog: 3 });
    await figures(pair?.away_team_id, { g: 1, sog: 9 });
    await advance();
    const { cup } = await cupOf(league);
    expect(cup?.pairs[0]).toMatchObject({ home_points: 1, away_points: 1 });
    const { body } = await league.call<{ table: { team_id: string }[] }>(1, 'GET', '/matchups');
    expect(cup?.winner).toBe(body.table[0]?.team_id);
  });

  test('needs enough weeks, and waits for games that are not scored', async () => {
    const short = await withCup(2, { format: 'points', num_teams: 5 });
    await advance();
    expect((await cupOf(short)).cup?.rounds).toEqual([]);
    expect((await log(short)).filter((text) => text.includes('There is no cup'))).toHaveLength(1);

    const league = await withCup(8, { format: 'points' });
    await advance();
    await end(league, 1);
    const { season } = await cupOf(league);
    const missed = [league.id, season, dayPlus(today, -2)];
    await database.query(
      'insert into points_missed (league_id, season, playoffs, day, corrected) values ($1, $2, false, $3, false)',
      missed,
    );
    await advance();
    expect((await roundsOf(league))[0]?.state).toBe('ended');
    await query`delete from points_missed where league_id = ${league.id}`;
    await advance();
    expect((await roundsOf(league))[0]?.state).toBe('final');
  });

  test('is off by default, and a league with unreadable settings delays no other', async () => {
    const [off, broken, league] = [
      await begun(8, { format: 'points' }),
      await withCup(8, { format: 'points' }),
      await withCup(8, { format: 'points' }),
    ];
    await choose(broken, 'nonsense');
    await advance();
    expect(await cupOf(off)).toMatchObject({ draw_on: null, cup: null });
    expect((await cupOf(league)).cup?.seeds).toHaveLength(3);
    await sweep();
  });
});
