import { expect, test } from '@jest/globals';
import { championsOf } from '@crease/core/competition/champion.rules.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { extrasWords } from '@crease/core/imports/move-in/extras.words.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { NO_EXTRAS, type ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { seasonPlus } from '@crease/core/season.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { bring, take } from '../../archive/testing/moves.js';
import { datesOf, matchupSeasons } from '../../competition/matchups/testing/matchup-season.js';
import { findPlaces, findPrecedence, findTable } from '../../competition/table.queries.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const { app } = await fileApp();
const { database, form, goTo, matchups, step, sweep } = matchupSeasons(app, { num_teams: 4 });

async function moving() {
  const league = await playLeague(app, { phase: 'annual-drafts', form });
  const { season } = await matchups(league);
  return { league, season, past: seasonPlus(season, -1) };
}

type Row = readonly [
  period: number | null,
  round: number | null,
  home: number,
  points: number,
  away: number,
  other: number,
];
const matchesOf = (league: PlayLeague, season: string, rows: readonly Row[]): ExtrasBody['matches'] =>
  rows.map(([period, round, home, home_points, away, away_points], at) => ({
    ...{ where: `m.csv, row ${at + 2}`, season, period, round, bracket: null },
    ...{ home: league.teams[home] ?? '', away: league.teams[away] ?? '', home_points, away_points },
    ...{ categories: false, winner: null },
  }));
const tableOf = (league: PlayLeague, season: string): ExtrasBody['standings'] =>
  league.teams.map((team, at) => ({
    ...{ where: `s.csv, row ${at + 2}`, season, team, rank: at + 1, points: 100 - at },
    record: { wins: 3 - at, losses: at, ties: 0 },
  }));
const moveIn = (league: PlayLeague, along: Partial<ExtrasBody>, dryRun = false) => {
  const form = new FormData();
  const text = JSON.stringify({ rosters: '', along: { ...NO_EXTRAS, ...along } });
  form.append('file', new Blob([text], { type: 'application/json' }), 'league.json');
  return league.call<MoveInAnswer & Refused>(0, 'POST', `/move-in?dry_run=${dryRun}`, form);
};
const undo = (league: PlayLeague, id: string | null) => league.call(0, 'POST', `/move-in/${id}/undo`, {});
const of = ({ along }: MoveInAnswer) => along.filter(({ kind }) => kind === 'matches');
const actions = (answer: MoveInAnswer) => of(answer).map(({ action }) => action);
const whys = (answer: MoveInAnswer) => of(answer).map(({ why }) => (why === null ? null : extrasWords(why)));
const seasonOf = (league: PlayLeague, season: string) => league.get<MatchupsAnswer>(1, `/matchups?season=${season}`);
const historyOf = (league: PlayLeague) => league.get<HistoryAnswer>(1, '/history');
const stored = (league: PlayLeague) =>
  database.query(
    `select m.*, p.round, p.decided_at, p.told_at, s.brought from matchup m
     join matchup_period p on (p.league_id, p.season, p.number) = (m.league_id, m.season, m.period)
     join matchup_season s on (s.league_id, s.season) = (m.league_id, m.season)
     where m.league_id = $1 and s.brought is not null order by m.season, m.period, m.number`,
    [league.id],
  );

/** Two regular periods, semi-finals and a final that the second team of the table wins. */
const ROWS: readonly Row[] = [
  [1, null, 0, 90, 1, 80.5],
  [1, null, 2, 70, 3, 70],
  [2, null, 1, 60, 2, 50],
  [20, 1, 0, 80, 3, 70],
  [20, 1, 1, 75, 2, 60],
  [21, 2, 0, 60, 1, 66],
  [21, 2, 2, 50, 3, 40],
];

test('past matchups and play-offs are tried, brought, shown and taken back', async () => {
  const { league, past } = await moving();
  const [first, second] = league.teams;
  const along = { matches: matchesOf(league, past, ROWS), standings: tableOf(league, past) };
  const trial = await moveIn(league, along, true);
  expect([trial.status, trial.body.move_in_id, actions(trial.body)]).toEqual([200, null, ROWS.map(() => 'created')]);
  expect(trial.body.matches).toEqual([{ season: past, count: 7, rounds: 2, champion: second, left: 1 }]);
  expect(await stored(league)).toEqual([]);

  const { body } = await moveIn(league, along);
  expect(extrasWords(of(body)[0]!.what)).toMatch(/^\d{4}-\d{2}, period 1: .* 90, .* 80\.5$/);
  const again = await moveIn(league, along);
  expect([actions(again.body), again.body.move_in_id]).toEqual([ROWS.map(() => 'unchanged'), null]);

  const shown = await seasonOf(league, past);
  expect(shown.seed).toBeNull();
  expect(shown.periods.map(({ number, round, state, brought }) => [number, round, state, brought])).toEqual([
    [1, null, 'final', true],
    [2, null, 'final', true],
    [20, 1, 'final', true],
    [21, 2, 'final', true],
  ]);
  expect(shown.periods[3]?.matchups.map(({ bracket, home_points }) => [bracket, home_points])).toEqual([
    [null, 60],
    ['third', 50],
  ]);
  expect(shown.playoffs).toMatchObject({
    champion: second,
    begun: true,
    seeds: [{ team_id: first, seed: 1, out_in: 2 }, { team_id: second, seed: 2, out_in: null }, {}, {}],
  });
  expect(shown.playoffs?.third?.pairs).toMatchObject([{ ahead: league.teams[2] }]);

  const history = await historyOf(league);
  expect(history.seasons[0]).toMatchObject({ season: past, has_matches: true, brought: true, champions: [second] });
  const pair = [first, second].sort();
  const rivalry = history.rivalries.find((one) => one.team_id === pair[0] && one.other_id === pair[1]);
  expect([rivalry?.wins, rivalry?.losses, (rivalry?.playoff_wins ?? 0) + (rivalry?.playoff_losses ?? 0)]).toEqual([
    1, 1, 1,
  ]);
  expect(rivalry?.last).toEqual({ season: past, period: 21 });
  expect(history.records.win[0]).toMatchObject({ season: past, figure: 15, from: null, to: null });
  const page = await league.call(1, 'GET', `/matchups/1/1?season=${past}`);
  expect(page.status).toBe(404);

  expect((await undo(league, body.move_in_id)).status).toBe(200);
  expect(await stored(league)).toEqual([]);
  const after = await historyOf(league);
  expect([after.seasons, after.rivalries]).toEqual([[], []]);
});

test('a season without a table has the one of its matchups', async () => {
  const { league, past } = await moving();
  await moveIn(league, { matches: matchesOf(league, past, ROWS.slice(0, 3)) });
  const { seasons, titles } = await historyOf(league);
  expect(seasons[0]?.table.map(({ team_id: id, record }) => [league.teams.indexOf(id), record])).toEqual([
    [0, { wins: 1, losses: 0, ties: 0 }],
    [1, { wins: 1, losses: 1, ties: 0 }],
    [3, { wins: 0, losses: 0, ties: 1 }],
    [2, { wins: 0, losses: 1, ties: 1 }],
  ]);
  expect(titles).toEqual([{ team_id: league.teams[0], count: 1 }]);
  expect((await seasonOf(league, past)).playoffs).toBeNull();
});

test('a season without a table is seeded by its matchups, and again by a table that comes later', async () => {
  const { league, past } = await moving();
  const rows = [ROWS[6]!, ROWS[5]!, ROWS[4]!, ROWS[3]!, ...ROWS.slice(0, 3)];
  await moveIn(league, { matches: matchesOf(league, past, rows) });
  const seedsOf = async () =>
    (await seasonOf(league, past)).playoffs?.seeds.map(({ team_id: id }) => league.teams.indexOf(id));
  expect(await seedsOf()).toEqual([0, 1, 3, 2]);

  const standings = tableOf(league, past).map((row, at) => ({ ...row, rank: 4 - at, record: null }));
  const { body } = await moveIn(league, { standings });
  expect(await seedsOf()).toEqual([3, 2, 1, 0]);
  const again = await moveIn(league, { matches: matchesOf(league, past, rows) });
  expect(new Set(actions(again.body))).toEqual(new Set(['unchanged']));
  await undo(league, body.move_in_id);
  expect(await seedsOf()).toEqual([0, 1, 3, 2]);
});

test('play-offs without a stored table decide the places that drafts and conditions read', async () => {
  const { league, past } = await moving();
  const [first, second, third, fourth] = league.teams;
  await moveIn(league, { matches: matchesOf(league, past, ROWS) });
  const table = await findTable(database.db, league.id, past);
  const shown = (await seasonOf(league, past)).table;
  expect(shown.map(({ team_id: id, rank, wins, losses }) => [id, rank, wins, losses])).toEqual([
    [second, 1, 1, 1],
    [first, 2, 1, 0],
    [third, 3, 0, 1],
    [fourth, 4, 0, 0],
  ]);
  expect(championsOf(table).map(({ teamId }) => teamId)).toEqual([second]);
  expect(table.map(({ teamId }) => teamId)).toEqual([second, first, third, fourth]);
  // The match for third place moves no team in the order of a draft.
  expect(await findPrecedence(database.db, league.id, past)).toEqual([third, fourth, first, second]);
  expect((await findPlaces(database.db, league.id, past)).get(second ?? '')).toBe(1);
});

test('the winner that a level match for third place names is third', async () => {
  const { league, past } = await moving();
  const [first, second, third, fourth] = league.teams;
  const rows = ROWS.map((row): Row => (row[1] === 2 && row[2] === 2 ? [21, 2, 2, 50, 3, 50] : row));
  const matches = (winner: string | undefined) =>
    matchesOf(league, past, rows).map((row) =>
      row.home === third && row.period === 21 ? { ...row, winner: winner ?? null } : row,
    );
  const places = async () => (await findTable(database.db, league.id, past)).map(({ teamId }) => teamId);
  await moveIn(league, { matches: matches(third) });
  expect(await places()).toEqual([second, first, third, fourth]);
  expect((await seasonOf(league, past)).playoffs?.third?.pairs).toMatchObject([{ ahead: third, broken: 'other-site' }]);
  const { body } = await moveIn(league, { matches: matches(fourth) });
  expect(actions(body).filter((action) => action === 'created')).toHaveLength(1);
  expect(await places()).toEqual([second, first, fourth, third]);
  expect(new Set(actions((await moveIn(league, { matches: matches(fourth) })).body))).toEqual(new Set(['unchanged']));
  await undo(league, body.move_in_id);
  expect(await places()).toEqual([second, first, third, fourth]);
});

test('teams without a matchup in an imported season have no place in it', async () => {
  const { league, past } = await moving();
  const [first, second, third] = league.teams;
  const rows: Row[] = [ROWS[0]!, ROWS[2]!, [20, 1, 0, 60, 1, 66]];
  await moveIn(league, { matches: matchesOf(league, past, rows) });
  expect(await findPrecedence(database.db, league.id, past)).toEqual([third, first, second]);
  expect((await findTable(database.db, league.id, past)).map(({ teamId }) => teamId)).toEqual([second, first, third]);
  expect((await seasonOf(league, past)).table.map(({ team_id: id }) => id)).toEqual([second, first, third]);
});

test('play-offs decide between the teams that share the first place of a table', async () => {
  const { league, past } = await moving();
  const final: Row[] = ROWS.map((row): Row => (row[1] === 2 && row[2] === 0 ? [21, 2, 0, 70, 1, 66] : row));
  const standings = tableOf(league, past).map((row, at) => (at === 1 ? { ...row, rank: 1 } : row));
  await moveIn(league, { standings });
  expect((await historyOf(league)).seasons[0]?.champions).toHaveLength(2);
  const { body: later } = await moveIn(league, { matches: matchesOf(league, past, final) });
  expect((await historyOf(league)).seasons[0]?.champions).toEqual([league.teams[0]]);
  await undo(league, later.move_in_id);
  expect((await historyOf(league)).seasons[0]?.champions).toHaveLength(2);
});

test('play-offs that are numbered before regular periods are refused with the reason', async () => {
  const { league, past } = await moving();
  const rows: Row[] = [ROWS[0]!, ROWS[1]!, [1, 1, 0, 5, 1, 4], ROWS[2]!];
  const { body } = await moveIn(league, { matches: matchesOf(league, past, rows.slice(1)) });
  expect(actions(body)).toEqual(['created', 'refused', 'created']);
  expect(whys(body)[1]).toBe(
    'Period 1 of the play-offs comes before regular period 2. Number the play-offs after it, or leave the period empty.',
  );
});

test('another import of a season replaces it, and undoing that restores the first one with its table', async () => {
  const { league, past } = await moving();
  await moveIn(league, { matches: matchesOf(league, past, ROWS), standings: tableOf(league, past) });
  const before = [await stored(league), (await historyOf(league)).seasons];
  const final = ROWS.map((row): Row => (row[1] === 2 && row[2] === 0 ? [21, 2, 0, 70, 1, 66] : row));
  const other = await moveIn(league, { matches: matchesOf(league, past, final) });
  expect(actions(other.body).filter((action) => action === 'created')).toHaveLength(1);
  expect((await historyOf(league)).seasons[0]?.champions).toEqual([league.teams[0]]);
  await undo(league, other.body.move_in_id);
  const restored = await stored(league);
  const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row, decided_at: null }));
  expect(plain(restored)).toEqual(plain(before[0] as object[]));
  expect((await historyOf(league)).seasons).toEqual(before[1]);
});

