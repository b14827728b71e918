import { describe, expect, test } from '@jest/globals';
import { dayPlus, mondayOf } from '@crease/core/calendar.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { findPrecedence } from '../table.queries.js';
import { datesOf, matchupSeasons, monday, today } from './testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, form: FORM, sweep, step, matchups, log, goTo, ...seasons } = matchupSeasons(app, { num_teams: 3 });
const begun = (form: Partial<LeagueForm> = {}) => seasons.begun(5, form);

const takeBack = async (league: PlayLeague) => {
  const { taking_back: change } = await league.get<PhaseAnswer>(0, '/phase');
  return league.call(0, 'POST', '/phase/take-back', { change_id: change?.id });
};

/** Corrects the season's dates: days counted from `first`, which is the season's first day unless given. */
const correctDates = async (league: PlayLeague, from: number, to: number, first?: string) => {
  const { season, periods } = await matchups(league);
  first ??= periods[0]?.starts_on ?? '';
  return league.call(0, 'PUT', '/phase/dates', {
    season,
    season_starts_on: dayPlus(first, from),
    season_ends_on: dayPlus(first, to),
  });
};

const earn = async (league: PlayLeague, period: number, points: readonly number[]) => {
  for (const [team, sum] of points.entries())
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select league_id, ${league.teams[team]}, season, false, starts_on, ${sum} from matchup_period where league_id = ${league.id} and number = ${period}
       on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`;
};
const place = (league: PlayLeague, id: string | null) => league.teams.findIndex((team) => team === id);
const summary = (league: PlayLeague, { table }: MatchupsAnswer) =>
  table.map((row) => `${place(league, row.team_id)}: ${row.wins}-${row.losses}-${row.ties} ${row.points}`);

describe('a season of matchups', () => {
  test('has its periods and pairs when it begins: all weeks, every team once, byes in turn', async () => {
    const league = await begun();
    const { periods, seed, table } = await matchups(league);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(periods.map(({ number, starts_on: from, ends_on: to, state }) => [number, from, to, state])).toEqual(
      [0, 1, 2, 3, 4].map((week) => [week + 1, dayPlus(monday, week * 7), dayPlus(monday, week * 7 + 6), 'coming']),
    );
    for (const period of periods) {
      const named = period.matchups.flatMap((one) => [one.home_team_id, one.away_team_id]);
      expect(named.filter((id) => id !== null).sort()).toEqual([...league.teams].sort());
      expect(period.matchups.filter((one) => one.away_team_id === null)).toHaveLength(1);
    }
    expect(table.every(({ rank, shared }) => rank === 1 && shared)).toBe(true);
    expect(await log(league)).toContainEqual(
      expect.stringContaining(`5 matchup periods lie ahead. The schedule was drawn from the seed ${seed}.`),
    );
  });

  test('counts a period when its games are over, tells it, and makes it final three days later', async () => {
    const league = await begun();
    const idle = place(
      league,
      (await matchups(league)).periods[0]?.matchups.find((one) => one.away_team_id === null)?.home_team_id ?? null,
    );
    const [one = 0, two = 0] = [0, 1, 2].filter((team) => team !== idle);
    const points = [0, 0, 0];
    [points[one], points[two], points[idle]] = [12.5, 8, 90];
    await goTo(league, 3);
    await earn(league, 1, points);
    expect((await matchups(league)).periods[0]).toMatchObject({ state: 'running' });
    expect((await matchups(league)).table.every(({ rank }) => rank === 1)).toBe(true);

    await goTo(league, 8);
    expect((await matchups(league)).periods[0]).toMatchObject({ state: 'ended' });
    expect(summary(league, await matchups(league))).toEqual([
      `${one}: 1-0-0 12.5`,
      `${two}: 0-1-0 8`,
      `${idle}: 0-0-0 0`,
    ]);
    await sweep();
    const told = (await log(league)).filter((text) => text.startsWith('Matchup 1'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('12.5–8');

    points[two] = 13;
    await earn(league, 1, points);
    await goTo(league, 12);
    await sweep();
    expect((await matchups(league)).periods[0]).toMatchObject({ state: 'final' });
    expect(summary(league, await matchups(league))[0]).toBe(`${two}: 1-0-0 13`);
    expect(await log(league)).toContainEqual(expect.stringContaining('Games were corrected, and with them a result.'));

    points[two] = 1;
    await earn(league, 1, points);
    await sweep();
    expect(summary(league, await matchups(league))[0]).toBe(`${two}: 1-0-0 13`);
  });

  test('waits with a result while days of the period are not scored', async () => {
    const league = await begun();
    await goTo(league, 8);
    await earn(league, 1, [1, 2, 3]);
    await query`insert into points_missed (league_id, season, playoffs, day, corrected)
       select league_id, season, false, starts_on, false from matchup_period where league_id = ${league.id} and number = 1`;
    await query`insert into league_delay (league_id, task, tries, next_try_at, cause)
       values (${league.id}, 'points', 1, now() + interval '1 day', 'test')`;
    await sweep();
    expect((await log(league)).filter((text) => text.startsWith('Matchup 1'))).toEqual([]);
  });

  test('waits with a result and with pairs for the nightly import, where there is one, for two days', async () => {
    const ran = (days: number) =>
      query`insert into job_run (key) values (${`nhl-nightly-${dayPlus(today, days)}`}) on conflict do nothing`;
    const told = async (league: PlayLeague) => (await log(league)).some((text) => text.startsWith('Matchup 2'));
    const league = await begun({ num_teams: 4, playoff_teams: 4, playoff_periods: 1 });
    const later = await begun();
    await goTo(league, 14);
    await goTo(later, 16);
    await ran(-1);
    await ran(-3);
    await sweep();
    expect([await told(league), (await matchups(league)).playoffs?.begun]).toEqual([false, false]);
    expect(await told(later)).toBe(true);
    await ran(0);
    await sweep();
    expect([await told(league), (await matchups(league)).playoffs?.begun]).toEqual([true, true]);
    await query`delete from job_run where key like ${'nhl-nightly-%'}`;
  });

  test('ends with the table by wins: the champion, the order of the next draft, and a step back', async () => {
    const league = await begun();
    await goTo(league, 16);
    await earn(league, 1, [10, 10, 10]);
    await earn(league, 2, [10, 10, 10]);
    await earn(league, 3, [10, 10, 10]);
    const before = await matchups(league);
    const third = before.periods[2]?.matchups.find((one) => one.away_team_id !== null);
    const winner = place(league, third?.home_team_id ?? null);
    // The running period counts with its present points.
    const points = [10, 10, 10];
    points[winner] = 11;
    await earn(league, 3, points);
    const season = before.season;
    expect((await step(league, 'offseason')).status).toBe(200);
    const after = await matchups(league);
    expect(after.periods.map(({ state }) => state)).toEqual(['final', 'final', 'final', 'coming', 'coming']);
    expect(place(league, after.table[0]?.team_id ?? null)).toBe(winner);
    const race = await league.get<RaceAnswer>(1, `/race?season=${season}`);
    expect(race.champions.map(({ team_id: id }) => place(league, id))).toEqual([winner]);
    expect(race.teams[0]).toMatchObject({ team_id: league.teams[winner], rank: 1, record: { losses: 0 } });
    const worstFirst = await findPrecedence(database.db, league.id, season);
    expect(worstFirst?.at(-1)).toBe(league.teams[winner]);
    expect((await log(league)).find((text) => text.startsWith('Final table'))).toContain('–');

    expect((await takeBack(league)).status).toBe(200);
    expect((await matchups(league)).periods.map(({ state }) => state)).toEqual([
      'ended',
      'ended',
      'running',
      'coming',
      'coming',
    ]);
  });

  test('does not count a week that ends before its first game', async () => {
    const league = await begun();
    await goTo(league, 7);
    await earn(league, 1, [12, 11, 10]);
    const before = await matchups(league);
    expect((await step(league, 'offseason')).status).toBe(200);
    const after = await matchups(league);
    expect(after.periods.map(({ state }) => state)).toEqual(['final', 'running', 'coming', 'coming', 'coming']);
    expect(after.table.every(({ ties }) => ties === 0)).toBe(true);
    expect(summary(league, after)).toEqual(summary(league, before));
  });

  test('is gone when its beginning is undone, and drawn again when it begins again', async () => {
    const league = await begun();
    const { seed } = await matchups(league);
    expect((await takeBack(league)).status).toBe(200);
    expect(await matchups(league)).toMatchObject({ seed: null, periods: [] });
    expect((await step(league, 'in-season', datesOf(5))).status).toBe(200);
    const again = await matchups(league);
    expect(again.periods).toHaveLength(5);
    expect(again.seed).not.toBe(seed);
  });

  test('keeps begun periods when the season’s dates are corrected, and plans the rest again', async () => {
    const league = await begun();
    const body = { season: (await matchups(league)).season, season_starts_on: monday };
    const answer = await league.call(0, 'PUT', '/phase/dates', {
      ...body,
      season_ends_on: dayPlus(monday, 20),
    });
    expect(answer.status).toBe(200);
    expect((await matchups(league)).periods).toHaveLength(3);
  });

  test('has no periods in the past where an ended season is extended', async () => {
    const league = await begun();
    await goTo(league, 37);
    expect((await correctDates(league, 0, 55)).status).toBe(200);
    const { periods } = await matchups(league);
    // How many weeks are left depends on the day of the week.
    const ahead = periods.slice(5).map(({ starts_on: from }) => from >= today);
    expect(periods.slice(0, 5).every(({ starts_on: from }) => from < today)).toBe(true);
    expect(ahead.length).toBeGreaterThan(1);
    expect(ahead).not.toContain(false);
  });

  test('begins again where its start is moved behind days that have passed', async () => {
    const league = await begun();
    await goTo(league, 3);
    expect((await correctDates(league, 0, 27, dayPlus(mondayOf(today), 14))).status).toBe(200);
    const { periods } = await matchups(league);
    expect(periods.map(({ number, state }) => [number, state])).toEqual([1, 2, 3, 4].map((one) => [one, 'coming']));
  });

  test('has no champion where it ends before anybody earned points', async () => {
    const league = await begun();
    await goTo(league, 0);
    const { season } = await matchups(league);
    expect((await step(league, 'offseason')).status).toBe(200);
    const race = await league.get<RaceAnswer>(1, `/race?season=${season}`);
    expect(race.champions).toEqual([]);
    expect(await log(league)).toContainEqual(expect.stringContaining('there is no champion'));
  });

  test('does not exist in a league of points, and nobody else sees it', async () => {
    const league = await begun({ format: 'points' });
    expect(await matchups(league)).toMatchObject({ seed: null, periods: [], table: [] });
    const other = await begun();
    const { status } = await league.manager(0).api<Refused>('GET', `/api/${other.id}/matchups`);
    expect([403, 404]).toContain(status);
  });
});

describe('play-offs', () => {
  const PLAYOFFS = { num_teams: 4, playoff_teams: 4, playoff_reseed: true, playoff_periods: 1 };
  const five = async () => begun(PLAYOFFS);
  const pairsOf = (league: PlayLeague, { playoffs }: MatchupsAnswer) =>
    playoffs?.pairs.map(
      (pair) => `${pair.round}: ${place(league, pair.home_team_id)}-${place(league, pair.away_team_id)}`,
    );

  test('take the last weeks, pair the table on their first day, and end with a champion', async () => {
    const league = await five();
    const coming = await matchups(league);
    // The last week of the season follows the final.
    expect(coming.periods.map(({ round }) => round)).toEqual([null, null, 1, 2]);
    expect(coming.playoffs).toMatchObject({ rounds: 2, begun: false, champion: null });

    await goTo(league, 8);
    await earn(league, 1, [40, 30, 20, 10]);
    await goTo(league, 15);
    await earn(league, 2, [40, 30, 20, 10]);
    await sweep();
    const semi = await matchups(league);
    const order = semi.table.map((row) => place(league, row.team_id));
    expect(semi.playoffs?.begun).toBe(true);
    expect(pairsOf(league, semi)).toEqual([`1: ${order[0]}-${order[3]}`, `1: ${order[1]}-${order[2]}`]);
    expect(semi.periods.map(({ state }) => state)).toEqual(['final', 'final', 'running', 'coming']);
    expect(await log(league)).toContainEqual(expect.stringContaining('Play-offs. The semi-finals: '));

    // The last seed beats the first; the others are level, so the better seed goes on.
    const points = [5, 5, 5, 5];
    points[order[3] ?? 0] = 6;
    await earn(league, 3, points);
    await goTo(league, 22);
    await sweep();
    const final = await matchups(league);
    expect(pairsOf(league, final)?.at(-1)).toBe(`2: ${order[1]}-${order[3]}`);
    expect(final.table.map((row) => place(league, row.team_id))).toEqual(order);

    const last = [0, 0, 0, 0];
    last[order[3] ?? 0] = 9;
    await earn(league, 4, last);
    await goTo(league, 33);
    await sweep();
    await sweep();
    expect(place(league, (await matchups(league)).playoffs?.champion ?? null)).toBe(order[3]);
    expect(await log(league)).toContainEqual(expect.stringContaining('won the play-offs of'));

    expect((await step(league, 'offseason')).status).toBe(200);
    const { season } = final;
    const race = await league.get<RaceAnswer>(1, `/race?season=${season}`);
    const after = await matchups(league);
    expect(race.champions.map(({ team_id: id }) => place(league, id))).toEqual([order[3]]);
    expect(race.teams.map(({ team_id: id }) => place(league, id))).toEqual([order[3], order[1], order[0], order[2]]);
    const worstFirst = await findPrecedence(database.db, league.id, season);
    expect(worstFirst?.map((id) => place(league, id))).toEqual([order[2], order[0], order[1], order[3]]);
    const { rivalries } = await league.get<HistoryAnswer>(1, '/history');
    const pairs = after.periods.flatMap((period) => period.matchups);
    expect(rivalries.reduce((sum, one) => sum + one.wins + one.losses + one.ties, 0)).toBe(pairs.length);
    // The second seed won a level semi-final.
    const [second = '', third = ''] = [order[1], order[2]].map((index) => league.teams[index ?? 0] ?? '');
    const rivalry = rivalries.find(
      ({ team_id: one, other_id: two }) => [one, two].sort().join() === [second, third].sort().join(),
    );
    expect(rivalry?.team_id === second ? rivalry.playoff_wins : rivalry?.playoff_losses).toBe(1);
  });

  test('that are under way when the season ends are decided as they stand, and go on after a step back', async () => {
    const league = await five();
    await goTo(league, 8);
    await earn(league, 1, [40, 30, 20, 10]);
    await goTo(league, 17);
    await earn(league, 2, [40, 30, 20, 10]);
    await sweep();
    const semi = await matchups(league);
    const order = semi.table.map((row) => place(league, row.team_id));
    const points = [5, 5, 5, 5];
    points[order[3] ?? 0] = 6;
    await earn(league, 3, points);
    expect((await step(league, 'offseason')).status).toBe(200);
    const { season } = semi;
    const race = await league.get<RaceAnswer>(1, `/race?season=${season}`);
    expect(race.champions.map(({ team_id: id }) => place(league, id))).toEqual([order[1]]);
    expect(place(league, (await matchups(league)).playoffs?.champion ?? null)).toBe(order[1]);

    expect((await takeBack(league)).status).toBe(200);
    const again = await matchups(league);
    expect(again.playoffs?.seeds.every(({ out_in: lostIn }) => lostIn === null)).toBe(true);
    expect(again.periods.map(({ state }) => state)).toEqual(['final', 'final', 'running', 'coming']);
  });

  test('begin with their first round where the season is shortened while it is played', async () => {
    const league = await five();
    await goTo(league, 8);
    expect((await correctDates(league, 0, 24)).status).toBe(200);
    const { periods, playoffs } = await matchups(league);
    expect(periods.map(({ round }) => round)).toEqual([null, null, 1]);
    expect(playoffs?.seeds).toHaveLength(2);
  });

  test('keep their periods where dates are corrected before the first round has its pairs', async () => {
    const league = await five();
    await goTo(league, 15);
    const { periods } = await matchups(league);
    expect((await correctDates(league, 0, 55)).status).toBe(200);
    expect((await matchups(league)).periods.map(({ round }) => round)).toEqual(periods.map(({ round }) => round));
    await sweep();
    expect((await matchups(league)).playoffs).toMatchObject({ begun: true, rounds: 2 });
  });

  test('have a final of two periods in a long season, also where the rest of it is planned again', async () => {
    const league = await playLeague(app, { phase: 'annual-drafts', form: { ...FORM, ...PLAYOFFS } });
    const dates = { season_starts_on: monday, season_ends_on: dayPlus(monday, 7 * 16 - 1) };
    expect((await step(league, 'in-season', dates)).status).toBe(200);
    const rounds = async () => (await matchups(league)).periods.map(({ round }) => round).slice(-4);
    expect([(await matchups(league)).periods.length, await rounds()]).toEqual([15, [null, 1, 2, 2]]);
    await goTo(league, 8);
    expect((await correctDates(league, 0, 7 * 17 - 1)).status).toBe(200);
    expect([(await matchups(league)).periods.length, await rounds()]).toEqual([16, [null, 1, 2, 2]]);
    // Too few periods for a long final.
    expect((await correctDates(league, 0, 7 * 10 - 1)).status).toBe(200);
    expect(await rounds()).toEqual([null, null, 1, 2]);
  });

  test('are smaller in a short season', async () => {
    const league = await playLeague(app, { phase: 'annual-drafts', form: { ...FORM, ...PLAYOFFS } });
    const dates = { season_starts_on: monday, season_ends_on: dayPlus(monday, 20) };
    expect((await step(league, 'in-season', dates)).status).toBe(200);
    const { periods, playoffs } = await matchups(league);
    expect(periods.map(({ round }) => round)).toEqual([null, 1]);
    expect(playoffs?.seeds).toHaveLength(2);
  });
});
