import { ConfigError } from '../config/config.js';
import { codeOf } from '../database/connection/trouble.js';
import { plainClient, quoted, type Manifest } from './backup.format.js';
import { restore, type RestoreOptions } from './restore.js';

const NOT_ALLOWED = '42501';
const IN_USE = '55006';
/** Longest database name, in bytes. */
const NAME_BYTES = 63;

/**
 * Restores a backup into a database next to the present one, and drops it again. Pictures are checked and not copied.
 * @throws {ConfigError} when the user may not create databases, or another rehearsal runs
 */
export async function rehearse({
  folder,
  databaseUrl,
  schema,
}: Pick<RestoreOptions, 'folder' | 'databaseUrl' | 'schema'>): Promise<Manifest> {
  const address = new URL(databaseUrl);
  const name = `${decodeURIComponent(address.pathname.slice(1))}_rehearsal`.slice(-NAME_BYTES);
  const client = await plainClient(databaseUrl);
  try {
    // Left behind when a rehearsal was killed.
    await client.query(`drop database if exists ${quoted(name)}`).catch(explain(name));
    await client.query(`create database ${quoted(name)}`).catch(explain(name));
    try {
      address.pathname = `/${encodeURIComponent(name)}`;
      return await restore({ folder, databaseUrl: address.href, schema, uploads: null });
    } finally {
      await client.query(`drop database ${quoted(name)} with (force)`);
    }
  } finally {
    await client.end();
  }
}

const explain =
  (name: string) =>
  (error: unknown): never => {
    if (codeOf(error) === NOT_ALLOWED)
      throw new ConfigError(
        'The user of DATABASE_URL may not create a database: run "alter role … createdb" as an administrator, or restore into an empty database that you create.',
      );
    if (codeOf(error) === IN_USE)
      throw new ConfigError(`Another rehearsal uses the database ${name}: try again when it has ended.`);
    throw error;
  };
