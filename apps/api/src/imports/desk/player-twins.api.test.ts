import { expect, test } from '@jest/globals';
import type { TwinsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { newPlayer } from '@crease/core/players/files/import.rules.js';
import { writePlayers } from '../../players/players.tables.js';
import { SITE_OWNER, fileApp, type Refused } from '../../testing/test-app.js';
import { createLeague } from '../../testing/test-league.js';

const { app, database, query } = await fileApp();
const owner = await app.signUp('owner', { email: SITE_OWNER });
const commissioner = await app.signUp('anna');

const real = (id: number, name: string, born: string | null) =>
  writePlayers(database.db, [{ ...newPlayer(id, name, 'F'), birth_date: born, source: 'nhl', as_of: '2026-05-01' }]);
const bring = async (leagueId: string, rows: readonly string[]) => {
  const form = new FormData();
  const head = 'fantasy_team,player,pos,birth_date,create';
  form.append('file', new Blob([[head, ...rows].join('\n')]), 'rosters.csv');
  const { status, body } = await commissioner.api<MoveInAnswer & Refused>('POST', `/api/${leagueId}/move-in`, form);
  expect([status, body.refusal]).toEqual([200, undefined]);
  return body.rows.map(({ player_id }) => player_id ?? 0);
};
const league = () => createLeague(commissioner, { num_teams: 3, rookieDraftEnabled: true, rookie_bank_size: 20 });
const twins = async () => (await owner.api<TwinsAnswer>('GET', '/api/admin/player-twins')).body.twins;
const merge = (prospect: number, player: number) =>
  owner.api<TwinsAnswer & Refused>('POST', '/api/admin/player-twins', { prospect_id: prospect, player_id: player });
const holder = async (leagueId: string, playerId: number) =>
  (
    await query<{
      place: string;
    }>`select place from roster_entry where league_id = ${leagueId} and player_id = ${playerId}`
  )[0]?.place;

test('a prospect who came from the NHL is suggested, and becomes that player wherever he stood', async () => {
  const [one, two] = [await league(), await league()];
  const [prospect = 0] = await bring(one, ['Wolves,Zed Newcomer,F,2007-03-04,yes']);
  expect(await bring(two, ['Bears,Zed Newcomer,F,2007-03-04,yes'])).toEqual([prospect]);
  expect(prospect).toBeLessThan(1_000_000);
  expect(await twins()).toEqual([]);
  await real(8_490_001, 'Zed Newcomer', '2007-03-04');
  await real(8_490_002, 'Zed Newcomer', '1999-01-01');
  expect(await twins()).toMatchObject([
    { prospect: { id: prospect }, player: { id: 8_490_001 }, leagues: 2, born_alike: true, between: null },
  ]);
  const teams = await query<{ id: string }>`select id from team where league_id = ${one} order by number`;
  const [team = '', other = ''] = teams.map(({ id }) => id);
  await query`insert into watched_player (league_id, user_id, player_id)
    values (${one}, ${commissioner.userId}, ${prospect}), (${one}, ${commissioner.userId}, ${8_490_001})`;
  await query`insert into brought_past (league_id, kind, season, number, team_id, from_team_id, what, player_id) values (${one}, 'trade', '2020-21', 1, ${team}, ${other}, 'Zed', ${prospect})`;
  await query`insert into trade_block (team_id, league_id, player_ids) values (${team}, ${one}, ${[7, prospect]})`;
  await database.query(
    `insert into lineup_day (league_id, team_id, day, player_ids, places) select league_id, $1, '2026-01-01', $2, $3 from team where id = $1`,
    [
      team,
      [prospect, 5],
      JSON.stringify([
        { kind: 'F', player_id: prospect },
        { kind: 'F', player_id: prospect * 10 },
      ]),
    ],
  );

  // The contract in force is kept, although the other record has a released one.
  await query`insert into league_contract (league_id, player_id, salary, first_season, last_season, kind, source,
      released_at)
    values (${one}, ${prospect}, 30, '2025-26', '2026-27', 'standard', 'commissioner', null),
           (${one}, ${8_490_001}, 10, '2024-25', '2025-26', 'standard', 'commissioner', now())`;

  // A league that no longer has the player still refers to them.
  const three = await league();
  const [third = ''] = (
    await query<{ id: string }>`select id from team where league_id = ${three} order by number`
  ).map(({ id }) => id);
  await query`insert into trade_block (team_id, league_id, player_ids) values (${third}, ${three}, ${[prospect]})`;
  await query`insert into event (stream, seq, league_id, type, data, rooms) values ('told', 1, ${three}, 'activity', ${JSON.stringify({ kind: 'move', playerId: prospect, player: { id: prospect }, others: [prospect * 10] })}, '{}')`;

  expect(await merge(prospect, 8_490_001)).toMatchObject({ status: 200, body: { twins: [] } });
  expect(await query`select data from event where stream = 'told'`).toEqual([
    { data: { kind: 'move', playerId: 8_490_001, player: { id: 8_490_001 }, others: [prospect * 10] } },
  ]);
  for (const leagueId of [one, two]) expect(await holder(leagueId, 8_490_001)).toBe('active');
  expect(await query`select id from player where id = ${prospect}`).toEqual([]);
  expect(await query`select player_id from watched_player where league_id = ${one}`).toEqual([
    { player_id: 8_490_001 },
  ]);
  expect(await query`select player_id, salary from league_contract where league_id = ${one}`).toEqual([
    { player_id: 8_490_001, salary: 30 },
  ]);
  expect(await query`select player_id from brought_past where league_id = ${one}`).toEqual([{ player_id: 8_490_001 }]);
  expect(await query`select player_ids from trade_block where team_id = ${team}`).toEqual([
    { player_ids: [7, 8_490_001] },
  ]);
  expect(await query`select player_ids, places from lineup_day where team_id = ${team}`).toEqual([
    {
      player_ids: [8_490_001, 5],
      places: [
        { kind: 'F', player_id: 8_490_001 },
        { kind: 'F', player_id: prospect * 10 },
      ],
    },
  ]);
  const lines = await query<{
    league_id: string;
  }>`select league_id from event where data -> 'says' ->> 'key' = 'player.merged' order by league_id`;
  expect(lines.map(({ league_id }) => league_id)).toEqual([one, two, three].sort());
  expect((await merge(prospect, 8_490_001)).body.refusal.name).toBe('notOnePlayer');
});

test('a prospect without a birth date is suggested by name alone; goalies and others born are not', async () => {
  const one = await league();
  const [first = 0, second = 0] = await bring(one, ['Wolves,Yan Maybe,F,,yes', 'Wolves,Xav Elder,F,2006-01-01,yes']);
  await real(8_490_011, 'Yan Maybe', '2007-01-01');
  await real(8_490_012, 'Xav Elder', '1990-01-01');
  expect((await twins()).map(({ prospect, born_alike }) => [prospect.id, born_alike])).toEqual([[first, false]]);
  expect((await merge(second, 8_490_012)).body.refusal.name).toBe('notOnePlayer');
});

test('who stands in one league with two teams is not made one, and the words say where', async () => {
  const one = await league();
  await real(8_490_021, 'Wim Twice', '2005-05-05');
  await query`update player set full_name = 'Wim Other', search_name = 'wim other' where id = 8490021`;
  const [prospect = 0] = await bring(one, ['Wolves,Wim Twice,F,2005-05-05,yes', 'Bears,Wim Other,F,2005-05-05,']);
  await query`update player set full_name = 'Wim Twice', search_name = 'wim twice' where id = 8490021`;
  expect((await twins()).find(({ prospect: { id } }) => id === prospect)?.between?.teams).toEqual(['Wolves', 'Bears']);
  const refused = await merge(prospect, 8_490_021);
  expect([refused.status, refused.body.refusal.name]).toEqual([409, 'twoOwners']);
  expect(refused.body.refusal.message).toContain('with Wolves as a prospect, and with Bears');
  expect(await holder(one, prospect)).toBe('active');
});

test('nobody but the site owner sees or does it', async () => {
  expect((await commissioner.api('GET', '/api/admin/player-twins')).status).toBe(403);
  expect(await commissioner.api('POST', '/api/admin/player-twins', { prospect_id: 1, player_id: 2 })).toMatchObject({
    status: 403,
  });
});
