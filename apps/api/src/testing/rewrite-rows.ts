import { migrations } from '../migrations/index.js';
import type { Database } from '../platform/database/database.js';
import { statementsOf } from '../platform/database/schema/migration.checks.js';

/** Repeats a migration's updates on test rows of an earlier release. */
export async function rewriteRows(database: Database, name: string): Promise<void> {
  const migration = migrations.find((one) => one.name === name);
  if (!migration) throw new Error(`there is no migration ${name}`);
  for (const statement of statementsOf(migration).filter((text) => text.trim().startsWith('update')))
    await database.query(statement);
}
