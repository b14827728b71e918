import { describe, expect, test } from '@jest/globals';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { seedOf, type PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../../testing/test-app.js';
import { bring, take } from '../../../archive/testing/moves.js';
import { matchupSeasons } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, sweep, step, matchups, log, goTo, ...seasons } = matchupSeasons(app, { num_teams: 2 });

const earn = (league: PlayLeague, home: number, away: number, period = 1) =>
  query`insert into team_day (league_id, team_id, season, playoffs, day, points)
     select m.league_id, side.team, p.season, false, p.starts_on, side.points from matchup m
     join matchup_period p on p.league_id = m.league_id and p.season = m.season and p.number = m.period,
     lateral (values (m.home_team_id, ${home}::numeric), (m.away_team_id, ${away}::numeric)) side (team, points)
     where m.league_id = ${league.id} and m.period = ${period}
     on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`;
const shoot = (league: PlayLeague, home: readonly [g: number, sog: number], away: readonly [g: number, sog: number]) =>
  query`insert into team_figures (league_id, team_id, season, day, figures)
     select m.league_id, side.team, p.season, p.starts_on, side.figures from matchup m
     join matchup_period p on p.league_id = m.league_id and p.season = m.season and p.number = m.period,
     lateral (values (m.home_team_id, jsonb_build_object('g', ${home[0]}::int, 'sog', ${home[1]}::int)),
       (m.away_team_id, jsonb_build_object('g', ${away[0]}::int, 'sog', ${away[1]}::int))) side (team, figures)
     where m.league_id = ${league.id} and m.period = 1`;
/** A season in its first period, with 84 to 79.5. */
async function running(form: Partial<LeagueForm> = {}, day = 3): Promise<PlayLeague> {
  const league = await seasons.begun(5, form);
  await goTo(league, day);
  await earn(league, 84, 79.5);
  await sweep();
  return league;
}
const first = async (league: PlayLeague, period = 1) => (await matchups(league)).periods[period - 1]?.matchups[0];
const score = async (league: PlayLeague, period = 1) => {
  const pair = await first(league, period);
  return [pair?.home_points, pair?.away_points];
};
const page = (league: PlayLeague, period = 1) => league.get<MatchupPageAnswer>(1, `/matchups/${period}/1`);

interface Change {
  readonly side?: 'home' | 'away';
  readonly figure?: string | null;
  readonly period?: number;
  readonly by?: number;
}
const change = async (
  league: PlayLeague,
  amount: number,
  { side = 'away', figure = null, period = 1, by = 0 }: Change = {},
) => {
  const pair = await first(league, period);
  return league.call(by, 'POST', `/matchups/${period}/1/score-changes`, {
    ...{ team_id: pair?.[`${side}_team_id`] ?? league.teams[0], figure, amount, reason: 'A locked goalie played' },
  });
};
const undo = async (league: PlayLeague, { by = 0, period = 1 } = {}) => {
  const [one] = (await page(league, period)).score_changes ?? [];
  return league.call(by, 'DELETE', `/score-changes/${one?.id ?? 'none'}`);
};
const notices = async (league: PlayLeague, manager: number) =>
  (
    await league
      .manager(manager)
      .api<{ notices: { kind: string; title: string; detail: string; path: string }[] }>('GET', '/api/notices')
  ).body.notices.filter(({ kind }) => kind === 'matchup-ended');
const name = async (answer: Promise<{ body: Refused }>) => (await answer).body.refusal?.name;
const rows = async (league: PlayLeague) => {
  const { table } = await matchups(league);
  const pair = await first(league);
  return [pair?.home_team_id, pair?.away_team_id].map((id) => {
    const row = table.find(({ team_id }) => team_id === id);
    return [row?.wins, row?.points];
  });
};