test('rows that do not fit are refused with the reason, and the others are brought', async () => {
  const { league, season, past } = await moving();
  const rows = matchesOf(league, past, [
    [1, null, 0, 5, 1, 4],
    [1, null, 1, 4, 0, 5],
    [1, null, 1, 4, 0, 6],
    [2, null, 0, 5, 0, 4],
    [20, 1, 0, 5, 1, 5],
    [null, null, 0, 5, 1, 4],
  ]);
  const foreign = {
    ...matchesOf(league, past, [[3, null, 0, 1, 1, 2]])[0]!,
    where: 'm.csv, row 9',
    away: 'Tm9aaaaaaaaa',
  };
  const present = matchesOf(league, season, [[1, null, 0, 1, 1, 2]]).map((row) => ({
    ...row,
    where: 'now.csv, row 2',
  }));
  const { body } = await moveIn(league, { matches: [...rows, foreign, ...present] });
  const byRow = new Map(of(body).map(({ where, action, why }) => [where, [action, why && extrasWords(why)]]));
  expect([...rows, foreign].map(({ where }) => byRow.get(where)).slice(0, 6)).toEqual([
    ['created', null],
    ['unchanged', null],
    ['refused', 'm.csv, row 2 has a matchup of these teams in this period. Keep one of the two rows.'],
    ['refused', 'Both sides are the same team. Check which column is the other team.'],
    [
      'refused',
      'The score is tied in round 1 of the play-offs. Name the team that advanced in the column of the winner.',
    ],
    ['refused', 'The row has neither a period nor a round. Fill in one of them.'],
  ]);
  expect(whys(body)).toContain('The row names a team that is not in this league.');
  expect(whys(body)).toContain(
    `The season ${season} is not over in this league. Bring the record of each team with a table of standings.`,
  );
  expect(await stored(league)).toHaveLength(1);
});

