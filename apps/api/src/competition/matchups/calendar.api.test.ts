import { beforeEach, describe, expect, test } from '@jest/globals';
import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { writeSeason } from '../../players/schedule.tables.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { dueCalendars } from '../sweeps/due-calendars.writer.js';
import { datesOf, matchupSeasons, monday, today } from './testing/matchup-season.js';

const { app, query } = await fileApp();
const WEEKS = 8;
const { database, sweep, matchups, log, form: FORM, ...seasons } = matchupSeasons(app, { num_teams: 4 });
const begun = (form: Partial<LeagueForm> = {}) => seasons.begun(WEEKS, form);
const begin = (league: PlayLeague) => seasons.step(league, 'in-season', DATES);
const DATES = datesOf(WEEKS);

/** Stores a schedule with as many games on each day of a week as given, or all of a week on its first days. */
async function schedule(league: PlayLeague, perDay: readonly number[], days = 7): Promise<void> {
  const { season } = await matchups(league);
  await database.write(async ({ db }) => {
    const stored = await db.selectFrom('nhl_game').select('id').execute();
    const games = perDay.flatMap((count, week) =>
      Array.from({ length: 7 * count }, (_, index) => {
        const day = dayPlus(monday, week * 7 + (index % days));
        return {
          id: `20260${week}${String(index).padStart(4, '0')}`,
          season,
          playoffs: false,
          day,
          starts_at: `${day}T23:00:00Z`,
          away: 'MTL',
          home: 'TOR',
          state: 'scheduled' as const,
          away_score: null,
          home_score: null,
          period: null,
          clock: null,
        };
      }),
    );
    const kept = new Set(games.map(({ id }) => id));
    await writeSeason(db, season, { games, gone: stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])) });
  });
}

/** The weeks of each period, like '2–3', and its round. */
const weeks = async (league: PlayLeague) =>
  (await matchups(league)).periods.map(({ starts_on: from, ends_on: to, round }) => {
    const [first, last] = [daysBetween(monday, from) / 7 + 1, (daysBetween(monday, to) + 1) / 7];
    return `${first === last ? first : `${first}–${last}`}${round === null ? '' : ` round ${round}`}`;
  });
const pairs = async (league: PlayLeague, period: number) =>
  (await matchups(league)).periods[period - 1]?.matchups.map((one) => [one.home_team_id, one.away_team_id]);
const lines = async (league: PlayLeague) =>
  (await log(league)).filter((message) => message.startsWith('The schedule of the NHL changed'));

beforeEach(async () => {
  await query`delete from nhl_game`;
  await query`delete from nhl_schedule`;
  await query`update league set phase = 'offseason'`;
});

const EVEN = Array.from({ length: WEEKS }, () => 4);
const BREAK = [4, 4, 1, 4, 0, 4, 4, 4];

