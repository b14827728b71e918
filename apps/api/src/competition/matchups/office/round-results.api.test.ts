import { beforeEach, expect, test } from '@jest/globals';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { bring, take } from '../../../archive/testing/moves.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../../testing/test-app.js';
import { semiFinals } from '../testing/semi-finals.js';

const { app } = await fileApp();
const { query, sweep, goTo, matchups, log, game, atSemiFinals, atFinal } = semiFinals(app);
beforeEach(() => query`delete from nhl_game where id like 'semi-%'`);

const path = async (league: PlayLeague, period: number, home: string) => {
  const found = (await matchups(league)).periods[period - 1]?.matchups.find((one) => one.home_team_id === home);
  return `/api/${league.id}/matchups/${period}/${found?.number}`;
};
type Sides = readonly [home: number, away: number];
const set = async (league: PlayLeague, period: number, home: string, [own, other]: Sides, by = 0) =>
  league.manager(by).api<Refused>('PUT', `${await path(league, period, home)}/result`, {
    ...{ home_points: own, away_points: other, reason: 'A locked goalie played' },
  });
const undo = async (league: PlayLeague, period: number, home: string) =>
  league.manager(0).api<Refused>('DELETE', `${await path(league, period, home)}/result`);
const titles = async (league: PlayLeague, team: string) =>
  (await league.manager(league.teams.indexOf(team)).api<{ notices: { title: string }[] }>('GET', '/api/notices')).body
    .notices.length;

test('a commissioner sets the result of a round, and the bracket follows until the next one begins', async () => {
  const { league, at, pairs, closed, told } = await atFinal();
  expect((await set(league, 3, at(1), [5, 8], 1)).status).toBe(403);
  const others = [at(1), at(4)].filter((team) => team !== league.teams[0]);
  const before = await Promise.all(others.map((team) => titles(league, team)));
  expect((await set(league, 3, at(1), [5, 8])).status).toBe(200);
  const after = await Promise.all(others.map((team) => titles(league, team)));
  expect(after).toEqual(before.map((count) => count + 1));
  expect((await log(league))[0]).toMatch(
    /set the result of matchup 3: .* is 5–8 instead of 9–5: A locked goalie played/,
  );
  await sweep();
  expect(await pairs(2)).toEqual(['2-4']);
  expect(await closed()).toEqual([1, 3]);
  const shown = (await matchups(league)).playoffs?.pairs[0];
  expect(shown).toMatchObject({ home_points: 5, away_points: 8, ahead: at(4) });

  expect((await undo(league, 3, at(1))).status).toBe(200);
  await sweep();
  expect(await pairs(2)).toEqual(['1-2']);
  expect(await told(/Results changed before the first game/)).toBe(2);
  expect((await undo(league, 3, at(1))).body.refusal?.name).toBe('noSetResult');
  expect((await set(league, 3, at(1), [9, 5])).body.refusal?.name).toBe('sameResult');

  expect((await set(league, 3, at(1), [1, 2])).status).toBe(200);
  await sweep();
  await game(league, -1);
  await sweep();
  const late = await set(league, 3, at(1), [3, 2]);
  expect([late.status, late.body.refusal]).toMatchObject([
    409,
    {
      name: 'resultNotOpen',
      message: expect.stringMatching(/^Round 2 of the play-offs began with its first NHL game/),
    },
  ]);
  expect((await undo(league, 3, at(1))).body.refusal?.name).toBe('resultNotOpen');
  expect(await pairs(2)).toEqual(['2-4']);
}, 60_000);

