import { expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { dayPlus, daysBetween, dayWords } from '@crease/core/calendar.js';
import type { SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import { DEFAULT_SCORING } from '@crease/core/players/scoring/scoring.table.js';
import type { ChampionRostersAnswer, HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import type { Season } from '@crease/core/season.js';
import { fileApp } from '../../../testing/test-app.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { planMatchups } from '../calendar.writer.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
/** Four teams: semi-finals in the fourth of six weeks, the final in the fifth. */
const { database, sweep, goTo, matchups, log, step, ...seasons } = matchupSeasons(app, {
  num_teams: 4,
  format: 'points',
  table_playoff_teams: 4,
});

async function earn(league: PlayLeague, day: number, points: readonly number[]) {
  for (const [index, sum] of points.entries()) {
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select league_id, ${league.teams[index]}, season, false, starts_on + ${day}::int, ${sum} from league_season where league_id = ${league.id}`;
    await query`insert into team_points (league_id, team_id, season, playoffs, points)
       select league_id, ${league.teams[index]}, season, false, ${sum} from league_season where league_id = ${league.id}
       on conflict (league_id, team_id, season, playoffs) do update set points = team_points.points + excluded.points`;
  }
}
async function reach(league: PlayLeague, day: number) {
  const [row] = await query<{ from: number }>`select (min(p.starts_on) - min(s.starts_on)) as from from matchup_period p
     join league_season s on s.league_id = p.league_id and s.season = p.season where p.league_id = ${league.id}`;
  await goTo(league, day - (row?.from ?? 0));
}

test('the first of a table of points play for the title in the last weeks', async () => {
  const league = await seasons.begun(6);
  const { periods, table, playoffs } = await matchups(league);
  expect(table).toEqual([]);
  expect(periods.map(({ number, round }) => [number, round])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const start = periods[0]?.starts_on ?? '';
  expect(periods.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
    [start, dayPlus(start, 6)],
    [dayPlus(start, 7), dayPlus(start, 13)],
  ]);
  expect(playoffs).toMatchObject({ rounds: 2, begun: false, champion: null });
  await reach(league, 1);
  await earn(league, 0, [20, 19, 18, 10]);
  const race = await league.get<RaceAnswer>(0, '/race');
  expect(race.teams.map(({ record }) => record)).toEqual([null, null, null, null]);
  await reach(league, 21);
  // These points decide the first round, and do not move its seeds when it is paired late.
  await earn(league, 21, [1, 5, 5, 9]);
  await sweep();
  const begun = await matchups(league);
  expect(begun.playoffs?.seeds.map(({ team_id: id }) => league.teams.indexOf(id))).toEqual([0, 1, 2, 3]);
  expect(await log(league)).toContainEqual(expect.stringMatching(/^Play-offs\. The semi-finals: /));
  // The week decides, not the table: the last of it wins, and a tie goes to the better seed.
  await reach(league, 28);
  await sweep();
  const final = await matchups(league);
  expect(final.playoffs?.pairs.filter(({ round }) => round === 2).map((pair) => pair.home_team_id)).toEqual([
    league.teams[1],
  ]);
  expect(final.playoffs?.third?.pairs).toMatchObject([
    { home_team_id: league.teams[0], away_team_id: league.teams[2] },
  ]);
  await earn(league, 28, [0, 2, 1, 3]);
  await reach(league, 40);
  await sweep();
  await sweep();
  expect((await matchups(league)).playoffs?.champion).toBe(league.teams[3]);
  const [star] = await league.free([{ position: 'F', capHit: 1 }]);
  await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${star?.id}, ${league.teams[3]}, 'active', 'test')`;
  expect((await step(league, 'offseason')).status).toBe(200);
  const ended = await league.get<RaceAnswer>(0, '/race');
  expect(ended.champions.map(({ team_id: id }) => id)).toEqual([league.teams[3]]);
  // The trophy has the roster of the season's end, although the player left later.
  await query`delete from roster_entry where league_id = ${league.id} and player_id = ${star?.id}`;
  const won = `/api/${league.id}/history/rosters?season=${ended.season}`;
  expect((await league.manager(0).api<ChampionRostersAnswer>('GET', won)).body.teams).toMatchObject([
    { team_id: league.teams[3], players: [{ player_id: star?.id, position: 'F' }] },
  ]);
  const { seasons: past } = await league.get<HistoryAnswer>(0, '/history');
  expect(past.map(({ has_matches: matched, table: rows }) => [matched, rows[0]?.record])).toEqual([[true, null]]);
  const standing = await query<{
    team: string;
    rank: number;
    table_rank: number;
  }>`select team_id as team, rank, table_rank from season_standing where league_id = ${league.id} order by rank`;
  expect(standing.map(({ team, rank, table_rank: inTable }) => [league.teams.indexOf(team), rank, inTable])).toEqual([
    [3, 1, 3],
    [1, 2, 1],
    [2, 3, 2],
    [0, 4, 4],
  ]);
});

test('in a round new weights need a reason, and count from the next round', async () => {
  const league = await seasons.begun(6);
  const change = async (goal: number, more: object = {}) =>
    (
      await league.call<SettingsChangedAnswer>(0, 'PATCH', '/settings', {
        scoring: { ...DEFAULT_SCORING, goal },
        ...more,
      })
    ).body;
  await reach(league, 20);
  expect((await change(2)).applied).toEqual(['scoring']);
  await reach(league, 22);
  expect((await change(3)).coming).toMatchObject([{ key: 'scoring', effect: 'next-season' }]);
  expect((await log(league))[0]).toMatch(/ changed, as of 20\d\d-\d\d: the scoring/);
  const { applied, coming } = await change(4, { force: { reason: 'All managers agreed', illegal_team_ids: [] } });
  const next = (await matchups(league)).periods[1]?.starts_on ?? '';
  expect([applied, coming]).toMatchObject([
    [],
    [{ key: 'scoring', effect: 'next-period', due_at: `${next}T12:00:00.000Z` }],
  ]);
  const [line] = await log(league);
  expect(line).toContain(`as of the matchup period from ${dayWords(next)}: the scoring`);
  expect(line).toContain('Commissioner override: All managers agreed');
});

test('a league of points without play-offs has no rounds', async () => {
  const league = await seasons.begun(6, { table_playoff_teams: 0 });
  expect(await matchups(league)).toMatchObject({ seed: null, periods: [], playoffs: null });
});

test('seeds after a table of roto are those of the sums before the first round', async () => {
  const league = await seasons.begun(6, { format: 'roto' });
  await reach(league, 21);
  for (const [index, [before, on]] of [
    [4, 0],
    [3, 5],
    [2, 5],
    [1, 9],
  ].entries()) {
    const team = league.teams[index];
    for (const [day, goals] of [
      [0, before],
      [21, on],
    ])
      await query`insert into team_figures (league_id, team_id, season, day, figures)
         select league_id, ${team}, season, starts_on + ${day}::int, jsonb_build_object('g', ${goals}::int)
         from league_season where league_id = ${league.id}`;
    await query`insert into season_figures (league_id, team_id, season, figures)
       select league_id, ${team}, season, jsonb_build_object('g', ${(before ?? 0) + (on ?? 0)}::int) from league_season where league_id = ${league.id}`;
  }
  await sweep();
  const { playoffs } = await matchups(league);
  expect(playoffs?.seeds.map(({ team_id: id }) => league.teams.indexOf(id))).toEqual([0, 1, 2, 3]);
});

const phaseOf = (league: PlayLeague) => league.get<PhaseAnswer>(0, '/phase');
const roundsOf = async (league: PlayLeague) =>
  (await matchups(league)).periods.map(({ round, ends_on: end }) => [round, end]);

test('rounds of two weeks, a fixed bracket, ties that wait and a final at the season’s end', async () => {
  const league = await seasons.begun(8, {
    table_playoff_fixed: true,
    playoff_periods: 2,
    playoff_rounds: 'wins',
    playoff_ties: 'commissioner',
    playoff_end: 'season',
    playoff_third: false,
    playoff_deadline: 'last-period',
  });
  const [first] = (await matchups(league)).periods;
  const start = first?.starts_on ?? '';
  expect(await roundsOf(league)).toEqual([
    [1, dayPlus(start, 6)],
    [1, dayPlus(start, 13)],
    [2, dayPlus(start, 20)],
    [2, dayPlus(start, 27)],
  ]);
  const { last_period_starts_on: last, season_ends_on: end } = await phaseOf(league);
  expect([last, end]).toEqual([dayPlus(start, -7), dayPlus(start, 27)]);
  await reach(league, 28);
  await earn(league, 0, [20, 19, 18, 10]);
  await sweep();
  // The last seed narrowly wins one week, and the first seed wins the other: the sum of both decides. The second pair
  // is tied.
  await earn(league, 28, [1, 5, 5, 9]);
  await earn(league, 35, [30, 4, 4, 1]);
  await reach(league, 42);
  await query`insert into nhl_game (id, season, day, starts_at, away, home, state, read_at)
     select 'table-1', season, ${today}, now() + interval '3 hours', 'MTL', 'TOR', 'scheduled', now()
     from league_season where league_id = ${league.id}`;
  await sweep();
  await sweep();
  const [semi, level] = (await matchups(league)).playoffs?.pairs ?? [];
  expect(semi).toMatchObject({ wins: { home: 1, away: 1 }, ahead: league.teams[0] });
  expect(level).toMatchObject({ home_team_id: league.teams[1], tie: 'waits' });
  const { body } = await league.call<ConcernsAnswer>(0, 'GET', '/concerns');
  expect(body.concerns).toContainEqual(expect.objectContaining({ kind: 'ties-wait', todo: true, count: 1 }));
  const { periods } = await matchups(league);
  const number = periods[1]?.matchups.find(({ home_team_id: home }) => home === league.teams[1])?.number;
  const decided = await league.call(0, 'PUT', `/matchups/2/${number}/winner`, {
    team_id: league.teams[2],
    reason: 'More goals',
  });
  expect(decided.status).toBe(200);
  await sweep();
  const final = (await matchups(league)).playoffs?.pairs.find(({ round }) => round === 2);
  expect(final).toMatchObject({ home_team_id: league.teams[0], away_team_id: league.teams[2] });
  await query`delete from nhl_game where id = 'table-1'`;
});

test('the last regular week does not end trading where it is the season’s first', async () => {
  const of = async (weeks: number) => {
    const league = await seasons.begun(weeks, { table_playoff_teams: 2, playoff_deadline: 'last-period' });
    const { last_period_starts_on: last, season_starts_on: start } = await phaseOf(league);
    return last === null || start === null ? null : daysBetween(start, last);
  };
  expect([await of(3), await of(4)]).toEqual([null, 7]);
});

test('rounds after roto need their share of the season’s minimum of goalie games', async () => {
  const leastOf = async ({ id }: PlayLeague) => {
    const rows = await query<{
      least: number;
    }>`select goalie_games as least from matchup_period where league_id = ${id} order by number`;
    return rows.map((row) => row.least);
  };
  const begin = (roto_goalies: number, playoff_periods: number) =>
    seasons.begun(8, { format: 'roto', roto_goalies, playoff_periods });
  const least = async (goalies: number, periods: number) => leastOf(await begin(goalies, periods));
  expect(await least(0, 1)).toEqual([3, 3]);
  expect(await least(8, 1)).toEqual([1, 1]);
  const league = await begin(33, 2);
  expect(await leastOf(league)).toEqual([5, 5, 5, 5]);
  const planAgain = async () => {
    const [row] = await query<{
      season: Season;
      starts: string;
      ends: string;
    }>`select season, starts_on as starts, ends_on as ends from league_season where league_id = ${league.id}`;
    const { season, starts, ends } = row!;
    await database.write(({ db }) =>
      planMatchups(db, { id: league.id, season }, { startsOn: starts, endsOn: ends }, 'today'),
    );
  };
  await planAgain();
  expect(await leastOf(league)).toEqual([5, 5, 5, 5]);
  // A season that an earlier release began keeps three for seven days.
  await query`update category_season set round_goalies = 0 where league_id = ${league.id}`;
  await planAgain();
  expect(await leastOf(league)).toEqual([3, 3, 3, 3]);
});
