import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase } from '../../testing/test-database.js';
import { schema } from '../../schema.js';
import { ormConfig } from './orm.config.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormConfig(database.url, schema, 2));
});
afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
});

it('maps every entity onto a table that the migrations made, column by column', async () => {
  for (const entity of schema.entities)
    await expect(orm.em.fork().find(entity as never, {}, { limit: 1 })).resolves.toEqual([]);
});

it('has no migration left to run on the template', async () => {
  expect(await orm.migrator.getPending()).toEqual([]);
});
