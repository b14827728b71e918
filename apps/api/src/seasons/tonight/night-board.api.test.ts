import { expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { Place } from '@crease/core/position.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import type { NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { writeGames } from '../../players/games.tables.js';
import { writeSchedule } from '../../players/night.tables.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';

const { app, database, query } = await fileApp();

const SEASON = '2025-26';
const day = nightOf(Date.now());

async function begun(): Promise<PlayLeague> {
  const begins = await playLeague(app, { form: { num_teams: 3, ...NO_MINIMUMS } });
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${begins.id}, ${SEASON}, ${dayPlus(day, -30)}::date, ${dayPlus(day, 60)}::date)`;
  return begins;
}
const held = async (of: PlayLeague, team: number, place: Place = 'active') => {
  const [one] = await of.hold(team, [{ position: 'F', capHit: 1, place }]);
  return one?.id ?? 0;
};
const none = figuresOf(() => 0);
async function score(on: string, lines: readonly (Partial<Figures> & { player_id: number })[]) {
  await database.write(({ db }) =>
    writeGames(
      db,
      lines.map((line) => ({
        ...none,
        ...line,
        season: SEASON,
        playoffs: false,
        day: on,
        source: 'test',
        game_id: `board-${on}`,
      })),
      { underWay: true },
    ),
  );
  await app.app.get(ScoringService).accrueDue();
}
const board = async (of = league, manager = 1) => of.call<NightBoardAnswer>(manager, 'GET', '/tonight/board');
const rows = async () =>
  (await board()).body.teams.map(({ team_id, rank, gained, total, tonight }) => [
    league.teams.indexOf(team_id),
    rank,
    gained,
    total,
    tonight,
  ]);

const [league, other] = [await begun(), await begun()];
const [scorer, rival, idle] = [await held(league, 0), await held(league, 1), await held(league, 2)];
const reserve = await held(league, 2, 'rookie');
await query`insert into nhl_club (code, name, city, color) select c, c, c, '#123456' from unnest(${['MTL', 'TOR', 'BOS']}::text[]) c on conflict do nothing`;
await query`update player set nhl_club = case id when ${scorer} then 'MTL' when ${rival} then 'TOR' else 'BOS' end
  where id in (${scorer}, ${rival}, ${idle}, ${reserve})`;
await query`update roster_entry set since = now() - interval '20 days' where league_id = ${league.id}`;
await writeSchedule(database.db, [
  {
    id: `board-${day}`,
    season: SEASON,
    playoffs: false,
    day,
    // Not under way by the clock: then only watched leagues are scored.
    starts_at: new Date(Date.now() - 20 * 3_600_000).toISOString(),
    away: 'TOR',
    home: 'MTL',
    state: 'live',
    away_score: 0,
    home_score: 0,
    period: '1st',
    clock: '12:00',
  },
]);
await score(dayPlus(day, -2), [
  { player_id: rival, g: 2 },
  { player_id: idle, g: 1 },
  { player_id: reserve, g: 5 },
]);

test('before the day’s first points the table is that of the morning', async () => {
  const { body } = await board();
  expect(body).toMatchObject({
    day,
    season: SEASON,
    starts_on: dayPlus(day, -30),
    ends_on: dayPlus(day, 60),
    decided_by: 'points',
  });
  expect(await rows()).toEqual([
    [1, 1, 0, 2, 0],
    [2, 2, 0, 1, 0],
    [0, 3, 0, 0, 0],
  ]);
});

test('before the day’s first points the answer has the last day with points and its best players, without reserves', async () => {
  const { last } = (await board()).body;
  expect(last).toMatchObject({ day: dayPlus(day, -2) });
  expect(last?.teams.map(({ team_id, points }) => [league.teams.indexOf(team_id), points])).toEqual([
    [1, 2],
    [2, 1],
    [0, 0],
  ]);
  expect(last?.best.map(({ player_id, points, line }) => [player_id, points, line])).toEqual([
    [rival, 2, '2 G'],
    [idle, 1, '1 G'],
  ]);
  expect((await board(other)).body.last).toBeNull();
});

test('goals of the night move the points, the places and the change since the day began', async () => {
  await score(day, [
    { player_id: scorer, g: 2, a: 1 },
    { player_id: rival, g: 0 },
  ]);
  expect(await rows()).toEqual([
    [0, 1, 2, 3, 3],
    [1, 2, -1, 2, 0],
    [2, 3, -1, 1, 0],
  ]);
  expect((await board()).body.last).toBeNull();
});

test('names the players on the league’s teams whose clubs play, with their status in the league', async () => {
  const answer = (await board()).body;
  expect(answer.players.map(({ player_id, club, status }) => [player_id, club, status])).toEqual([
    [scorer, 'MTL', 'healthy'],
    [rival, 'TOR', 'healthy'],
  ]);
  expect((await board(other)).body.players).toEqual([]);
});

test('a stranger reads nothing', async () => {
  expect((await other.manager(1).api('GET', `/api/${league.id}/tonight/board`)).status).toBe(404);
});

const plays = async () =>
  (await board()).body.plays.map(({ player_id, counts, points, change: { g, a } }) => [
    player_id,
    g,
    a,
    counts,
    points,
  ]);

test('each goal and assist of a running game is a play, newest first, with what it brought', async () => {
  expect(await plays()).toEqual([[scorer, 2, 1, true, 3]]);
  await score(day, [{ player_id: scorer, g: 2, a: 2 }]);
  await score(day, [{ player_id: scorer, g: 1, a: 2, sog: 4 }]);
  // Shots alone are no news.
  await score(day, [{ player_id: scorer, g: 1, a: 2, sog: 5 }]);
  expect(await plays()).toEqual([
    [scorer, -1, 0, true, -1],
    [scorer, 0, 1, true, 1],
    [scorer, 2, 1, true, 3],
  ]);
});

test('a play of a reserve counts nothing, and a play that cannot be read counts as none', async () => {
  await query`update roster_entry set place = 'ir' where league_id = ${league.id} and player_id = ${scorer}`;
  await query`update night_play set after = '{"g":"two"}' where id = (select max(id) from night_play where player_id = ${scorer})`;
  const [newest, ...more] = await plays();
  expect(newest).toEqual([scorer, -2, -2, false, -4]);
  expect(more).toHaveLength(2);
});

test('a play of a goalie counts nothing on a day after the one on which the starts of the period reached the limit', async () => {
  const limited = await begun();
  const goalies: number[] = [];
  for (const team of [0, 1])
    for (const { id } of await limited.hold(team, [{ position: 'G', capHit: 1 }])) goalies.push(id);
  await query`update roster_entry set since = now() - interval '20 days' where league_id = ${limited.id}`;
  await query`insert into matchup_season (league_id, season, seed) values (${limited.id}, ${SEASON}, ${'0'.repeat(32)})`;
  await query`insert into matchup_period (league_id, season, number, starts_on, ends_on, goalie_starts) values (${limited.id}, ${SEASON}, 1, ${dayPlus(day, -2)}, ${dayPlus(day, 2)}, 1)`;
  // One start per period is allowed. Team 0 reached it yesterday; the start of team 1 was in the period before.
  for (const [team, on] of [
    [0, -1],
    [1, -3],
  ] as const)
    await query`insert into goalie_starts (league_id, team_id, season, day, starts) values (${limited.id}, ${limited.teams[team]}, ${SEASON}, ${dayPlus(day, on)}, 1)`;
  await score(
    day,
    goalies.map((player_id) => ({ player_id, a: 1, gs: 1, sa: 20 })),
  );
  const { body } = await board(limited);
  expect(new Map(body.plays.map(({ player_id, counts }) => [player_id, counts]))).toEqual(
    new Map([
      [goalies[0], false],
      [goalies[1], true],
    ]),
  );
});

test('plays of nights before yesterday are deleted with the next play', async () => {
  await query`update night_play set day = ${dayPlus(day, -3)}::date`;
  expect(await plays()).toEqual([]);
  await score(day, [{ player_id: rival, a: 1 }]);
  expect(await query`select count(*)::int as count from night_play`).toEqual([{ count: 1 }]);
});
