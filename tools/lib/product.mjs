import readline from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { commandLine } from './command-line.mjs';
import { commandOf, endChild, ended, hasEnded, startNode } from './processes.mjs';
import { changeWhole } from './postgres-databases.mjs';
import { health, isMigrating, portProblem, untilHealthy } from './network.mjs';
import { inRoot } from './root.mjs';
import { Sentence } from './sentence.mjs';
import { addressOf, readState, writeState } from './settings.mjs';

const apiMain = inRoot('dist/apps/api/src/main.js');
const startWithin = 300_000; // a busy machine may need a hundred times as long
const apiCommands = inRoot('dist/apps/api/src/cli.js');

/** Runs a command of the API's command line. Resolves to { code, output }; `output` is empty unless `quiet`. */
export async function apiCommand(args, { env, cwd, quiet = false }) {
  const child = startNode(apiCommands, {
    args,
    cwd,
    env: { ...process.env, ...env },
    stdout: quiet ? 'pipe' : 'inherit',
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const code = await ended(child);
  return { code, output };
}

/**
 * Starts the API. Resolves to its process when it is healthy, or to null when it ended with an error message.
 * @throws {Sentence} when it ended without a message or does not become healthy
 */
export async function startApi({ host, port, env, life }) {
  const api = startNode(apiMain, { env: { ...process.env, ...env, HOST: host, PORT: String(port) }, stderr: 'pipe' });
  life.onEnd(() => endChild(api));
  let complained = false;
  api.stderr.on('data', (chunk) => {
    complained = true;
    process.stderr.write(chunk);
  });
  const address = addressOf({ host, port });
  const givenUp = () => hasEnded(api) || life.isEnding;
  let healthy = null;
  // An upgrade would begin again after its process was ended.
  do healthy = await untilHealthy(address, { timeout: startWithin, givenUp });
  while (!healthy && !givenUp() && (await isMigrating(address)));
  if (healthy) return api;
  if (life.isEnding || (hasEnded(api) && complained)) return null;
  throw new Sentence(
    hasEnded(api)
      ? `The server ended while starting (${howItEnded(api)}).`
      : `The server did not become ready within ${startWithin / 60_000} minutes.`,
  );
}

export const howItEnded = (child) => child.signalCode ?? `exit code ${child.exitCode}`;

// One application per data folder, one program per port.

const note = 'running.json';

export function refuseSecondStart({ dataDir }) {
  const { pid, address } = readState(dataDir, note, {});
  if (pid && pid !== process.pid && /tools[\\/](start|dev)\.mjs/.test(commandOf(pid))) {
    throw new Sentence(`Crease already runs at ${address} with this data folder (${dataDir}).`);
  }
}

export const noteRunning = ({ dataDir }, address) => writeState(dataDir, note, { pid: process.pid, address });

/** True when start or dev is running on this data folder. */
export function runsElsewhere({ dataDir }) {
  try {
    refuseSecondStart({ dataDir });
    return false;
  } catch {
    return true;
  }
}

export async function refuseBusyPort({ host, port }) {
  const problem = await portProblem(port, host);
  if (!problem) return;
  const address = addressOf({ host, port });
  switch (problem) {
    case 'EADDRINUSE':
      if ((await health(address)) || (await isMigrating(address)))
        throw new Sentence(`Crease already runs at ${address}.`);
      throw new Sentence(
        `Port ${port} is in use by another program: choose a free one, for example "PORT=${port + 1} npm start".`,
      );
    case 'EACCES':
      throw new Sentence(
        `Port ${port} needs more rights than you have: choose one above 1023, for example "PORT=3000 npm start".`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new Sentence(`HOST is "${host}", which is not an address of this machine: leave it unset for 127.0.0.1.`);
    default:
      throw new Sentence(`The server cannot listen at ${address} (${problem}): choose another PORT or HOST.`);
  }
}

const demoNote = 'demo.json';
const patience = 15_000; // ms to wait for an answer before the demo is loaded

export function demoWish() {
  try {
    return parseArgs({ args: commandLine(), options: { demo: { type: 'boolean' } }, allowNegative: true }).values.demo;
  } catch (error) {
    throw new Sentence(
      `${error.message.split('.')[0]}: the options are --demo and --no-demo, after "--" ("npm start -- --no-demo").`,
    );
  }
}

/**
 * Decides if the demo is loaded: by the command line, or by asking at the terminal (default: yes). Null when the
 * question was answered at an earlier start, or the demo is not available. Asked before any long step.
 */
export async function askAboutDemo({ wish, settings }) {
  if (settings.databaseUrl || settings.production) return null;
  if (wish !== undefined) return wish;
  return readState(settings.dataDir, demoNote, null) ? null : askForDemo();
}

/**
 * Loads the demo league into an empty embedded database, all or nothing. Resolves to the demo's accounts as text, or
 * null when it is not loaded.
 */
export async function loadDemo({ wish, wanted, settings, database, env }) {
  if (wanted === null) return null;
  if (!wanted) {
    if (wish === undefined) writeState(settings.dataDir, demoNote, { answer: 'declined' });
    return null;
  }
  await mustSucceed(apiCommand(['migrate'], { env, quiet: true }), 'The database could not be prepared');
  if ((await apiCommand(['is-empty'], { env, quiet: true })).code !== 0) {
    if (wish) console.log('The demo is only loaded into an empty database: "npm run db:reset" empties this one.');
    writeState(settings.dataDir, demoNote, { answer: 'not empty' });
    return null;
  }
  console.log('Loading the demo league …');
  const accounts = await changeWhole(database.url, (url) =>
    mustSucceed(
      // The demo has its own queue: no worker may process it before it is complete.
      apiCommand(['seed-demo'], { env: { ...env, DATABASE_URL: url, REDIS_URL: undefined }, quiet: true }),
      'The demo could not be loaded, and the database is as empty as before',
    ),
  );
  writeState(settings.dataDir, demoNote, { answer: 'loaded' });
  return accounts.trim();
}

const worldNote = 'world.json';

/**
 * Explains once, at the first start without real players, how to load them. The site owner's pages offer it while there
 * are none. No request goes to the NHL before the site owner starts the import.
 */
export async function offerWorld({ settings, env, address }) {
  if (readState(settings.dataDir, worldNote, null)) return null;
  const there = (await apiCommand(['has-real-players'], { env, quiet: true })).code === 0;
  writeState(settings.dataDir, worldNote, { told: true });
  if (there) return null;
  const owner = env.SITE_OWNER_EMAIL ?? process.env.SITE_OWNER_EMAIL;
  return [
    '  The players are invented. The real ones come from the NHL, over the network:',
    owner
      ? `  sign in as ${owner} (the site owner, see above), and press "Load the real players" at ${address}/admin/console?part=players`
      : `  start with SITE_OWNER_EMAIL=you@example.com, sign up with it, enter the code that the start prints, and press "Load the real players" at ${address}/admin/console?part=players`,
    '  (or stop, and run "npm run import -- nhl"). The console then has a template for their contracts.',
  ].join('\n');
}

async function mustSucceed(command, complaint) {
  const { code, output } = await command;
  if (code !== 0) throw new Sentence(`${output.trim()}\n${complaint}: see above.`.trim());
  return output;
}

async function askForDemo() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  // Without "terminal" the terminal handles the line, and Ctrl-C still ends the command.
  const lines = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  try {
    const answer = await lines.question('Load the demo league? [Y/n] ', { signal: AbortSignal.timeout(patience) });
    return !/^\s*n/i.test(answer);
  } catch {
    console.log();
    return true;
  } finally {
    lines.close();
  }
}
