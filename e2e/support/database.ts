import pg from 'pg';

/** Runs a statement for states that only time or an earlier release leads to. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  try {
    await database.query(statement, [...values]);
  } finally {
    await database.end();
  }
}
