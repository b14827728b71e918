import { afterAll, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsChangedAnswer, SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { DEFAULT_SCORING, figuresOf } from '@crease/core/players/scoring/scoring.table.js';
import type { RulesAnswer } from '@crease/core/settings/rulebook.schema.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { bring, take } from '../../../archive/testing/moves.js';
import { writeGames } from '../../../players/games.tables.js';
import { playLeague, seedOf, type PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../../testing/test-app.js';
import { timeMachine } from '../../../testing/time-machine.js';
import { ScoringService } from '../../scoring/scoring.service.js';
import { planMatchups } from '../calendar.writer.js';
import { matchupSeasons } from '../testing/matchup-season.js';

const time = await timeMachine('2025-10-01T16:00:00Z');
const { app, database, query } = await fileApp({ databaseUrl: time.url });
afterAll(() => time.close());
const { form, step, matchups, log } = matchupSeasons(app, { num_teams: 2 });
const SEASON = '2025-26';
const DATES = { season_starts_on: '2025-10-06', season_ends_on: '2025-12-14' };

interface Playing {
  readonly league: PlayLeague;
  readonly players: readonly number[];
}

/** A season of six weeks from Monday, 6 October. The first team has two forwards. */
async function playing(zone: string, more: Partial<LeagueForm> = {}): Promise<Playing> {
  const league = await playLeague(app, { phase: 'annual-drafts', form: { ...form, ...more } });
  await database.query('update league set time_zone = $2 where id = $1', [league.id, zone]);
  const held = await league.hold(0, [seedOf('F', 1), seedOf('F', 1)]);
  const answer = await step(league, 'in-season', DATES);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await database.query(`update session set active_at = '2099-01-01', last_seen_at = '2099-01-01'`);
  return { league, players: held.map(({ id }) => id) };
}
const change = (league: PlayLeague, settings: object) =>
  league.call<SettingsChangedAnswer & Refused>(0, 'PATCH', '/settings', settings);
const NONE = figuresOf(() => 0);
/** Goals of players on a day, delivered and scored. */
async function play(day: string, ...goals: readonly (readonly [number, number])[]): Promise<void> {
  await database.write(({ db }) =>
    writeGames(
      db,
      goals.map(([player_id, g]) => ({
        ...NONE,
        ...{ player_id, g, day, season: SEASON, playoffs: false, source: 'test', game_id: `g${day}` },
      })),
    ),
  );
  await app.app.get(ScoringService).accrueDue();
}
const pointsOf = ({ periods }: MatchupsAnswer, { teams }: PlayLeague, most: number) =>
  periods
    .slice(0, most)
    .map(({ matchups: [pair] }) => (pair?.home_team_id === teams[0] ? pair?.home_points : pair?.away_points));
const GOALS_2 = { ...DEFAULT_SCORING, goal: 2 };

test('new weights count from the next period, in every zone and however late they are applied', async () => {
  const both = [await playing('America/Toronto'), await playing('Asia/Tokyo')];
  const goals = (day: string, g: number) => play(day, ...both.map(({ players: [one = 0] }) => [one, g] as const));
  const points = async (most: number) => {
    const [own, other] = await Promise.all(
      both.map(async ({ league }) => pointsOf(await matchups(league), league, most)),
    );
    expect(own).toEqual(other);
    return own;
  };
  const [
    {
      league,
      players: [one = 0],
    },
  ] = both as [Playing, Playing];
  await time.travel('2025-10-08T20:00:00Z', app);
  await goals('2025-10-07', 1);
  const preview = await league.call<SettingsPreviewAnswer>(0, 'POST', '/settings/preview', { scoring: GOALS_2 });
  expect(preview.body.changes).toMatchObject([
    {
      effect: 'next-period',
      begins: 'From Oct 13, 2025',
      counts_from: '2025-10-13',
      moves: [
        { points: 1, would_be: 2 },
        { points: 0, would_be: 0 },
      ],
    },
  ]);
  for (const each of both) await change(each.league, { scoring: GOALS_2 });
  const coming = async () => (await league.get<RulesAnswer>(1, '/rules')).coming;
  expect(await coming()).toMatchObject([{ key: 'scoring', due_at: '2025-10-13T12:00:00.000Z' }]);
  expect((await log(league))[0]).toContain('as of the matchup period from Oct 13, 2025: the scoring from goal 1');

  // No process applies the change in time.
  await time.set('2025-10-14T20:00:00Z', app);
  await goals('2025-10-12', 1);
  await goals('2025-10-13', 1);
  expect(await points(2)).toEqual([2, 2]);
  const page = await league.call<MatchupPageAnswer>(1, 'GET', '/matchups/2/1');
  const sides = [page.body.home, page.body.away].flatMap((side) => side?.players ?? []);
  expect(sides.find(({ player_id: id }) => id === one)).toMatchObject({ points: 2 });
  await time.travel('2025-10-15T20:00:00Z', app);
  await goals('2025-10-15', 1);
  // A correction of the first period, scored with that period's weights.
  await goals('2025-10-07', 3);
  expect(await points(2)).toEqual([4, 4]);

  await change(league, { scoring: { ...GOALS_2, goal: 5 } });
  const copy = await bring(league.manager(0), await take(app.url, league.manager(0).token, league.id));
  const there = await league.manager(0).api<MatchupsAnswer>('GET', `/api/${copy.body.league_id}/matchups`);
  const scores = ({ periods }: MatchupsAnswer) =>
    periods.map(({ matchups: [pair] }) => [pair?.home_points, pair?.away_points]);
  expect(scores(there.body)).toEqual(scores(await matchups(league)));

  // The change follows a calendar that is planned again, and can be taken back.
  await query`update matchup_period set ends_on = '2025-10-22' where league_id = ${league.id} and number = 2`;
  const dates = { startsOn: DATES.season_starts_on, endsOn: DATES.season_ends_on };
  await database.write(({ db }) => planMatchups(db, { id: league.id, season: SEASON }, dates));
  const third = (await matchups(league)).periods[2]?.starts_on ?? '';
  const [waiting] = await coming();
  expect([third, waiting?.due_at]).toEqual(['2025-10-23', '2025-10-23T12:00:00.000Z']);
  await time.travel('2025-10-22T20:00:00Z', app);
  await league.call(0, 'DELETE', `/settings/coming/${waiting?.id ?? ''}`);
  expect(await coming()).toEqual([]);
  await time.travel('2025-10-23T20:00:00Z', app);
  await goals(third, 1);
  expect(pointsOf(await matchups(league), league, 3)).toEqual([4, 4, 2]);
});

test('new line-up places count from the next period, however late they are applied @long', async () => {
  const { league, players } = await playing('Asia/Tokyo', {
    lineups: 'day',
    ...{ lineup_f: 1, lineup_d: 0 },
    ...{ lineup_u: 0, lineup_g: 0 },
  });
  const from = (await matchups(league)).periods[1]?.starts_on ?? '';
  await time.travel(`${dayPlus(from, -4)}T20:00:00Z`, app);
  const { body } = await change(league, { lineup_f: 2 });
  expect(body.coming).toMatchObject([{ key: 'lineup_f', effect: 'next-period', due_at: `${from}T12:00:00.000Z` }]);
  const seats = async (day: string) =>
    (await league.get<LineupAnswer>(1, `/teams/${league.teams[0]}/lineup?day=${day}`)).seats;
  expect([await seats(dayPlus(from, -1)), await seats(from)]).toEqual([
    [{ kind: 'F', count: 1 }],
    [{ kind: 'F', count: 2 }],
  ]);
  const [one = 0, two = 0] = players;
  const set = await league.call(0, 'PUT', `/teams/${league.teams[0]}/lineup`, {
    day: from,
    places: [one, two].map((player_id) => ({ kind: 'F', player_id })),
    override_reason: 'For this test',
  });
  expect([set.status, set.body]).toMatchObject([200, {}]);

  await time.travel(`${dayPlus(from, 2)}T20:00:00Z`, app);
  const placed = () =>
    query<{ day: string; count: number }>`select day::text, cardinality(player_ids) as count from lineup_day
      where team_id = ${league.teams[0]} and day >= ${dayPlus(from, -2)} order by day`.then((rows) =>
      rows.map(({ day, count }) => [day, count]),
    );
  const days = [-2, -1, 0, 1, 2].map((by) => [dayPlus(from, by), by < 0 ? 1 : 2]);
  expect((await placed()).slice(0, 5)).toEqual(days);

  await change(league, { lineups: 'off' });
  await time.travel(`${dayPlus(from, 9)}T20:00:00Z`, app);
  expect((await placed()).at(-1)?.[0]).toBe(dayPlus(from, 6));
  await change(league, { lineups: 'day', ...{ lineup_f: 1, lineup_d: 0 }, ...{ lineup_u: 0, lineup_g: 0 } });
  await time.travel(`${dayPlus(from, 16)}T20:00:00Z`, app);
  expect((await placed()).filter(([day]) => Number(day !== '') && String(day) > dayPlus(from, 6)).at(0)).toEqual([
    dayPlus(from, 14),
    1,
  ]);
});

test('a period whose first line-ups are stored has begun, also while its day is not yet the NHL’s', async () => {
  const { league } = await playing('Asia/Tokyo', {
    lineups: 'day',
    ...{ lineup_f: 1, lineup_d: 0 },
    ...{ lineup_u: 0, lineup_g: 0 },
  });
  const from = (await matchups(league)).periods[1]?.starts_on ?? '';
  await time.travel(`${dayPlus(from, -3)}T20:00:00Z`, app);
  // Noon has passed in the league's zone.
  await time.travel(`${from}T05:00:00Z`, app);
  const { body } = await change(league, { lineup_f: 2 });
  expect(body.coming).toMatchObject([{ key: 'lineup_f', due_at: `${dayPlus(from, 7)}T12:00:00.000Z` }]);
});
