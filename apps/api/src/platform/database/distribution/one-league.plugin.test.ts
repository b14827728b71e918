import { describe, expect, it } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { namesIn } from '../rows.js';
import type { Db, Tables } from '../table.js';
import { OneLeaguePlugin } from './one-league.plugin.js';

const db: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new OneLeaguePlugin()],
});
const r = namesIn('roster_entry as r');
const i = namesIn('ir_return as i');

describe('a statement of one league', () => {
  it('compares the table of a subquery with the league itself', () => {
    const { sql: text, parameters } = db
      .selectFrom('team as t')
      .select(({ selectFrom, ref }) => [
        't.id',
        selectFrom('retention as x')
          .select('x.id')
          .where('x.league_id', '=', ref('t.league_id'))
          .whereRef('x.team_id', '=', 't.id')
          .as('kept'),
      ])
      .where('t.league_id', '=', 'L')
      .compile();
    expect(text).toContain('where ("x"."league_id" = "t"."league_id" and "x"."league_id" = $1) and "x"."team_id"');
    expect(parameters).toEqual(['L', 'L']);
  });

  it('does so through joins, in fragments, and where the league is a row', () => {
    const { sql: text } = db
      .selectFrom('league as l')
      .innerJoin('roster_entry as r', 'r.league_id', 'l.id')
      .select('r.player_id')
      .where(sql<boolean>`not exists (select from ${i.table} where ${i.league_id} = ${r.league_id})`)
      .where('l.id', '=', 'L')
      .compile();
    expect(text).toContain('on ("r"."league_id" = "l"."id" and "r"."league_id" = $1)');
    expect(text).toContain('where ("i"."league_id" = "r"."league_id" and "i"."league_id" = $2))');
  });
});

it('does so in a subquery of a fragment that names the league itself', () => {
  const { sql: text, parameters } = db
    .selectFrom('player as p')
    .select(
      sql<boolean>`(select ${r.place} from ${r.table} where ${r.league_id} = ${'L'} and exists (
        select from ${i.table} where ${i.league_id} = ${r.league_id}))`.as('back'),
    )
    .compile();
  expect(text).toContain('where ("i"."league_id" = "r"."league_id" and "i"."league_id" = $2)');
  expect(parameters).toEqual(['L', 'L']);
});

it('has no limit and offset that only guide the planner, and keeps other ones', () => {
  const limited = (offset: 'guide' | 'page') =>
    db
      .selectFrom('team as t')
      .select('t.id')
      .limit(1)
      .offset(offset === 'guide' ? sql.lit(0) : 0)
      .compile().sql;
  expect(limited('guide')).toBe('select "t"."id" from "team" as "t"');
  expect(limited('page')).toMatch(/ limit \$1 offset \$2$/);
});

it('has the values of an upsert from a query as literals', () => {
  const upsert = (source: 'query' | 'values') =>
    db
      .insertInto('league_contract')
      .$if(source === 'query', (insert) =>
        insert
          .columns(['league_id', 'player_id', 'source'])
          .expression(db.selectFrom('team').select(['league_id', 'number', 'name']).where('id', '=', 'T')),
      )
      .$if(source === 'values', (insert) => insert.values({ league_id: 'L', player_id: 1, source: 'x' } as never))
      .onConflict((known) => known.columns(['league_id', 'player_id']).doUpdateSet({ source: sql`${"it's"}` }))
      .compile();
  expect(upsert('query').sql).toMatch(/ where "id" = \$1 on conflict .* set "source" = 'it''s'$/);
  expect(upsert('query').parameters).toEqual(['T']);
  expect(upsert('values').sql).toContain('set "source" = $4');
});

describe('a statement that does not name one league', () => {
  const subquery = (query: 'none' | 'other' | 'outer') =>
    db
      .selectFrom('team as t')
      .leftJoin('membership as m', (join) =>
        query === 'outer' ? join.on('t.league_id', '=', 'L') : join.onRef('m.league_id', '=', 't.league_id'),
      )
      .select('t.id')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('retention as x').select('x.id').whereRef('x.league_id', '=', 't.league_id')),
      )
      .$if(query === 'other', (one) =>
        one.where(({ or, eb }) => or([eb('t.league_id', '=', 'L'), eb('t.number', '=', 1)])),
      )
      .compile().sql;

  it.each(['none', 'other', 'outer'] as const)('stays as it is: %s', (query) => {
    expect(subquery(query)).toContain('where "x"."league_id" = "t"."league_id")');
  });
});
