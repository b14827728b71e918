import pg from 'pg';

/** Creates a database; `template` is copied file by file, the quickest way for small ones. */
export function createDatabase(serverUrl, name, { template, ifMissing = false } = {}) {
  return withClient(serverUrl, async (client) => {
    if (ifMissing && (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount) return;
    const copy = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : '';
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}${copy}`);
    } catch (error) {
      const madeByAnother = error.code === '42P04' || error.code === '23505';
      if (!(ifMissing && madeByAnother)) throw error;
    }
  });
}

/** Drops a database if it exists, disconnecting whoever uses it. */
export function dropDatabase(serverUrl, name) {
  return withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

export async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {}); // a lost connection already rejects the query that was under way
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
