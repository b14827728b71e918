import path from 'node:path';
import pg from 'pg';
import { ensurePostgres } from '../embedded-postgres.mjs';
import { printError, Sentence } from './sentence.mjs';

export const clusterDir = (dataDir) => path.join(dataDir, 'postgres');

/** Opens the database: the one DATABASE_URL names, after checking that it is usable, or the embedded one. */
export async function openDatabase({ databaseUrl, dataDir }) {
  if (databaseUrl) {
    await checkDatabaseUrl(databaseUrl);
    return { url: databaseUrl, embedded: null };
  }
  const embedded = await ensurePostgres({ dir: clusterDir(dataDir), database: 'crease' });
  return { url: embedded.url, embedded };
}

/**
 * Keeps the database open while the command runs. Restarts a killed embedded server on its old port, so that connected
 * programs find it.
 */
export async function holdDatabase(settings, life) {
  let opening = openDatabase(settings);
  life.onEnd(async () => {
    const database = await opening.catch(() => null);
    await database?.embedded?.stop();
  });
  const keepRunning = ({ embedded }) => {
    if (!embedded) return;
    const watch = setInterval(async () => {
      if (life.isEnding || embedded.isRunning()) return;
      clearInterval(watch);
      try {
        opening = openDatabase(settings);
        keepRunning(await opening);
        console.error('The embedded PostgreSQL had ended and was started again.');
      } catch (error) {
        printError(error);
        await life.end(1);
      }
    }, 500);
    watch.unref();
  };
  const database = await opening;
  keepRunning(database);
  return database;
}

/** Environment variables with the database, for the API and its command line. */
export const databaseEnv = ({ url, embedded }) => ({ DATABASE_URL: url, ...(embedded ? { EMBEDDED: '1' } : {}) });

/**
 * The address of the server to work with: of several hosts the one that accepts changes.
 * @throws {Sentence} with the reason when no connection works
 */
export async function checkDatabaseUrl(databaseUrl) {
  const hosts = URL.canParse(databaseUrl) ? new URL(databaseUrl).searchParams.get('hosts') : null;
  if (hosts === null) return checkServer(databaseUrl, false);
  const refused = [];
  for (const host of hosts.split(',')) {
    const url = new URL(databaseUrl);
    url.host = host;
    for (const name of ['hosts', 'target_session_attrs']) url.searchParams.delete(name);
    try {
      return await checkServer(url.href, true);
    } catch (error) {
      refused.push(error.message.replace(/^DATABASE_URL does not work: /, '').replace(/\.$/, ''));
    }
  }
  throw new Sentence(`DATABASE_URL does not work: ${refused.join('; ')}.`);
}

async function checkServer(databaseUrl, mustWrite) {
  let where;
  try {
    const url = new URL(databaseUrl);
    if (!['postgres:', 'postgresql:'].includes(url.protocol)) throw new TypeError('not PostgreSQL');
    where = `${url.hostname || 'localhost'}:${url.port || 5432}`;
  } catch {
    throw new Sentence(
      'DATABASE_URL is not the address of a PostgreSQL: write it as postgres://user:password@host:5432/database.',
    );
  }
  let client = null;
  try {
    client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as version, current_setting('transaction_read_only')::boolean as reads",
    );
    if (rows[0].version < 150_000)
      throw new Sentence(`The PostgreSQL at ${where} is too old: Crease needs version 15 or newer.`);
    if (mustWrite && rows[0].reads) throw new Sentence(`The PostgreSQL at ${where} accepts no changes`);
    return databaseUrl;
  } catch (error) {
    throw error instanceof Sentence ? error : new Sentence(`DATABASE_URL does not work: ${explain(error, where)}.`);
  } finally {
    await client?.end().catch(() => {});
  }
}

function explain(error, where) {
  switch (error.code) {
    case 'ECONNREFUSED':
      return `nothing listens at ${where}, so start the PostgreSQL there or correct the address`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host of ${where} is not known, so correct the address`;
    case '28P01':
    case '28000':
      return `the PostgreSQL at ${where} refuses the user or the password (${error.message})`;
    case '3D000':
      return `${error.message} on ${where}, so create it first`;
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return `the certificate of ${where} is signed by an unknown authority, so set DATABASE_CA to a file with that authority's certificate`;
    case 'ENOENT':
      return `the certificate of the authority cannot be read (${error.message}), so correct DATABASE_CA`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `the certificate of ${where} is for another host, so use the host it names, or sslmode=verify-ca`;
    default:
      return `${error.message || error.code} (${where})`;
  }
}
