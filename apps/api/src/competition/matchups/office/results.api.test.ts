import { describe, expect, test } from '@jest/globals';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../../testing/test-app.js';
import { bring, take } from '../../../archive/testing/moves.js';
import { matchupSeasons } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, sweep, step, matchups, log, goTo, ...seasons } = matchupSeasons(app, { num_teams: 2 });

const earn = async (league: PlayLeague, home: number, away: number, period = 1) => {
  await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
     select m.league_id, side.team, p.season, false, p.starts_on, side.points from matchup m
     join matchup_period p on p.league_id = m.league_id and p.season = m.season and p.number = m.period,
     lateral (values (m.home_team_id, ${home}::numeric), (m.away_team_id, ${away}::numeric)) side (team, points)
     where m.league_id = ${league.id} and m.period = ${period}
     on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`;
};
/** A season whose first period is announced: 84 to 79.5. */
async function told(form: Partial<LeagueForm> = {}): Promise<PlayLeague> {
  const league = await seasons.begun(5, form);
  await goTo(league, 8);
  await earn(league, 84, 79.5);
  await sweep();
  return league;
}
const path = (league: PlayLeague, period = 1) => `/api/${league.id}/matchups/${period}/1`;
const set = (league: PlayLeague, home: number, away: number, { by = 0, period = 1 } = {}) =>
  league.manager(by).api<Refused>('PUT', `${path(league, period)}/result`, {
    home_points: home,
    away_points: away,
    reason: 'A locked goalie played',
  });
const undo = (league: PlayLeague, by = 0) => league.manager(by).api<Refused>('DELETE', `${path(league)}/result`);
const page = async (league: PlayLeague) => (await league.manager(1).api<MatchupPageAnswer>('GET', path(league))).body;
const first = async (league: PlayLeague) => (await matchups(league)).periods[0]?.matchups[0];
const wins = async (league: PlayLeague) => {
  const { periods, table } = await matchups(league);
  const matchup = periods[0]?.matchups[0];
  return [matchup?.home_team_id, matchup?.away_team_id].map(
    (id) => table.find(({ team_id }) => team_id === id)?.wins ?? -1,
  );
};

describe('a result that a commissioner sets', () => {
  test('counts instead of the computed one, is marked, logged and told, and is taken back in one press', async () => {
    const league = await told();
    expect(await wins(league)).toEqual([1, 0]);
    expect((await set(league, 84, 90.25)).status).toBe(200);
    expect(await wins(league)).toEqual([0, 1]);
    const mark = { reason: 'A locked goalie played', home_points: 84, away_points: 79.5, undoable: true };
    expect(await first(league)).toMatchObject({ home_points: 84, away_points: 90.25, set: mark });
    const shown = await page(league);
    expect([shown.home.points, shown.away?.points]).toEqual([84, 90.25]);
    expect(shown.set).toMatchObject({ ...mark, by: expect.stringMatching(/\w+ \w+/) });
    expect(await log(league)).toContainEqual(
      expect.stringMatching(/set the result of matchup 1: .* is 84–90\.25 instead of 84–79\.5: A locked goalie played/),
    );
    const notices = (await league.manager(1).api<{ notices: { title: string }[] }>('GET', '/api/notices')).body.notices;
    expect(notices.map(({ title }) => title)).toContain('Your commissioner set the result of matchup 1');

    expect((await undo(league)).status).toBe(200);
    expect(await wins(league)).toEqual([1, 0]);
    expect(await first(league)).toMatchObject({ home_points: 84, away_points: 79.5, set: null });
    expect(await log(league)).toContainEqual(
      expect.stringMatching(/undid the result of matchup 1: .* is 84–79\.5 instead of 84–90\.25/),
    );
    expect((await undo(league)).body.refusal?.name).toBe('noSetResult');
  });

  test('stays when games are corrected and the period is decided, also at the same moment', async () => {
    const league = await told();
    await goTo(league, 12);
    await earn(league, 84, 83);
    const [answer] = await Promise.all([set(league, 1, 2), sweep()]);
    expect(answer.status).toBe(200);
    await sweep();
    expect((await matchups(league)).periods[0]).toMatchObject({ state: 'final' });
    expect(await first(league)).toMatchObject({
      home_points: 1,
      away_points: 2,
      set: { home_points: 84, away_points: 83 },
    });
    expect(await wins(league)).toEqual([0, 1]);
    expect((await log(league)).filter((text) => text.includes('set the result'))).toHaveLength(1);
  });

  test('can be taken back until the next period has ended, and be set again later', async () => {
    const league = await told();
    await set(league, 0, 1);
    await goTo(league, 15);
    // The result was set in the second period, which is over now.
    await query`update matchup set set_at = now() - interval '7 days' where league_id = ${league.id} and period = 1`;
    expect((await first(league))?.set?.undoable).toBe(false);
    expect((await undo(league)).body.refusal?.name).toBe('setResultStays');
    expect((await set(league, 84, 79.5)).status).toBe(200);
    expect((await first(league))?.set?.undoable).toBe(true);
  });

  test('is refused for others, before its announcement, in play-offs, after the season and without a change', async () => {
    const league = await told();
    expect((await set(league, 1, 2, { by: 1 })).status).toBe(403);
    expect((await undo(league, 1)).status).toBe(403);
    const other = await told();
    const foreign = await other.manager(0).api<Refused>('PUT', `${path(league)}/result`, {
      home_points: 1,
      away_points: 2,
      reason: 'Not my league',
    });
    expect(foreign.status).toBe(404);
    const name = async (answer: Promise<{ body: Refused }>) => (await answer).body.refusal?.name;
    expect(await name(set(league, 84, 79.5))).toBe('sameResult');
    expect(await name(set(league, 1, 2, { period: 2 }))).toBe('resultNotOpen');
    expect(await name(set(league, 1, 2, { period: 99 }))).toBe('notFound');
    expect((await set(league, 1.2345, 2)).status).toBe(422);
    await query`update matchup_period set round = number where league_id = ${league.id} and number < 3`;
    expect(await name(set(league, 1, 2))).toBe('resultNotOpen');
    await query`update matchup_period set round = null where league_id = ${league.id} and number < 3`;
    // The meeting of two teams of the play-offs may have decided a tie between them.
    await query`update matchup_season set ties = 'head-to-head' where league_id = ${league.id}`;
    await query`insert into playoff_team (league_id, season, team_id, seed)
       select league_id, season, unnest(${league.teams}::text[]), 1 from matchup_season where league_id = ${league.id}`;
    expect(await name(set(league, 1, 2))).toBe('resultNotOpen');
    await query`delete from playoff_team where league_id = ${league.id}`;
    await step(league, 'offseason');
    expect(await name(set(league, 1, 2))).toBe('resultNotOpen');
  });

  test('counts in category points, and comes along in an archive', async () => {
    const league = await told({ format: 'h2h_each_category', categories: 'G, A, SOG' });
    const wrong = async (home: number, away: number) => (await set(league, home, away)).body.refusal?.name;
    expect(await wrong(1.25, 1)).toBe('resultSteps');
    expect(await wrong(3, 0.5)).toBe('resultWeights');
    expect((await set(league, 2, 0.5)).status).toBe(200);
    expect(await first(league)).toMatchObject({
      home_points: 2,
      away_points: 0.5,
      home_record: { wins: 2, losses: 0.5, ties: 0 },
      away_record: { wins: 0.5, losses: 2, ties: 0 },
    });
    expect(await wins(league)).toEqual([2, 0.5]);
    const owner = league.manager(0);
    const brought = await bring(owner, await take(app.url, owner.token, league.id));
    const copied = await owner.api<MatchupsAnswer>('GET', `/api/${brought.body.league_id}/matchups`);
    expect(copied.body.periods[0]?.matchups[0]).toMatchObject({
      home_points: 2,
      set: { reason: 'A locked goalie played' },
    });
  });
});

test('a commissioner adds results to a record and takes them, with a reason, a log line and an undo', async () => {
  const league = await told();
  const [home, away] = [(await first(league))?.home_team_id ?? '', (await first(league))?.away_team_id ?? ''];
  const change = (team_id: string, wins: number, losses: number, by = 0) =>
    league.call(by, 'POST', '/record-changes', {
      ...{ team_id, wins, losses, ties: 0, reason: 'A late line-up' },
    });
  expect((await change(away, 1, 0, 1)).status).toBe(403);
  expect((await change(away, 0, 0)).body.refusal?.name).toBe('recordUnchanged');
  const below = await change(away, -1, 0);
  expect([below.status, below.body.refusal]).toMatchObject([409, { name: 'recordBelowZero', field: 'wins' }]);
  expect((await change(away, 2, -1)).status).toBe(200);
  expect(await wins(league)).toEqual([1, 2]);
  const { table, record_changes: changes = [] } = await matchups(league);
  // Both won all their results, so points for decide.
  expect(table.map(({ team_id: id, wins: won, losses }) => [id, won, losses])).toEqual([
    [home, 1, 0],
    [away, 2, 0],
  ]);
  expect(changes).toMatchObject([
    { team_id: away, wins: 2, losses: -1, ties: 0, reason: 'A late line-up', undoable: true },
  ]);
  expect((await log(league))[0]).toMatch(
    /added 2 wins and took 1 loss in the record of .+, now 2–0 instead of 0–1: A late line-up$/,
  );
  const owner = league.manager(0);
  const copy = await bring(owner, await take(app.url, owner.token, league.id));
  const brought = (await owner.api<MatchupsAnswer>('GET', `/api/${copy.body.league_id}/matchups`)).body;
  expect(brought.table.map((row) => row.wins)).toEqual([1, 2]);
  const undo = () => owner.api<Refused>('DELETE', `/api/${league.id}/record-changes/${changes[0]?.id}`);
  expect((await undo()).status).toBe(200);
  expect(await wins(league)).toEqual([1, 0]);
  expect((await log(league))[0]).toContain('The record is 0–1 instead of 2–0.');
  expect((await undo()).status).toBe(404);
  // A period has ended since, so the change cannot be undone; a new change replaces it.
  expect((await change(home, 1, 0)).status).toBe(200);
  await query`update record_change set at = (at at time zone 'utc' - interval '30 days') at time zone 'utc' where league_id = ${league.id}`;
  const [later] = (await matchups(league)).record_changes ?? [];
  expect(later?.undoable).toBe(false);
  const stays = await owner.api<Refused>('DELETE', `/api/${league.id}/record-changes/${later?.id}`);
  expect(stays.body.refusal?.name).toBe('recordChangeStays');
});
