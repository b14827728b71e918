import { beforeAll, expect, test } from '@jest/globals';
import { NO_EXTRAS, type ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { BroughtAnswer, MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import type { BroughtTradeAnswer } from '@crease/core/trades/trade.schema.js';
import { insertPicks } from '../../leagues/draft-picks.tables.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

const { app, database, query } = await fileApp();

let league: PlayLeague;
let teams: string[];
let season: string;
let picks: { id: string; original_team_id: string }[];

beforeAll(async () => {
  league = await playLeague(app, { form: { num_teams: 3, rookieDraftEnabled: false }, phase: 'setup' });
  const rows = await query<{ id: string; season: string }>`select t.id, l.current_season as season from team t
    join league l on l.id = t.league_id where l.id = ${league.id} order by t.number`;
  teams = rows.map(({ id }) => id);
  season = rows[0]?.season ?? '';
  await insertPicks(database.db, league.id, [{ season, type: 'general', round: 2 }], teams);
  picks = await query`select id, original_team_id from draft_pick where league_id = ${league.id} and round = 2`;
});

const team = (at: number): string => teams[at] ?? '';
const bring = (past: readonly ExtrasBody['past'][number][]) => {
  const form = new FormData();
  const text = JSON.stringify({ rosters: '', along: { ...NO_EXTRAS, past } });
  form.append('file', new Blob([text], { type: 'application/json' }), 'league.json');
  return league.call<MoveInAnswer & Refused>(0, 'POST', '/move-in?dry_run=false', form);
};
const tradeOf = (id: string) => league.call<BroughtTradeAnswer>(1, 'GET', `/brought/trade?id=${id}`);
const row = (
  number: number,
  [day, from, to]: readonly [string, number, number],
  what: string,
  pick: ExtrasBody['past'][number]['pick'],
): ExtrasBody['past'][number] => ({
  ...{ where: `trades.csv, row ${number}`, kind: 'trade', season: seasonPlus(season, -1), day, what, pick },
  ...{ team: team(to), from_team: team(from), round: null, overall: null, nhl_id: null, pos: null },
});

test('picks of brought trades are lines of their tree: with who has them, or as what they were', async () => {
  const pick = { season, type: null, round: 2, original: team(1) };
  const old = { season: seasonPlus(season, -1), type: null, round: 1, original: team(0) };
  const elsewhere = { ...pick, original: 'a'.repeat(team(0).length) };
  const rows = [
    row(2, ['2024-11-02', 1, 0], 'A second-round pick', pick),
    row(3, ['2024-11-02', 0, 1], 'A first-round pick', old),
    row(4, ['2024-11-02', 0, 1], 'A pick of a team that is not here', elsewhere),
    row(5, ['2024-12-02', 1, 2], 'The same first', old),
  ];
  const done = await bring(rows);
  expect(done.body.along.map(({ action }) => action)).toEqual(['created', 'created', 'created', 'created']);
  const brought = await league.call<BroughtAnswer>(1, 'GET', '/brought');
  const [first = '', , , last = ''] = brought.body.rows.map(({ trade_id }) => trade_id ?? '');
  const [stays] = picks.filter(({ original_team_id }) => original_team_id === team(1));
  const here = { kind: 'draft-pick', pick_id: stays?.id, season, round: 2, assigned_to: team(1) };
  const was = { kind: 'brought-pick', season: old.season, type: null, round: 1, assigned_to: team(0) };
  const tree = await tradeOf(first);
  // The imported tables do not say how the pick returned to its original team.
  expect(tree.body.lines).toMatchObject([
    { team_id: team(0), item: here, fate: { type: 'before', now: team(1) } },
    { team_id: team(1), item: was, fate: { type: 'traded', trade_id: last, to: team(2) } },
    { team_id: team(1), item: { kind: 'told', what: 'A pick of a team that is not here' }, fate: { type: 'unknown' } },
  ]);
  expect((await tradeOf(last)).body.lines).toMatchObject([{ item: was, fate: { type: 'unknown' } }]);
  await database.query('update draft_pick set owner_team_id = $2 where id = $1', [stays?.id, team(0)]);
  expect((await tradeOf(first)).body.lines[0]).toMatchObject({ item: here, fate: { type: 'held' } });
  // Importing the same tables again changes nothing. Without the `pick` values they become plain text, and undo
  // restores them.
  expect((await bring(rows)).body).toMatchObject({ move_in_id: null });
  const words = await bring(rows.map((one) => ({ ...one, pick: null })));
  expect((await tradeOf(first)).body.lines.map(({ item }) => item.kind)).toEqual(['told', 'told', 'told']);
  const undo = `/api/${league.id}/move-in/${words.body.move_in_id ?? ''}/undo`;
  expect(await league.manager(0).api<Refused>('POST', undo, {})).toMatchObject({ status: 200 });
  expect((await tradeOf(first)).body.lines.map(({ item }) => item.kind)).toEqual([
    'draft-pick',
    'brought-pick',
    'told',
  ]);
});