test('sweeps leave brought matchups alone, seasons played here refuse them, and archives carry them', async () => {
  const { league, past } = await moving();
  await moveIn(league, { matches: matchesOf(league, past, ROWS), standings: tableOf(league, past) });
  const before = await stored(league);
  const copy = await bring(league.manager(0), await take(app.url, league.manager(0).token, league.id));
  const there = await league
    .manager(0)
    .api<MatchupsAnswer>('GET', `/api/${copy.body.league_id}/matchups?season=${past}`);
  const plain = ({ periods }: MatchupsAnswer) =>
    periods.map(({ number, round, brought, matchups: pairs }) => [
      ...[number, round, brought],
      pairs.map(({ bracket, home_points, away_points }) => [bracket, home_points, away_points]),
    ]);
  expect(plain(there.body)).toEqual(plain(await seasonOf(league, past)));

  expect((await step(league, 'in-season', datesOf(2))).status).toBe(200);
  await goTo(league, 15);
  await sweep();
  await sweep();
  expect((await step(league, 'offseason')).status).toBe(200);
  await sweep();
  expect(await stored(league)).toEqual(before);

  const { season } = await matchups(league);
  expect((await step(league, 'annual-drafts')).status).toBe(200);
  const { body } = await moveIn(league, { matches: matchesOf(league, season, ROWS) });
  expect(new Set(whys(body))).toEqual(new Set([`The season ${season} was played here, and has its matchups.`]));
});