describe('points that a commissioner adds to a matchup', () => {
  test('count at once, on its page, in the result, the table and the log, until they are taken back', async () => {
    const league = await running();
    expect((await change(league, 5.25)).status).toBe(200);
    expect(await score(league)).toEqual([84, 84.75]);
    const shown = await page(league);
    expect(shown.away?.points).toBe(84.75);
    expect(shown.score_changes).toMatchObject([
      { team_id: shown.away?.team_id, figure: null, amount: 5.25, reason: 'A locked goalie played', undoable: true },
    ]);
    expect(await log(league)).toContainEqual(
      expect.stringMatching(
        /changed a score: points of .* in matchup 1 are 84\.75 instead of 79\.5\. Reason: A locked goalie played/,
      ),
    );
    expect(await notices(league, 1)).toMatchObject([
      {
        title: 'Your commissioner changed a score in matchup 1',
        detail: expect.stringMatching(/^Points of .* in matchup 1 are 84\.75 instead of 79\.5\.$/),
        path: expect.stringMatching(new RegExp(`^/${league.id}/league/matchups/1/1\\?season=`)),
      },
    ]);
    // The commissioner, who manages the other team, knows.
    expect(await notices(league, 0)).toEqual([]);
    await goTo(league, 8);
    await sweep();
    expect(await rows(league)).toEqual([
      [0, 84],
      [1, 84.75],
    ]);
    expect((await undo(league)).status).toBe(200);
    expect(await score(league)).toEqual([84, 79.5]);
    expect(await rows(league)).toEqual([
      [1, 84],
      [0, 79.5],
    ]);
    expect(await log(league)).toContainEqual(
      expect.stringMatching(/undid a change of a score: points of .* are 79\.5 instead of 84\.75/),
    );
    expect((await page(league)).score_changes).toBeUndefined();
    expect((await notices(league, 1)).map(({ title }) => title)).toContain(
      'Your commissioner undid a change of a score in matchup 1',
    );
  });

  test('are added up with games that are corrected later, and are no correction of games themselves', async () => {
    const league = await running({ matchup_corrections: 'always' }, 8);
    await change(league, 1);
    await change(league, -0.5, { side: 'home' });
    await query`update matchup_season set compared_on = null where league_id = ${league.id}`;
    await sweep();
    expect(await score(league)).toEqual([83.5, 80.5]);
    expect((await log(league)).join(' ')).not.toContain('Games were corrected');
    await earn(league, 70, 79.5);
    await query`update matchup_season set compared_on = null where league_id = ${league.id}`;
    await sweep();
    expect(await score(league)).toEqual([69.5, 80.5]);
    expect((await log(league)).join(' ')).toContain('Games were corrected');
  });

  test('change a final result, and no later correction of its games does', async () => {
    const league = await running({}, 8);
    await goTo(league, 12);
    await sweep();
    expect((await matchups(league)).periods[0]?.state).toBe('final');
    await earn(league, 1, 1);
    expect((await change(league, 10)).status).toBe(200);
    expect(await score(league)).toEqual([84, 89.5]);
    expect((await rows(league)).map(([wins]) => wins)).toEqual([0, 1]);
    expect((await undo(league)).status).toBe(200);
    expect(await score(league)).toEqual([84, 79.5]);
  });

  test('level a matchup, whose tie is then broken', async () => {
    const league = await running({ matchup_ties: 'broken' }, 8);
    expect((await change(league, 4.5)).status).toBe(200);
    expect(await score(league)).toEqual([84, 84]);
    const [owner] = await query<{ id: string }>`select away_team_id as id from matchup where league_id = ${league.id}`;
    const [, one] = await league.hold(league.teams.indexOf(owner?.id ?? ''), [seedOf('F', 1), seedOf('F', 1)]);
    await query`update roster_entry set since = now() - interval '30 days' where league_id = ${league.id}`;
    const [period] = await query<{ season: string; day: string }>`select season, starts_on::text as day
      from matchup_period where league_id = ${league.id} and number = 1`;
    await query`insert into player_game (player_id, game_id, season, day, g, source)
      values (${one?.id}, ${`score-${league.id}`}, ${period?.season}, ${period?.day}, 1, 'test')`;
    await change(league, 1);
    await change(league, -1);
    expect((await first(league))?.broken).toMatchObject({ by: 'goals' });
    expect((await rows(league)).map(([wins]) => wins)).toEqual([0, 1]);
    await change(league, 1);
    expect((await first(league))?.broken).toBeNull();
  });

  test('decide the seeds of play-offs and a round of them, until it is final', async () => {
    const league = await seasons.begun(5, { playoff_teams: 2, playoff_periods: 1, playoff_end: 'season' });
    const { periods } = await matchups(league);
    const round = periods.findIndex((one) => one.round === 1) + 1;
    await goTo(league, 8);
    for (const period of periods.filter((one) => one.round === null)) await earn(league, 5, 5, period.number);
    const [home, away] = [(await first(league))?.home_team_id, (await first(league))?.away_team_id];
    await change(league, 1);
    await goTo(league, 7 * (round - 1));
    await sweep();
    const { playoffs } = await matchups(league);
    expect(playoffs?.seeds.map(({ team_id }) => team_id)).toEqual([away, home]);
    await goTo(league, 7 * (round - 1) + 2);
    await sweep();
    await change(league, 3, { period: round });
    const pair = (await matchups(league)).playoffs?.pairs[0];
    expect([pair?.home_points, pair?.away_points, pair?.ahead]).toEqual([0, 3, pair?.away_team_id]);
    await step(league, 'offseason');
    await query`update league set phase = 'in-season' where id = ${league.id}`;
    expect(await name(change(league, 1, { period: round }))).toBe('scoreNotOpen');
  });

  test('are refused for others, before the first day, beside a set result and after the next period', async () => {
    const league = await running({}, 8);
    expect((await change(league, 1, { by: 1 })).status).toBe(403);
    expect(await name(change(league, 0))).toBe('changeOfNothing');
    expect(await name(change(league, 1, { figure: 'g' }))).toBe('changeIsOfPoints');
    expect((await change(league, 1.2345)).status).toBe(422);
    expect((await change(league, 10_000)).status).toBe(422);
    expect(await name(change(league, 1, { period: 3 }))).toBe('scoreNotOpen');
    expect((await change(league, 1)).status).toBe(200);
    expect((await undo(league, { by: 1 })).status).toBe(403);
    const other = await running({}, 8);
    const [one] = (await page(league)).score_changes ?? [];
    const foreign = await other.call(0, 'DELETE', `/score-changes/${one?.id}`);
    expect(foreign.status).toBe(404);
    const strange = await league.call(0, 'POST', '/matchups/1/1/score-changes', {
      ...{ team_id: other.teams[0], figure: null, amount: 1, reason: 'Not my league' },
    });
    expect(strange.status).toBe(404);
    await query`update score_change set at = (at at time zone 'utc' - interval '30 days') at time zone 'utc' where league_id = ${league.id}`;
    expect(await name(undo(league))).toBe('scoreChangeStays');
    const result = { home_points: 1, away_points: 2, reason: 'For this test' };
    await league.call(0, 'PUT', '/matchups/1/1/result', result);
    expect(await name(change(league, 1))).toBe('scoreNotOpen');
    await league.call(0, 'DELETE', '/matchups/1/1/result');
    await query`update matchup_season set ties = 'head-to-head' where league_id = ${league.id}`;
    await query`insert into playoff_team (league_id, season, team_id, seed)
       select league_id, season, unnest(${league.teams}::text[]), 1 from matchup_season where league_id = ${league.id}`;
    expect(await name(change(league, 1))).toBe('resultNotOpen');
    await query`delete from playoff_team where league_id = ${league.id}`;
    await step(league, 'offseason');
    expect(await name(change(league, 1))).toBe('scoreNotOpen');
  });
});

