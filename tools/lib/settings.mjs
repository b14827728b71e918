import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { databaseAddress } from './database-address.mjs';
import { fullDisk } from './disk.mjs';
import { inRoot, root } from './root.mjs';
import { Sentence } from './sentence.mjs';

/** Reads the environment and a .env file next to package.json. */
export function readSettings() {
  if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const { env } = process;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Sentence('DATABASE_DIRECT_URL is set, but DATABASE_URL is not: set both, or neither.');
  return {
    host: env.HOST || '127.0.0.1',
    port: wholePort(env.PORT || '3000'),
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL ? databaseAddress(env.DATABASE_URL, env.DATABASE_CA) : null,
    directUrl: env.DATABASE_DIRECT_URL ? databaseAddress(env.DATABASE_DIRECT_URL, env.DATABASE_CA) : null,
    production: env.NODE_ENV === 'production',
  };
}

function wholePort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Sentence(`PORT is "${text}": set it to a number from 1 to 65535.`);
}

/** Address for the browser; a server that listens on all addresses is opened at the loopback address. */
export function addressOf({ host, port }) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Reads a small JSON file in the data folder; `fallback` when it is missing or unreadable. */
export function readState(dataDir, name, fallback) {
  try {
    return JSON.parse(fs.readFileSync(path.join(dataDir, name), 'utf8'));
  } catch {
    return fallback;
  }
}

/** Renames a temporary file, so that readers never see half of it. Only the owner can read it. */
export function writeState(dataDir, name, value) {
  const file = path.join(dataDir, name);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(value)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  } catch (error) {
    throw (
      fullDisk(error, dataDir) ??
      new Sentence(
        `The data folder ${dataDir} cannot be written (${error.code}): correct its permissions or choose another folder with DATA_DIR.`,
      )
    );
  }
}

/** The present time for file names: 20261122-061500. */
export const momentName = () => new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** Secrets that must survive a restart: generated once and stored in the data folder. */
export function ensureSecrets({ dataDir, production }) {
  if (process.env.SESSION_SECRET) return { SESSION_SECRET: process.env.SESSION_SECRET };
  if (production) {
    throw new Sentence(
      'SESSION_SECRET is not set: production needs one of at least 32 characters, the same for every process, for example from "openssl rand -base64 48".',
    );
  }
  const kept = readState(dataDir, 'secrets.json', {});
  if (kept.SESSION_SECRET) return { SESSION_SECRET: kept.SESSION_SECRET };
  const secrets = { ...kept, SESSION_SECRET: crypto.randomBytes(48).toString('base64url') };
  writeState(dataDir, 'secrets.json', secrets);
  return { SESSION_SECRET: secrets.SESSION_SECRET };
}
