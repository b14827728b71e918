import { extrasWords, type ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import { expect, test } from '@jest/globals';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { NO_EXTRAS } from '@crease/core/imports/move-in/move-in.schema.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import { bring, take } from '../../archive/testing/moves.js';
import { datesOf, matchupSeasons } from '../../competition/matchups/testing/matchup-season.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const wordsOf = (said: ExtrasSaid | null) => (said === null ? null : extrasWords(said));

const { app } = await fileApp();
const { form, goTo, matchups, step } = matchupSeasons(app, { num_teams: 3 });

async function moving(more: Partial<LeagueForm> = {}) {
  const league = await playLeague(app, { phase: 'annual-drafts', form: { ...form, ...more } });
  return { league, season: (await matchups(league)).season };
}

interface Row {
  readonly team: number;
  readonly record: { readonly wins: number; readonly losses: number; readonly ties: number } | null;
}
const moveIn = (league: PlayLeague, season: string, rows: readonly Row[]) => {
  const form = new FormData();
  const standings = rows.map(({ team, ...row }, at) => ({
    ...{ where: `s.csv, row ${at + 2}`, season, team: league.teams[team], rank: null, points: null },
    ...row,
  }));
  const text = JSON.stringify({ rosters: '', along: { ...NO_EXTRAS, standings } });
  form.append('file', new Blob([text], { type: 'application/json' }), 'league.json');
  return league.call<MoveInAnswer & Refused>(0, 'POST', '/move-in?dry_run=false', form);
};
const record = (wins: number, losses: number, ties = 0) => ({ wins, losses, ties });
const actions = ({ along }: MoveInAnswer) => along.map(({ action }) => action);
const tableOf = ({ table }: MatchupsAnswer, league: PlayLeague) =>
  table.map(({ team_id: id, wins, losses, ties }) => [league.teams.indexOf(id), wins, losses, ties]);

test('results of the present season count in its table, are named, and can be taken back', async () => {
  const { league, season } = await moving();
  const rows = [
    { team: 0, record: record(1, 4) },
    { team: 1, record: record(3, 1, 1) },
    { team: 2, record: record(2, 3) },
  ];
  const { status, body } = await moveIn(league, season, rows);
  expect([status, actions(body)]).toEqual([200, ['created', 'created', 'created']]);
  expect(wordsOf(body.along[1]?.what ?? null)).toContain('3–1–1 before the move');

  const again = await moveIn(league, season, rows);
  expect([actions(again.body), again.body.move_in_id]).toEqual([['unchanged', 'unchanged', 'unchanged'], null]);
  const other = await moveIn(league, season, [{ team: 0, record: record(5, 0) }]);
  expect(actions(other.body)).toEqual(['updated']);
  const others = await moveIn(league, season, rows.slice(1));
  expect([actions(others.body), others.body.move_in_id]).toEqual([['unchanged', 'unchanged'], null]);
  await league.call(0, 'POST', `/move-in/${other.body.move_in_id}/undo`, {});

  expect((await step(league, 'in-season', datesOf(4))).status).toBe(200);
  await goTo(league, 1);
  const after = await matchups(league);
  expect(tableOf(after, league)).toEqual([
    [1, 3, 1, 1],
    [2, 2, 3, 0],
    [0, 1, 4, 0],
  ]);
  expect(after.brought).toHaveLength(3);
  const race = await league.get<RaceAnswer>(1, '/race');
  expect([race.brought, race.teams[0]]).toMatchObject([after.brought, { team_id: league.teams[1], rank: 1 }]);

  const copy = await bring(league.manager(0), await take(app.url, league.manager(0).token, league.id));
  const there = await league.manager(0).api<MatchupsAnswer>('GET', `/api/${copy.body.league_id}/matchups`);
  const plain = (answer: MatchupsAnswer) =>
    answer.brought?.map(({ wins, losses, ties }) => `${wins} ${losses} ${ties}`);
  expect(plain(there.body)?.sort()).toEqual(plain(after)?.sort());
  expect((await step(league, 'offseason')).status).toBe(200);
  const history = await league.get<HistoryAnswer>(1, '/history');
  expect(history.seasons[0]?.table[0]).toMatchObject({ team_id: league.teams[1], record: record(3, 1, 1) });
});

test('a past season has its records in the history, also without ranks and points', async () => {
  const { league, season } = await moving();
  const past = seasonPlus(season, -1);
  const { body } = await moveIn(league, past, [
    { team: 0, record: record(4, 10) },
    { team: 2, record: record(10, 4) },
  ]);
  expect(actions(body)).toEqual(['created', 'created']);
  const history = await league.get<HistoryAnswer>(1, '/history');
  const row = history.seasons.find((one) => one.season === past);
  expect(row?.table.map(({ team_id: id, rank, record: own }) => [id, rank, own])).toEqual([
    [league.teams[2], 1, record(10, 4)],
    [league.teams[0], 2, record(4, 10)],
  ]);
  expect((await matchups(league)).brought).toBeUndefined();
});

test('rows that cannot count are refused with the reason', async () => {
  const { league, season } = await moving();
  const { body } = await moveIn(league, season, [
    { team: 0, record: null },
    { team: 1, record: record(1, 0) },
    { team: 1, record: record(0, 1) },
  ]);
  expect(body.along.map(({ action, why }) => [action, wordsOf(why)])).toEqual([
    [
      'refused',
      `The season ${season} is not over in this league, so only results count: give the row wins and losses.`,
    ],
    ['created', null],
    ['refused', 'The table has the team twice.'],
  ]);
  const points = await moving({ format: 'points' });
  const answer = await moveIn(points.league, points.season, [{ team: 0, record: record(1, 0) }]);
  expect(answer.body.along.map(({ why }) => wordsOf(why))).toEqual([
    `The season ${season} is not played in matchups. Choose a format with matchups in the settings first.`,
  ]);
  const coming = await moveIn(league, seasonPlus(season, 1), [{ team: 0, record: record(1, 0) }]);
  expect(wordsOf(coming.body.along[0]?.why ?? null)).toContain('is not over');
});
