import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { Corrections } from '@crease/core/competition/matchups/corrections.rules.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, sweep, step, matchups, log, goTo, ...seasons } = matchupSeasons(app, { num_teams: 2 });

const earn = async (league: PlayLeague, period: number, points: readonly number[]) => {
  for (const [team, sum] of points.entries())
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select league_id, ${league.teams[team]}, season, false, starts_on, ${sum} from matchup_period where league_id = ${league.id} and number = ${period}
       on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`;
};
/** A league whose first period has ended with 12 to 8. */
const ended = async (matchup_corrections: Corrections, more: object = {}) => {
  const league = await seasons.begun(6, { matchup_corrections, ...more });
  await goTo(league, 8);
  await earn(league, 1, [12, 8]);
  await sweep();
  return league;
};
const first = async (league: PlayLeague) => {
  const period = (await matchups(league)).periods[0];
  const pair = period?.matchups[0];
  const points = [pair?.home_points ?? 0, pair?.away_points ?? 0];
  return [period?.state, ...(pair?.home_team_id === league.teams[0] ? points : points.reverse())];
};
const told = async (league: PlayLeague) =>
  (await log(league)).filter((text) => text.includes('Matchup 1') && text.includes('beat')).length;

describe('corrections of games', () => {
  test('never change a result where it is final with its announcement', async () => {
    const league = await ended('never');
    expect(await first(league)).toEqual(['final', 12, 8]);
    expect(await told(league)).toBe(1);
    await earn(league, 1, [1, 8]);
    await sweep();
    expect(await first(league)).toEqual(['final', 12, 8]);
    expect(await told(league)).toBe(1);
  });

  test('wait, where they never count, for the nightly import', async () => {
    const ran = (days: number) =>
      query`insert into job_run (key) values (${`nhl-nightly-${dayPlus(today, days)}`}) on conflict do nothing`;
    const league = await seasons.begun(6, { matchup_corrections: 'never' });
    await goTo(league, 7);
    await earn(league, 1, [12, 8]);
    await ran(-1);
    await sweep();
    expect((await first(league))[0]).toBe('ended');
    await ran(0);
    await sweep();
    expect((await first(league))[0]).toBe('final');
    await query`delete from job_run where key like ${'nhl-nightly-%'}`;
  });

  test('change results until the season ends where they always count, once a day announced', async () => {
    const league = await ended('always');
    await goTo(league, 20);
    await sweep();
    expect(await first(league)).toEqual(['ended', 12, 8]);
    expect(await told(league)).toBe(1);

    await query`update matchup_season set compared_on = compared_on - 1 where league_id = ${league.id}`;
    await earn(league, 1, [3, 8]);
    await sweep();
    await sweep();
    expect(await first(league)).toEqual(['ended', 3, 8]);
    expect(await told(league)).toBe(2);
    expect(await log(league)).toContainEqual(expect.stringContaining('Games were corrected, and with them a result.'));

    // Games behind a result that a commissioner set change nothing, so nothing is announced.
    await query`update matchup set set_home_points = 5, set_away_points = 5, set_reason = 'Agreed', set_at = now()
      where league_id = ${league.id} and period = 1`;
    await query`update matchup_season set compared_on = compared_on - 1 where league_id = ${league.id}`;
    await earn(league, 1, [4, 8]);
    await sweep();
    expect(await first(league)).toEqual(['ended', 5, 5]);
    expect(await told(league)).toBe(2);

    expect((await step(league, 'offseason')).status).toBe(200);
    await earn(league, 1, [30, 8]);
    expect(await first(league)).toEqual(['final', 5, 5]);
  });

  test('end for good with the first round of play-offs', async () => {
    const league = await ended('always', { playoff_teams: 2, playoff_periods: 1 });
    const { periods } = await matchups(league);
    await goTo(league, 7 * periods.findIndex(({ round }) => round === 1) + 1);
    await sweep();
    await earn(league, 1, [1, 8]);
    expect(await first(league)).toEqual(['final', 12, 8]);
  });

  test('count as the season began, whatever the setting becomes', async () => {
    const league = await ended('three-days');
    await query`update league set settings = settings || '{"matchup_corrections":"never"}' where id = ${league.id}`;
    await sweep();
    expect((await first(league))[0]).toBe('ended');
    await goTo(league, 12);
    await sweep();
    expect((await first(league))[0]).toBe('final');
  });

  test.each(['always', 'three-days', 'never'] as const)(
    'tell a round of two periods once, with its total (%s)',
    async (matchup_corrections) => {
      const league = await seasons.begun(6, { matchup_corrections, playoff_teams: 2, playoff_periods: 2 });
      const { periods } = await matchups(league);
      const round = periods.flatMap((one) => (one.round === 1 ? [one.number] : []));
      expect(round).toHaveLength(2);
      const lines = async () => (await log(league)).filter((text) => /Play-offs, round 1 .*(beat|tied)/.test(text));
      const begins = periods.findIndex((one) => one.round === 1);
      await goTo(league, 7 * begins);
      await sweep();
      await earn(league, round[0] ?? 0, [3, 1]);
      // The first period is announced, and final where nothing is corrected or its days are over.
      await goTo(league, 7 * begins + 8);
      await sweep();
      await goTo(league, 7 * begins + 12);
      await sweep();
      expect(await lines()).toEqual([]);
      await earn(league, round[1] ?? 0, [2, 6]);
      await goTo(league, 7 * (begins + 2) + 1);
      await sweep();
      expect(await lines()).toEqual([expect.stringContaining(' 7–5')]);
      await earn(league, round[1] ?? 0, [4, 6]);
      await goTo(league, 7 * (begins + 2) + 5);
      // The test goes through the days of one night.
      await query`update matchup_season set compared_on = null where league_id = ${league.id}`;
      await sweep();
      // A correction changes the total while results are not final, and is announced with it.
      const corrected = matchup_corrections === 'never' ? [] : [expect.stringContaining('tied at 7')];
      const told = await lines();
      expect(told).toHaveLength(1 + corrected.length);
      expect(told).toEqual(expect.arrayContaining(corrected));
    },
  );
});