test('a figure of a category counts in sums and percentages, also of a final result, and comes along', async () => {
  const league = await seasons.begun(5, { format: 'h2h_each_category', categories: 'G, S%' });
  await goTo(league, 8);
  await shoot(league, [4, 40], [4, 50]);
  await sweep();
  // Goals are level, and the home side shoots better.
  expect(await score(league)).toEqual([1.5, 0.5]);
  expect((await page(league)).score_figures).toEqual(['g', 'sog']);
  expect(await name(change(league, 1))).toBe('changeIsOfCategory');
  expect(await name(change(league, 0.5, { figure: 'g' }))).toBe('changeIsWhole');
  expect((await change(league, 1, { figure: 'g' })).status).toBe(200);
  // 5 goals of 50 shots are the same percentage as 4 of 40.
  expect(await score(league)).toEqual([0.5, 1.5]);
  expect((await page(league)).comparison.categories).toMatchObject([
    { home: 4, away: 5, winner: 'away' },
    { home: 0.1, away: 0.1, winner: 'tie' },
  ]);
  await query`update matchup_period set decided_at = now() where league_id = ${league.id} and number = 1`;
  expect((await change(league, -10, { figure: 'sog', side: 'home' })).status).toBe(200);
  expect(await score(league)).toEqual([1, 1]);
  expect((await log(league)).join(' ')).toMatch(/shots on goal of .* in matchup 1 are 30 instead of 40/);
  const { category_records: season } = await matchups(league);
  const home = (await first(league))?.home_team_id;
  expect(season?.teams.find(({ team_id }) => team_id === home)?.records).toEqual([
    { wins: 0, losses: 1, ties: 0, figure: 4 },
    { wins: 1, losses: 0, ties: 0, figure: 4 / 30 },
  ]);

  const owner = league.manager(0);
  const brought = await bring(owner, await take(app.url, owner.token, league.id));
  const copied = await owner.api<MatchupPageAnswer>('GET', `/api/${brought.body.league_id}/matchups/1/1`);
  expect(copied.body.score_changes).toMatchObject([
    { figure: 'g', amount: 1 },
    { figure: 'sog', amount: -10 },
  ]);
  const table = (await owner.api<MatchupsAnswer>('GET', `/api/${brought.body.league_id}/matchups`)).body.periods[0];
  expect([table?.matchups[0]?.home_points, table?.matchups[0]?.away_points]).toEqual([1, 1]);
});
