import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { matchups, log, goTo, sweep, database, ...seasons } = matchupSeasons(app, { num_teams: 3 });

type Pairs = readonly { readonly home_team_id: string; readonly away_team_id: string | null }[];
const pairsOf = ({ periods }: MatchupsAnswer, period: number): Pairs =>
  (periods[period - 1]?.matchups ?? []).map(({ home_team_id, away_team_id }) => ({ home_team_id, away_team_id }));
const edit = (league: PlayLeague, period: number, pairs: Pairs, by = 0) =>
  league.call(by, 'PUT', `/matchups/${period}/pairs`, { pairs });
const redraw = (league: PlayLeague, by = 0) => league.call(by, 'POST', '/matchups/redraw');
/** The teams of a league in pairs that differ from those of a period. */
async function others(league: PlayLeague, period: number): Promise<Pairs> {
  const [pair, bye] = pairsOf(await matchups(league), period);
  return [
    { home_team_id: bye?.home_team_id ?? '', away_team_id: pair?.home_team_id ?? '' },
    { home_team_id: pair?.away_team_id ?? '', away_team_id: null },
  ];
}

describe('a schedule that a commissioner edits', () => {
  test('has other pairs in a coming period, also after the dates of the season were corrected', async () => {
    const league = await seasons.begun(5);
    const pairs = await others(league, 2);
    expect((await edit(league, 2, pairs)).status).toBe(200);
    const before = await matchups(league);
    expect(pairsOf(before, 2)).toEqual(pairs);
    expect(before.periods.map(({ edited }) => edited)).toEqual([false, true, false, false, false]);
    expect(await log(league)).toContainEqual(
      expect.stringMatching(/^The commissioner edited the pairs of matchup 2: Team \d meets Team \d; Team \d has no/),
    );
    const first = before.periods[0]?.starts_on ?? '';
    const corrected = await league.call(0, 'PUT', '/phase/dates', {
      season: before.season,
      season_starts_on: first,
      season_ends_on: dayPlus(first, 27),
    });
    expect(corrected.status).toBe(200);
    const after = await matchups(league);
    expect(after.periods.map(({ edited }) => edited)).toEqual([false, true, false, false]);
    expect(pairsOf(after, 2)).toEqual(pairs);
    expect(pairsOf(after, 3)).toEqual(pairsOf(before, 3));
  });

  test('has another day between two coming periods, with the limits that follow from it', async () => {
    const league = await seasons.begun(5, { goalie_starts_period: 7 });
    const limits = async () =>
      (
        await query<{
          goalie_starts: number;
        }>`select goalie_starts from matchup_period where league_id = ${league.id} order by number`
      ).map(({ goalie_starts }) => goalie_starts);
    const move = (period: number, ends_on: string, by = 0) =>
      league.call(by, 'PUT', `/matchups/${period}/days`, { ends_on });
    const before = await matchups(league);
    const from = before.periods[1]?.starts_on ?? '';
    expect((await move(2, dayPlus(from, 8))).status).toBe(200);
    const { periods } = await matchups(league);
    expect(periods.map(({ starts_on, ends_on }) => [starts_on, ends_on]).slice(1, 3)).toEqual([
      [from, dayPlus(from, 8)],
      [dayPlus(from, 9), dayPlus(from, 13)],
    ]);
    expect(await limits()).toEqual([7, 9, 5, 7, 7]);
    expect((await log(league))[0]).toMatch(
      /moved the last day of matchup 2 from .+ to .+\. Matchup 3 begins on the day/,
    );
    expect((await move(2, dayPlus(from, 8))).status).toBe(200);
    expect((await log(league)).filter((line) => line.includes('moved the last day'))).toHaveLength(1);
    const dates = (weeks: number, preview = '') =>
      league.call<{ changes: string[] }>(0, preview ? 'POST' : 'PUT', `/phase/dates${preview}`, {
        season: before.season,
        season_starts_on: before.periods[0]?.starts_on,
        season_ends_on: dayPlus(before.periods[0]?.starts_on ?? '', weeks * 7 - 1),
      });
    const lost = /^Matchup 2 no longer ends on .+, the day that a commissioner chose/;
    expect((await dates(2, '/preview')).body.changes).toContainEqual(expect.stringMatching(lost));
    expect((await dates(4)).body.changes).not.toContainEqual(expect.stringMatching(lost));
    expect((await matchups(league)).periods.map(({ ends_on }) => ends_on)[1]).toBe(dayPlus(from, 8));
    expect((await dates(5)).status).toBe(200);
    const names = [
      await move(2, dayPlus(from, 12)),
      await move(5, dayPlus(from, 30)),
      await move(2, dayPlus(from, 6), 1),
    ].map(({ status, body }) => [status, body.refusal?.name]);
    expect(names).toEqual([
      [422, 'periodLength'],
      [409, 'lastPeriodStays'],
      [403, 'forbidden'],
    ]);
    await goTo(league, 8);
    const begun = await move(2, dayPlus(from, 6));
    expect([begun.status, begun.body.refusal?.name]).toEqual([409, 'pairsNotOpen']);
  });

  test('has other days between rounds of the play-offs that have not begun', async () => {
    const league = await seasons.begun(6, { num_teams: 4, playoff_teams: 4, playoff_end: 'season' });
    const move = (period: number, ends_on: string) => league.call(0, 'PUT', `/matchups/${period}/days`, { ends_on });
    const ends = async () => (await matchups(league)).periods.slice(3).map(({ ends_on: day }) => day);
    const { periods, season } = await matchups(league);
    expect(periods.map(({ round }) => round)).toEqual([null, null, null, null, 1, 2]);
    const [last = '', semi = '', final = ''] = await ends();
    expect((await move(4, dayPlus(last, 2))).status).toBe(200);
    expect((await log(league))[0]).toMatch(
      /matchup 4 from .* Matchup 5 \(the semi-finals\) begins on the day after it\.$/,
    );
    expect((await move(5, dayPlus(semi, -1))).status).toBe(200);
    expect((await log(league))[0]).toMatch(/matchup 5 \(the semi-finals\) from .* Matchup 6 \(the final\) begins/);
    expect(await ends()).toEqual([dayPlus(last, 2), dayPlus(semi, -1), final]);
    const names = [await move(5, dayPlus(final, -1)), await move(6, dayPlus(final, 1))].map(
      ({ status, body }) => [status, body.refusal?.name] as const,
    );
    expect(names).toEqual([
      [422, 'periodLength'],
      [409, 'lastPeriodStays'],
    ]);
    const first = periods[0]?.starts_on ?? '';
    const corrected = await league.call(0, 'PUT', '/phase/dates', {
      ...{ season, season_starts_on: dayPlus(first, 1), season_ends_on: final },
    });
    expect(corrected.status).toBe(200);
    expect((await ends()).slice(0, 2)).toEqual([dayPlus(last, 2), dayPlus(semi, -1)]);
    expect((await move(5, semi)).status).toBe(200);
    expect((await ends())[1]).toBe(semi);
    await goTo(league, 30);
    expect((await move(5, dayPlus(today, 5))).body.refusal?.name).toBe('pairsNotOpen');
  });

  test('has no other days in a round that has begun with its first week', async () => {
    const league = await seasons.begun(8, {
      num_teams: 4,
      playoff_teams: 4,
      playoff_periods: 2,
      playoff_end: 'season',
    });
    const { periods } = await matchups(league);
    expect(periods.map(({ round }) => round)).toEqual([null, null, null, null, 1, 1, 2, 2]);
    await goTo(league, 29);
    const moved = await league.call(0, 'PUT', '/matchups/6/days', { ends_on: dayPlus(today, 14) });
    expect([moved.status, moved.body.refusal?.message]).toEqual([
      409,
      expect.stringMatching(/^Round 1 of the play-offs began on /),
    ]);
  });

  test('follows the days of rounds after a table of roto with their goalie games', async () => {
    const league = await seasons.begun(8, {
      ...{ num_teams: 4, format: 'roto', table_playoff_teams: 4, playoff_end: 'season', roto_goalies: 8 },
    });
    const rounds = () =>
      query<{ goalie_games: number; days: number }>`select goalie_games, ends_on - starts_on + 1 as days
        from matchup_period where league_id = ${league.id} order by number`;
    const share = (days: number) => Math.ceil((8 * days) / 56);
    const before = await rounds();
    expect(before).toEqual(before.map(({ days }) => ({ days, goalie_games: share(days) })));
    const [first] = (await matchups(league)).periods;
    const moved = await league.call(0, 'PUT', '/matchups/1/days', {
      ends_on: dayPlus(first?.ends_on ?? '', 3),
    });
    expect(moved.status).toBe(200);
    expect(await rounds()).toEqual([
      { days: 10, goalie_games: share(10) },
      { days: 4, goalie_games: share(4) },
    ]);
  });

  test('is drawn again from another seed before it begins', async () => {
    const league = await seasons.begun(5);
    await edit(league, 1, await others(league, 1));
    const before = await matchups(league);
    expect((await redraw(league)).status).toBe(200);
    const after = await matchups(league);
    expect(after.seed).not.toBe(before.seed);
    expect(after.periods.every(({ edited }) => !edited)).toBe(true);
    for (const { number } of after.periods)
      expect(
        pairsOf(after, number)
          .flatMap((pair) => [pair.home_team_id, pair.away_team_id])
          .filter((id) => id !== null)
          .sort(),
      ).toEqual([...league.teams].sort());
    expect(await log(league)).toContainEqual(expect.stringContaining(`Its seed is ${after.seed}`));
  });

  test('has two opponents for each team in a season of double-headers', async () => {
    const league = await seasons.begun(5, { matchup_double: true });
    const [one = '', two = '', three = ''] = league.teams;
    const pair = (home_team_id: string, away_team_id: string | null) => ({ home_team_id, away_team_id });
    const pairs = pairsOf(await matchups(league), 1);
    expect(pairs).toHaveLength(3);
    expect(pairs.every(({ away_team_id: away }) => away !== null)).toBe(true);
    const once = await edit(league, 2, [pair(one, two), pair(three, null)]);
    expect([once.status, once.body.refusal?.name]).toEqual([422, 'teamNotOnce']);
    const twice = await edit(league, 2, [pair(one, two), pair(two, one), pair(three, null), pair(three, null)]);
    expect(twice.body.refusal?.name).toBe('tooManyByes');
    expect((await edit(league, 2, [pair(three, one), pair(three, two), pair(one, two)])).status).toBe(200);
    await goTo(league, 7);
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points) select league_id, id, ${(await matchups(league)).season}, false, ${dayPlus(today, -3)}::date, 3 from team where id = any(${[one]})`;
    await sweep();
    const { periods, table } = await matchups(league);
    expect(periods[0]?.state).toBe('ended');
    expect(table.find(({ team_id: id }) => id === one)).toMatchObject({ wins: 2, losses: 0, points: 3, periods: 1 });
    expect(table.filter(({ team_id: id }) => id !== one)).toMatchObject([
      { wins: 0, losses: 1, ties: 1 },
      { wins: 0, losses: 1, ties: 1 },
    ]);
    const { body } = await league.call<MatchupPageAnswer>(0, 'GET', `/matchups/1/${periods[0]?.matchups[0]?.number}`);
    expect([body.home.points, body.away?.points ?? 0].sort()).toEqual(
      [body.home.team_id, body.away?.team_id].includes(one) ? [0, 3] : [0, 0],
    );
    const told = await query`select from job_run where key like ${`notice-mail-matchup-${one}-%`}`;
    expect(told).toHaveLength(2);
  });

  test('is refused for others, for periods that have begun, and where a team is not in it once', async () => {
    const league = await seasons.begun(5);
    const pairs = await others(league, 1);
    const [one = '', two = ''] = league.teams;
    expect((await edit(league, 1, pairs, 1)).status).toBe(403);
    expect((await redraw(league, 1)).status).toBe(403);
    const twice = await edit(league, 1, [
      { home_team_id: one, away_team_id: two },
      { home_team_id: one, away_team_id: null },
    ]);
    expect([twice.status, twice.body.refusal?.name]).toEqual([422, 'teamNotOnce']);
    expect((await edit(league, 99, pairs)).status).toBe(404);
    const foreign = await seasons.begun(5);
    expect((await edit(league, 1, pairsOf(await matchups(foreign), 1))).body.refusal?.name).toBe('teamNotOnce');
    await goTo(league, 3);
    expect((await edit(league, 1, pairs)).body.refusal?.name).toBe('pairsNotOpen');
    expect((await redraw(league)).body.refusal?.name).toBe('pairsNotOpen');
    expect((await edit(league, 2, pairs)).status).toBe(200);
  });
});
