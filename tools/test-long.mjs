// npm run test:long: random and crash tests in their long form, with a new seed in each round.
//   npm run test:long -- --minutes 15           runs some files a round, and begins no round that would end later
//   npm run test:long -- --seed 7 FILE …        repeats one round, of all or some test files
//   npm run test:security [-- s7]               one round of the tests of docs/security.md
import './lib/require-node.mjs';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine } from './lib/command-line.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { endChild, ended } from './lib/processes.mjs';
import { inRoot, root } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';
import { openTestPostgres } from './test-postgres.mjs';
import { openTestRedis } from './test-redis.mjs';

const SECURITY = [
  'apps/api/src/security/',
  'apps/api/src/authorization',
  'apps/api/src/hostile-bodies',
  'realtime/rooms',
  'auth/auth.api',
  'auth/rate-limit',
  'auth/mail/account-mail',
  'leagues/invitations/invitations.api',
];
const results = inRoot('test-results/long.json');
/** Small enough that the asked minutes are kept. */
const FILES_A_ROUND = 6;

const life = createLifetime();
await life.run(testLong, { interrupted: 130 });

async function testLong() {
  const { minutes, seed, security, files } = readOptions();
  const once = seed !== undefined || security;
  const until = performance.now() + minutes * 60_000;
  await prepareServers();
  const waiting = [];
  for (let round = 1, longest = 0; round === 1 || (!once && performance.now() + longest <= until); round += 1) {
    if (waiting.length === 0) waiting.push(...(once ? files : shuffled(files)));
    const now = waiting.splice(0, once ? waiting.length : FILES_A_ROUND);
    const chosen = seed ?? randomInt(1, 2 ** 31);
    console.log(`\n── Round ${round}, seed ${chosen}, ${now.length} files ──`);
    const begun = performance.now();
    const code = await runRound(chosen, now, { inTurn: security });
    const took = performance.now() - begun;
    longest = Math.max(longest, took);
    if (life.isEnding) return;
    console.log(`${code === 0 ? '✓' : '✗'} seed ${chosen}  ${(took / 1000).toFixed(0)} s`);
    if (code === 0) continue;
    const failed = failedFiles();
    const form = security ? 'test:security' : 'test:long';
    console.log(`\nSeed ${chosen} failed. Repeat it with\n  npm run ${form} -- --seed ${chosen} ${failed.join(' ')}`);
    return 1;
  }
  return 0;
}

function readOptions() {
  let parsed;
  try {
    parsed = parseArgs({
      args: commandLine(),
      options: { minutes: { type: 'string' }, seed: { type: 'string' }, security: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Sentence(`${error.message.split('.')[0]}: "npm run test:long" knows --minutes, --seed and test files.`);
  }
  const { minutes = '0', seed, security = false } = parsed.values;
  for (const [option, value] of Object.entries({ minutes, seed }))
    if (value !== undefined && !/^\d{1,10}$/.test(value))
      throw new Sentence(`--${option} takes a whole number, not "${value}".`);
  const all = security ? SECURITY : longFiles();
  return {
    minutes: Number(minutes),
    seed: seed === undefined ? undefined : Number(seed),
    security,
    files: parsed.positionals.length ? parsed.positionals : all,
  };
}

/** Test files with a long form: those that use it, and all property tests. The security tests run on their own. */
function longFiles() {
  return ['apps/api/src', 'libs/core/src']
    .flatMap((folder) =>
      fs.readdirSync(inRoot(folder), { recursive: true }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('apps/api/src/security/'))
    .filter((file) => /'fast-check'|testing\/long-run\.js'|TEST_SEED/.test(fs.readFileSync(inRoot(file), 'utf8')));
}

/** In random order, so that each run tests other files first. */
function shuffled(files) {
  const left = [...files];
  return files.map(() => left.splice(randomInt(left.length), 1)[0]);
}

async function prepareServers() {
  const postgres = await openTestPostgres();
  life.onEnd(postgres.stop);
  process.env.TEST_POSTGRES_URL = postgres.url;
  const redis = await openTestRedis();
  if (!redis) return;
  life.onEnd(redis.stop);
  process.env.TEST_REDIS_URL = redis.url;
}

/** `inTurn` runs one file after another, for tests that compare times: two floods at once only measure each other. */
async function runRound(seed, files, { inTurn }) {
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
    ...files,
    '--selectProjects',
    'core',
    'api',
    ...(inTurn ? ['--runInBand', '--forceExit'] : []),
    '--json',
    `--outputFile=${results}`,
  ];
  fs.mkdirSync(path.dirname(results), { recursive: true });
  fs.rmSync(results, { force: true });
  const env = { ...process.env, TEST_LONG: '1', TEST_SEED: String(seed) };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  life.onEnd(() => endChild(child));
  return ended(child);
}

function failedFiles() {
  try {
    return JSON.parse(fs.readFileSync(results, 'utf8'))
      .testResults.filter(({ status }) => status === 'failed')
      .map(({ name }) => path.relative(root, name));
  } catch {
    return []; // jest itself ended early, so the whole round is repeated
  }
}
