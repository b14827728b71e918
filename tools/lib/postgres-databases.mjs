import pg from 'pg';

/** Creates a database. A `template` is copied file by file, which is the fastest way for small ones. */
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

export function dropDatabase(serverUrl, name) {
  return withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

export function databaseAt(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** The database of `url` becomes `kept`, and `made` gets its name, in one transaction. */
export function replaceDatabase(url, made, kept) {
  const name = new URL(url).pathname.slice(1);
  return withClient(databaseAt(url, 'postgres'), async (client) => {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)', [
      [name, made],
    ]);
    const [present, fresh, old] = [name, made, kept].map((one) => pg.escapeIdentifier(one));
    await client.query(
      `begin; alter database ${present} rename to ${old}; alter database ${fresh} rename to ${present}; commit`,
    );
  });
}

/**
 * Runs `work` on a copy of the database of `url`, and replaces the database only if it succeeds. Drops leftover copies
 * of interrupted runs first. No other program may use the database meanwhile.
 */
export async function changeWhole(url, work) {
  const name = new URL(url).pathname.slice(1);
  const server = databaseAt(url, 'postgres');
  const [copy, old] = [`${name}_unfinished`, `${name}_replaced`];
  await dropDatabase(server, old);
  await dropDatabase(server, copy);
  await createDatabase(server, copy, { template: name });
  let result;
  try {
    result = await work(databaseAt(url, copy));
  } catch (error) {
    await dropDatabase(server, copy);
    throw error;
  }
  await replaceDatabase(url, copy, old);
  await dropDatabase(server, old);
  return result;
}

export async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {}); // a lost connection already rejects the running query
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