test('a result of the final decides the champion, and is taken back @long', async () => {
  const { league, at, score } = await atFinal();
  await game(league, -1);
  await sweep();
  await score(4, { 1: 9, 2: 5 });
  await goTo(league, 33);
  await sweep();
  await sweep();
  expect((await matchups(league)).playoffs?.champion).toBe(at(1));
  expect((await set(league, 4, at(1), [5, 6])).status).toBe(200);
  expect((await matchups(league)).playoffs?.champion).toBe(at(2));
  expect((await log(league)).filter((line) => line.includes('won the play-offs of'))).toHaveLength(2);
  const owner = league.manager(0);
  const brought = await bring(owner, await take(app.url, owner.token, league.id));
  const kept = await query`select set_home_points, set_away_points from matchup
    where league_id = ${brought.body.league_id} and set_at is not null`;
  expect(kept).toEqual([{ set_home_points: 5, set_away_points: 6 }]);
  expect((await undo(league, 4, at(1))).status).toBe(200);
  expect((await matchups(league)).playoffs?.champion).toBe(at(1));
  expect((await set(league, 4, at(1), [4, 4])).status).toBe(200);
  expect((await matchups(league)).playoffs?.champion).toBe(at(1));
}, 60_000);

test('a result of a round of two weeks is that of the round, once both are over', async () => {
  const { league, at, score } = await atSemiFinals({ playoff_periods: 2 }, 6);
  await score(3, { 1: 9, 4: 5 });
  await score(4, { 1: 9, 4: 5 });
  await goTo(league, 22);
  await sweep();
  expect((await set(league, 3, at(1), [5, 8])).body.refusal?.name).toBe('resultNotOpen');
  await goTo(league, 28);
  await game(league, 3);
  await sweep();
  const first = () => matchups(league).then(({ playoffs }) => playoffs?.pairs[0]);
  expect(await first()).toMatchObject({ home_points: 18, away_points: 10 });
  expect((await set(league, 3, at(1), [7, 8.5])).status).toBe(200);
  expect(await first()).toMatchObject({ home_points: 7, away_points: 8.5, ahead: at(4) });
  const page = await league.manager(1).api<MatchupPageAnswer>('GET', await path(league, 3, at(1)));
  expect(page.body).toMatchObject({
    home: { points: 7 },
    away: { points: 8.5 },
    set: { home_points: 18, away_points: 10 },
  });
  expect((await log(league))[0]).toContain('is 7–8.5 instead of 18–10');
  await query`update matchup_period set decided_at = now() where league_id = ${league.id} and round = 1`;
  const { records } = await league.get<HistoryAnswer>(1, '/history');
  expect(records.closest).toContainEqual(expect.objectContaining({ team_id: at(4), figure: 1.5 }));
  await query`update matchup_period set decided_at = null where league_id = ${league.id} and round = 1`;
  expect((await undo(league, 3, at(1))).status).toBe(200);
  expect(await first()).toMatchObject({ home_points: 18, away_points: 10, ahead: at(1) });
}, 60_000);

test('a result needs a winner where the commissioner decides ties', async () => {
  const { league, at, pairs } = await atFinal({ playoff_ties: 'commissioner' });
  const level = await set(league, 3, at(1), [7, 7]);
  expect([level.status, level.body.refusal]).toMatchObject([409, { name: 'levelResult', field: 'home_points' }]);
  expect((await set(league, 3, at(1), [7, 8])).status).toBe(200);
  await sweep();
  expect(await pairs(2)).toEqual(['2-4']);
}, 60_000);

test('a round of categories takes category points', async () => {
  const form = { format: 'h2h_most_categories', categories: 'G, A, SOG' } as const;
  const { league, at, pairs } = await atSemiFinals(form);
  const [home = ''] = (await matchups(league)).playoffs?.pairs.map(({ home_team_id }) => home_team_id) ?? [];
  await goTo(league, 21);
  await game(league, 3);
  await sweep();
  expect(home).toBe(at(1));
  expect((await set(league, 3, home, [1, 2.5])).body.refusal?.name).toBe('resultWeights');
  expect((await set(league, 3, home, [0.5, 2.5])).status).toBe(200);
  await sweep();
  expect(await pairs(2)).toEqual(['2-4']);
}, 60_000);
