import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { seedOf, type PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';

const { app, query } = await fileApp();
const { database, sweep, matchups, log, goTo, step, ...seasons } = matchupSeasons(app, {
  num_teams: 2,
  matchup_ties: 'broken',
});

interface Life {
  readonly league: PlayLeague;
  readonly season: string;
  readonly day: string;
  readonly players: readonly (readonly [number, number])[];
}

/** The first period ended yesterday; nothing is scored yet. */
async function ended(form: Partial<LeagueForm> = {}): Promise<Life> {
  const league = await seasons.begun(6, form);
  const players: [number, number][] = [];
  for (const team of [0, 1]) {
    const [one, two] = await league.hold(team, [seedOf('F', 1), seedOf('F', 1)]);
    players.push([one?.id ?? 0, two?.id ?? 0]);
  }
  await query`update roster_entry set since = now() - interval '30 days' where league_id = ${league.id}`;
  await goTo(league, 8);
  const { season } = await matchups(league);
  return { league, season, day: dayPlus(today, -3), players };
}

let games = 1;
const play = ({ season, day }: Life, player: number | undefined, g: number, a = 0) =>
  query`insert into player_game (player_id, game_id, season, day, g, a, source) values (${player}, ${`tie-${games++}`}, ${season}, ${day}, ${g}, ${a}, 'test')`;
const earn = async ({ league, season, day }: Life, points: readonly number[]) => {
  for (const [team, sum] of points.entries())
    await database.query(
      `insert into team_day (league_id, team_id, season, playoffs, day, points) select league_id, $1, $2, false, $3, $4 from team where id = $1
       on conflict (league_id, team_id, season, playoffs, day) do update set points = excluded.points`,
      [league.teams[team], season, day, sum],
    );
};
const lineup = ({ league, day }: Life, team: number, ids: readonly number[]) =>
  database.query(
    `insert into lineup_day (league_id, team_id, day, places, player_ids) select league_id, $1, $2, $3::jsonb, $4 from team where id = $1
     on conflict (league_id, team_id, day) do update set places = excluded.places, player_ids = excluded.player_ids`,
    [league.teams[team], day, JSON.stringify(ids.map((playerId) => ({ playerId, kind: 'f', standIn: false }))), ids],
  );
/** Four days later: the result becomes final. */
const finish = async ({ league, players }: Life) => {
  await goTo(league, 12);
  await query`update player_game set day = day - 4 where player_id = any(${players.flat()})`;
  await query`update lineup_day set day = day - 4 where team_id = any(${league.teams})`;
  await sweep();
};
const table = async ({ league }: Life) =>
  Object.fromEntries(
    (await matchups(league)).table.map((row) => [
      league.teams.indexOf(row.team_id),
      `${row.wins}-${row.losses}-${row.ties}`,
    ]),
  );
const broken = async ({ league }: Life) => {
  const pair = (await matchups(league)).periods[0]?.matchups[0];
  if (pair?.broken == null) return null;
  const { by, home, away } = pair.broken;
  return { by, figures: pair.home_team_id === league.teams[0] ? [home, away] : [away, home] };
};

describe('a tie that the league breaks', () => {
  test('is won by bench points, in every room', async () => {
    const life = await ended();
    const [[first, second], [third, fourth]] = life.players as [[number, number], [number, number]];
    await lineup(life, 0, [first]);
    await lineup(life, 1, [third]);
    await play(life, first, 0, 2);
    await play(life, second, 0, 1);
    await play(life, third, 2);
    await play(life, fourth, 3);
    await earn(life, [2, 2]);
    expect(await table(life)).toEqual({ 0: '0-0-1', 1: '0-0-1' });
    await sweep();
    expect(await table(life)).toEqual({ 0: '0-1-0', 1: '1-0-0' });
    expect(await broken(life)).toEqual({ by: 'bench', figures: [1, 3] });
    expect(await log(life.league)).toContainEqual(
      expect.stringMatching(/were tied at 2, and .* won by bench points, 3 to 1/),
    );
    const page = await life.league.call<MatchupPageAnswer>(1, 'GET', '/matchups/1/1');
    expect(page.body.broken).toMatchObject({ by: 'bench' });
    const notices = await query<{
      says: string;
    }>`select n.says::text as says from notice n join membership m on m.user_id = n.user_id where m.league_id = ${life.league.id}`;
    expect(notices.map(({ says }) => says).join(' ')).toMatch(/"by": ?"bench"/);

    await finish(life);
    expect(await table(life)).toEqual({ 0: '0-1-0', 1: '1-0-0' });
    const { rivalries } = await life.league.get<HistoryAnswer>(1, '/history');
    expect(rivalries.map(({ wins, losses, ties }) => [wins + losses, ties])).toEqual([[1, 0]]);
  });

  test('goes by goals in categories, where a bench has no points', async () => {
    const life = await ended({ format: 'h2h_most_categories' });
    const [[first, second], [third]] = life.players as [[number, number], [number, number]];
    await lineup(life, 0, [first]);
    await lineup(life, 1, [third]);
    await play(life, first, 0, 2);
    await play(life, second, 5);
    await play(life, third, 1);
    await earn(life, [0, 0]);
    await sweep();
    expect(await broken(life)).toEqual({ by: 'goals', figures: [0, 1] });
    expect(await table(life)).toEqual({ 0: '0-1-0', 1: '1-0-0' });
  });

  test('takes no goalie over the limit of starts for a bench player', async () => {
    const life = await ended();
    const { league, season, day, players } = life;
    const [goalie] = await league.hold(0, [{ position: 'G', capHit: 1 }]);
    await query`update roster_entry set since = now() - interval '30 days' where league_id = ${league.id}`;
    await query`update matchup_period set goalie_starts = 1 where league_id = ${league.id}`;
    await query`insert into goalie_starts (league_id, team_id, season, day, starts) select league_id, ${league.teams[0]}, ${season}, ${dayPlus(day, -1)}, 1 from team where id = ${league.teams[0]}`;
    const [[first], [third, fourth]] = players as [[number, number], [number, number]];
    await lineup(life, 0, [first, goalie?.id ?? 0]);
    await lineup(life, 1, [third]);
    await play(life, first, 2);
    await play(life, goalie?.id, 0);
    await query`update player_game set gs = 1, w = 1, so = 1 where player_id = ${goalie?.id}`;
    await play(life, third, 2);
    await play(life, fourth, 1);
    await earn(life, [2, 2]);
    await sweep();
    expect(await broken(life)).toEqual({ by: 'bench', figures: [0, 1] });
  });

  test('goes on to goals, then to fewer players, where the bench is level', async () => {
    const life = await ended();
    const [[first], [third, fourth]] = life.players as [[number, number], [number, number]];
    await play(life, first, 1, 1);
    await play(life, third, 1);
    await play(life, fourth, 0, 1);
    await earn(life, [2, 2]);
    await sweep();
    expect(await broken(life)).toEqual({ by: 'players', figures: [1, 2] });
    expect(await table(life)).toEqual({ 0: '1-0-0', 1: '0-1-0' });

    // Corrections before the result is final are followed once a day.
    await query`update matchup_season set compared_on = compared_on - 1 where league_id = ${life.league.id}`;
    await query`update player_game set g = 2, a = 0 where player_id = ${third}`;
    await sweep();
    expect(await broken(life)).toEqual({ by: 'goals', figures: [1, 2] });
    expect(await table(life)).toEqual({ 0: '0-1-0', 1: '1-0-0' });
    await earn(life, [3, 2]);
    expect(await broken(life)).toBeNull();
    expect(await table(life)).toEqual({ 0: '1-0-0', 1: '0-1-0' });
    await earn(life, [2, 2]);
    await finish(life);
    expect(await table(life)).toEqual({ 0: '0-1-0', 1: '1-0-0' });
  });

  test('stays one where all is level, where the league keeps ties, and where a commissioner sets it', async () => {
    const level = await ended();
    await earn(level, [2, 2]);
    await sweep();
    expect([await broken(level), await table(level)]).toEqual([null, { 0: '0-0-1', 1: '0-0-1' }]);

    const kept = await ended({ matchup_ties: 'tie' });
    await play(kept, kept.players[0]?.[0], 1);
    await earn(kept, [1, 1]);
    await sweep();
    expect([await broken(kept), await table(kept)]).toEqual([null, { 0: '0-0-1', 1: '0-0-1' }]);

    const set = await ended();
    await play(set, set.players[0]?.[0], 1);
    await earn(set, [1, 1]);
    await sweep();
    expect(await table(set)).toEqual({ 0: '1-0-0', 1: '0-1-0' });
    const answer = await set.league.call(0, 'PUT', '/matchups/1/1/result', {
      home_points: 5,
      away_points: 5,
      reason: 'Both locked late',
    });
    expect(answer.status).toBe(200);
    expect([await broken(set), await table(set)]).toEqual([null, { 0: '0-0-1', 1: '0-0-1' }]);
  });

  test('that was broken when the season ended is level again after a step back', async () => {
    const life = await ended();
    await goTo(life.league, 3);
    const running = { ...life, day: dayPlus(today, -1) };
    await play(running, life.players[0]?.[0], 1);
    await earn(running, [1, 1]);
    expect((await step(life.league, 'offseason')).status).toBe(200);
    expect(await broken(life)).toMatchObject({ by: 'goals' });
    const { taking_back: change } = await life.league.get<{ taking_back: { id: string } }>(0, '/phase');
    await life.league.call(0, 'POST', '/phase/take-back', { change_id: change.id });
    expect(await broken(life)).toBeNull();
  });
});

test('a round of several periods is decided by the bench points of them all', async () => {
  const league = await seasons.begun(6, { playoff_teams: 2, playoff_periods: 2, playoff_ties: 'bench' });
  const players: number[] = [];
  for (const team of [0, 1])
    for (const { id } of await league.hold(team, [{ position: 'F', capHit: 1 }])) players.push(id);
  await query`update roster_entry set since = now() - interval '60 days' where league_id = ${league.id}`;
  const { periods, season } = await matchups(league);
  const first = periods.findIndex(({ round }) => round === 1);
  await goTo(league, 7 * first);
  await sweep();
  const [seed, other] = (await matchups(league)).playoffs?.seeds ?? [];
  const [better, worse] = [seed?.team_id ?? '', other?.team_id ?? ''].map((id) => league.teams.indexOf(id));
  await goTo(league, 7 * (first + 2));
  // Each seed leads one week; the sums are level.
  const weeks = [dayPlus(today, -14), dayPlus(today, -7)];
  for (const [week, points] of [
    [0, [3, 1]],
    [1, [1, 3]],
  ] as const)
    for (const [index, team] of [better ?? 0, worse ?? 0].entries())
      await database.query(
        `insert into team_day (league_id, team_id, season, playoffs, day, points) select league_id, $1, $2, false, $3, $4 from team where id = $1`,
        [league.teams[team], season, weeks[week], points[index]],
      );
  const idle = players[worse ?? 0];
  await query`insert into player_game (player_id, game_id, season, day, g, source) values (${idle}, 'tie-round', ${season}, ${weeks[0]}, 2, 'test')`;
  await database.query(
    `insert into lineup_day (league_id, team_id, day, places, player_ids) select league_id, $1, $2, '[]', '{}' from team where id = $1`,
    [league.teams[worse ?? 0], weeks[0]],
  );
  await sweep();
  const { playoffs } = await matchups(league);
  expect(playoffs?.pairs).toMatchObject([
    { home_points: 4, away_points: 4, ahead: league.teams[worse ?? 0], broken: 'bench' },
  ]);
  const number = periods[first]?.number ?? 0;
  const broken = async () => (await league.get<MatchupPageAnswer>(1, `/matchups/${number}/1`)).broken;
  expect(await broken()).toEqual({ by: 'bench', home: 0, away: 2 });
  // While the last period is played, what broke the first one's tie decides nothing.
  await database.query(
    `update matchup m set tie_by = n.tie_by, tie_home = n.tie_home, tie_away = n.tie_away
    from (values ($2::int, 'bench', 0, 2), ($2::int + 1, null, null, null)) n (period, tie_by, tie_home, tie_away)
    where m.league_id = $1 and m.period = n.period`,
    [league.id, number],
  );
  expect(await broken()).toBeNull();
  expect((await step(league, 'offseason')).status).toBe(200);
  expect((await matchups(league)).playoffs?.champion).toBe(league.teams[worse ?? 0]);
});