describe('the calendar of matchups', () => {
  test('follows a schedule that is imported after the season began, with one line in the log', async () => {
    const league = await begun();
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const [third, fourth] = [await pairs(league, 3), await pairs(league, 4)];
    await schedule(league, BREAK);
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3–4', '6', '7', '8']);
    // The number of a period decides the pairs in it.
    expect([await pairs(league, 3), await pairs(league, 4)]).toEqual([third, fourth]);
    const said = await lines(league);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('6 regular periods from ');
    expect(said[0]).toContain('; one period is longer than the others; no play-offs.');
    await sweep();
    expect(await lines(league)).toHaveLength(1);
  });

  test('stays without a line where the schedule gives the same weeks, or moves a few games only', async () => {
    const league = await begun();
    await schedule(league, EVEN);
    await sweep();
    await schedule(league, [4, 4, 3, 5, 4, 4, 4, 4]);
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(await lines(league)).toEqual([]);
  });

  test('stays the same, and goalie games follow the days with games once they are known', async () => {
    const league = await begun({ format: 'h2h_each_category', category_goalies: 7 });
    const goalies = async () => (await matchups(league)).periods.map((one) => one.goalie_games);
    await sweep();
    expect(await goalies()).toEqual([7, 7, 7, 7, 7, 7, 7, 7]);
    const before = await pairs(league, 3);
    await schedule(league, EVEN, 4);
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(await goalies()).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
    expect(await pairs(league, 3)).toEqual(before);
    expect(await lines(league)).toEqual([]);
  });

  test('changes again where a period loses its games, or games have no period', async () => {
    const league = await begun();
    await schedule(league, BREAK);
    await sweep();
    await schedule(league, [4, 4, 4, 4, 0, 4, 4, 4]);
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3–4', '6', '7', '8']);
    await schedule(league, [4, 4, 4, 4, 4, 4, 4, 4]);
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    await schedule(league, [4, 4, 4, 4, 4, 0, 4, 4]);
    await sweep();
    expect(await weeks(league)).toEqual(['1', '2', '3', '4', '5', '7', '8']);
    expect(await lines(league)).toHaveLength(3);
  });

  test('keeps periods that have begun, and everything once the play-offs have begun', async () => {
    const league = await begun({ playoff_teams: 4, playoff_periods: 1 });
    await query`update matchup_period set starts_on = ${today} where league_id = ${league.id} and number <= 3`;
    await schedule(league, BREAK);
    await sweep();
    expect((await weeks(league)).slice(3)).toEqual(['4', '6 round 1', '7 round 2']);
    await query`update matchup_period set starts_on = ${today} where league_id = ${league.id} and round = 1`;
    await schedule(league, [4, 4, 4, 4, 4, 4, 1, 4]);
    await sweep();
    expect((await matchups(league)).periods).toHaveLength(6);
    expect(await lines(league)).toHaveLength(1);
    // The change was compared once; a league in its play-offs is not due again in every sweep.
    expect(await dueCalendars(database.db).execute()).toEqual([]);
    expect(await query`select by_games from matchup_season where league_id = ${league.id}`).toEqual([
      { by_games: true },
    ]);
  });

  test('of a league on the sample, of another season and of a league between seasons stays', async () => {
    const sample = await begun();
    const resting = await begun();
    await query`update league set is_sample = true where id = ${sample.id}`;
    await query`update league set phase = 'offseason' where id = ${resting.id}`;
    await schedule(sample, BREAK);
    await sweep();
    expect(await weeks(sample)).toHaveLength(WEEKS);
    expect(await weeks(resting)).toHaveLength(WEEKS);
  });

  test('follows a schedule that changed before the end of the season was taken back', async () => {
    const league = await begun();
    await seasons.step(league, 'offseason');
    await schedule(league, BREAK);
    await sweep();
    const phase = await league.call<PhaseAnswer>(0, 'GET', '/phase');
    await league.call(0, 'POST', '/phase/take-back', { change_id: phase.body.taking_back?.id });
    expect(await weeks(league)).toHaveLength(WEEKS);
    await sweep();
    expect((await weeks(league)).length).toBeLessThan(WEEKS);
  });

  test('is shown before the season begins, and then is played so', async () => {
    const league = await playLeague(app, {
      phase: 'annual-drafts',
      form: { ...FORM, playoff_teams: 2, matchup_short_weeks: 'none' },
    });
    const phase = async () => (await league.get<PhaseAnswer>(1, '/phase')).matchup_calendar;
    const { season } = await matchups(league);
    const answer = await league.call(0, 'PUT', '/phase/dates', { season, ...DATES });
    expect(answer.status).toBe(200);
    expect(await phase()).toMatchObject({ season, by_games: false });
    await schedule(league, BREAK);
    const shown = await phase();
    expect(shown).toMatchObject({ by_games: true });
    expect((await begin(league)).status).toBe(200);
    const { periods } = await matchups(league);
    expect(periods.map(({ number, starts_on, ends_on, round }) => ({ number, starts_on, ends_on, round }))).toEqual(
      shown?.periods,
    );
    expect(await weeks(league)).toEqual(['1', '2', '4', '6', '7 round 1']);
    expect(await phase()).toBeNull();
    await sweep();
    expect(await lines(league)).toEqual([]);
  });
});
