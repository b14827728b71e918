import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { schema } from '../../../schema.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { migrate } from '../schema/migrate.js';
import { COPIED_TABLES, keyStatements } from './distribution.obstacles.js';

const onCitus = process.env.CITUS_URL === undefined ? describe.skip : describe;

let database: TestDatabase;
let client: pg.Client;
const dropped: Promise<void>[] = [];
async function open(options?: { empty: boolean }): Promise<void> {
  database = await createTestDatabase(options);
  await connect();
}
async function connect(): Promise<void> {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}
afterEach(async () => {
  await client?.end();
  if (database) dropped.push(database.drop());
});
afterAll(() => Promise.all(dropped));

const rows = async <R extends object>(text: string, params: unknown[] = []): Promise<R[]> =>
  (await client.query<R>(text, params)).rows;

const tablesAt = async (condition: string) =>
  (await rows<{ name: string }>(`select logicalrelid::text as name from pg_dist_partition where ${condition}`))
    .map(({ name }) => name)
    .sort();
const ofKind = (kind: string) =>
  schema.entities.filter((table) => table.kind === kind).map(({ meta }) => meta.tableName);
const distributed = () =>
  tablesAt(`partmethod = 'h' and colocationid = (
  select colocationid from pg_dist_partition where logicalrelid = 'league'::regclass)`);
const KEYS = `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conrelid::regclass::text = any ($1) order by 1, 2`;
const TABLES = schema.entities.map(({ meta }) => meta.tableName);

async function fillLeague(): Promise<void> {
  await client.query(`insert into app_user (id, username, first_name, last_name, email, password_hash)
    values ('u', 'u', 'Ann', 'Lee', 'a@b.test', 'x')`);
  await client.query(`insert into league (id, name, type, phase, current_season, settings, created_by)
    values ('L', 'League', 'dynasty', 'setup', '2025-26', '{}', 'u')`);
  await client.query(
    `insert into team (league_id, id, name, number) values ('L', 'T1', 'One', 1), ('L', 'T2', 'Two', 2)`,
  );
}

