// CITUS_URL names a database of the coordinator that knows the workers.
import pg from 'pg';
import { createDatabase, databaseAt, dropDatabase, withClient } from '../embedded-postgres.mjs';

/** Creates a database on each machine of the cluster: as a copy of a template, or empty with the extension. */
export async function createCitusDatabase(citusUrl, name, { template } = {}) {
  const nodes = await nodesOf(citusUrl);
  await Promise.all(nodes.map(({ url }) => createDatabase(url, name, { template })));
  if (template) {
    for (const { url } of nodes) await withClient(url, (client) => copySettings(client, template, name));
    return;
  }
  for (const { url } of nodes)
    await withClient(databaseAt(url, name), (client) => client.query('create extension citus'));
  await withClient(databaseAt(citusUrl, name), async (client) => {
    const [coordinator, ...workers] = nodes;
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
    for (const { host, port } of workers) await client.query('select citus_add_node($1, $2)', [host, port]);
    await client.query(`alter database ${pg.escapeIdentifier(name)} set crease.distribute = 'on'`);
  });
}

export async function dropCitusDatabase(citusUrl, name) {
  for (const { url } of await nodesOf(citusUrl)) await dropDatabase(url, name);
}

/** Ends connections for good, the extension's own included, so that the database can be copied. */
export async function closeCitusDatabase(citusUrl, name) {
  for (const { url } of await nodesOf(citusUrl))
    await withClient(url, async (client) => {
      await client.query(`alter database ${pg.escapeIdentifier(name)} allow_connections false`);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });
}

/** A copy of a database does not have its settings. */
async function copySettings(client, template, name) {
  const { rows } = await client.query(
    `select unnest(setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     where d.datname = $1 and s.setrole = 0`,
    [template],
  );
  for (const { setting } of rows) await client.query(`alter database ${pg.escapeIdentifier(name)} set ${setting}`);
}

/** The machines, the coordinator first. */
function nodesOf(citusUrl) {
  return withClient(citusUrl, async (client) => {
    const { rows } = await client.query(
      'select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid',
    );
    return rows.map(({ host, port }) => {
      const url = new URL(citusUrl);
      url.host = `${host}:${port}`;
      return { host, port, url: url.href };
    });
  });
}
