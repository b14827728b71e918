import { expect, jest, test } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { compiledOnce } from './compiled-once.js';

const db = new Kysely<{ league: { id: string; phase: string } }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('a query is put together once, and every call has its own values in the order of the text', () => {
  const build = jest.fn((v: { id: string; phase: string | null; rooms: readonly string[] }) =>
    db
      .selectFrom('league')
      .select('id')
      .where('phase', '=', sql<string>`${v.phase}`)
      .where('id', '=', v.id)
      .where('id', '<>', 'fixed')
      .where(sql<boolean>`array[id] && ${v.rooms}::text[]`),
  );
  const query = compiledOnce({ id: 'a', phase: null, rooms: ['x'] }, build);
  expect(query.sql).toBe(
    'select "id" from "league" where "phase" = $1 and "id" = $2 and "id" <> $3 and array[id] && $4::text[]',
  );
  expect(query.parametersOf({ id: 'a', phase: null, rooms: ['x'] })).toEqual([null, 'a', 'fixed', ['x']]);
  expect(query.parametersOf({ rooms: ['y', 'z'], phase: 'season', id: 'b' })).toEqual([
    'season',
    'b',
    'fixed',
    ['y', 'z'],
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});