onCitus('a database on a cluster', () => {
  it('has each league with all its rows on one machine, and shared tables on each', async () => {
    await open();
    const expected = ofKind('league');
    expect(await distributed()).toEqual(expected.sort());
    expect(await tablesAt(`repmodel = 't'`)).toEqual([...ofKind('shared'), ...COPIED_TABLES].sort());
    expect(await rows('select * from distribution_key')).toEqual([]);
    await migrate(database.url, schema);
    expect(await distributed()).toEqual(expected);
  });

  it('ends the same when its tables had rows before, with the keys of one PostgreSQL', async () => {
    await open({ empty: true });
    await migrate(
      database.url,
      schema,
      schema.migrations.map(({ name }) => name),
    );
    await fillLeague();
    const before = await rows<{ table: string; name: string; definition: string }>(KEYS, [TABLES]);
    await migrate(database.url, schema);
    expect(await rows(`select id from team where league_id = 'L' order by id`)).toEqual([{ id: 'T1' }, { id: 'T2' }]);
    const accepted = before
      .filter(({ name }) => name !== 'notice_league_id_fkey')
      .map((key) => ({
        ...key,
        definition: keyStatements(key.table, key.name, key.definition)[0]?.replace(/^.* add constraint \w+ /, ''),
      }));
    expect(await rows(KEYS, [TABLES])).toEqual(accepted);
  });

  it('distributes a table that a later migration made', async () => {
    await open();
    await client.query('drop table draft_reaction');
    await client.query(`create table draft_reaction (league_id text not null references league on delete cascade,
      draft_id text, primary key (league_id, draft_id))`);
    expect(await distributed()).not.toContain('draft_reaction');
    await migrate(database.url, schema);
    expect(await distributed()).toContain('draft_reaction');
  });

  it('keeps the effects of triggers for each writer', async () => {
    await open();
    await fillLeague();
    await client.query(`insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source)
      values (1, 'A B', 'A', 'B', 'a b', 'F', 'C', 'test')`);
    await client.query(
      `insert into membership (league_id, user_id, team_id, is_commissioner) values ('L', 'u', 'T1', true)`,
    );
    await client.query(`update membership set is_commissioner = false where league_id = 'L'`);
    expect(await rows(`select id from team where league_id = 'L' and commissioner_until is not null`)).toEqual([
      { id: 'T1' },
    ]);
    await client.query(`insert into retention (league_id, id, player_id, team_id, amount, percent, through_season)
      values ('L', 'R', 1, 'T1', 10, 10, '2030-31')`);
    await client.query(`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
      values ('L', 1, 'T1', 'active', 'test')`);
    expect(await rows(`select player_id from retention where league_id = 'L' and ended_at is not null`)).toHaveLength(
      1,
    );
    await client.query(`update roster_entry set team_id = 'T2' where league_id = 'L' and player_id = 1`);
    await client.query(`delete from roster_entry where league_id = 'L'`);
    expect(await rows(`select team_id from roster_past where league_id = 'L' order by team_id`)).toEqual([
      { team_id: 'T1' },
      { team_id: 'T2' },
    ]);
    await client.query(`insert into fa_pick
      (league_id, id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at)
      values ('L', 'F', '2025-26', 1, 1, 'T1', 'T1', now(), now())`);
    await client.query(`update fa_pick set owner_team_id = 'T2' where league_id = 'L' and id = 'F'`);
    expect(await rows(`select to_team_id from pick_move where league_id = 'L'`)).toEqual([{ to_team_id: 'T2' }]);
    await client.query(`insert into league_webhook (league_id, service, sealed, ending, kinds, is_on)
      values ('L', 'slack', 'x', 'x', '{}', true)`);
    await client.query(`insert into event (stream, seq, league_id, type, data, rooms, action_type)
      values ('league:L', 1, 'L', 'line', '{}', '{league:L}', 'x')`);
    expect(await rows(`select seq from league_webhook_line where league_id = 'L'`)).toEqual([{ seq: 1 }]);
  });

  it('changes the player of offers with the restricted agent', async () => {
    await open();
    await fillLeague();
    await client.query(`insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source)
      values (1, 'A B', 'A', 'B', 'a b', 'F', 'C', 'test'), (2, 'A B', 'A', 'B', 'a b', 'F', 'C', 'test')`);
    await client.query(`insert into restricted_agent (league_id, season, player_id, team_id, salary, offers_until)
      values ('L', '2025-26', 1, 'T1', 1000000, now())`);
    await client.query(`insert into rfa_offer (league_id, id, season, player_id, team_id)
      values ('L', 'O', '2025-26', 1, 'T2')`);
    await client.query(`update restricted_agent set player_id = 2 where league_id = 'L' and player_id = 1`);
    expect(await rows(`select player_id from rfa_offer where league_id = 'L'`)).toEqual([{ player_id: 2 }]);
  });

  it('empties references to a deleted row, and deletes a league with its rows', async () => {
    await open();
    await fillLeague();
    await client.query(`insert into draft (league_id, id, season, type, kind, status, seq, rounds, picks, created_by)
      values ('L', 'D', '2025-26', 'rookie', 'annual', 'lobby', 0, 1, 1, 'u')`);
    await client.query(`insert into draft_pick (league_id, id, season, type, round, original_team_id, owner_team_id, draft_id)
      values ('L', 'P', '2025-26', 'rookie', 1, 'T1', 'T1', 'D')`);
    await client.query(`delete from draft where league_id = 'L' and id = 'D'`);
    expect(await rows(`select id, draft_id from draft_pick where league_id = 'L'`)).toEqual([
      { id: 'P', draft_id: null },
    ]);
    await client.query(`delete from league where id = 'L'`);
    expect(await rows(`select id from draft_pick where league_id = 'L'`)).toEqual([]);
  });
});
