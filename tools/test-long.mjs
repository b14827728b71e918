// npm run test:long: the tests that "npm test" leaves out, each once.
//   npm run test:long -- --minutes 15           then random and crash tests in their long form, some files a round,
//                                               each with a new seed; begins no round that would end later
//   npm run test:long -- --rounds --minutes 15  only the rounds
//   npm run test:long -- --seed 7 FILE …        repeats one round, of all or some test files
//   npm run test:security [-- s7]               one round of the tests of docs/security.md
import './lib/require-node.mjs';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine, wholeNumber } from './lib/command-line.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { inRoot, root } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';
import { build, createTestRun, readJson } from './testing/test-run.mjs';

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
const ROUND = inRoot('test-results/long.json');
/** Small enough that the asked minutes are kept. */
const FILES_A_ROUND = 6;

const life = createLifetime();
await life.run(testLong, { interrupted: 130 });

async function testLong() {
  const options = readOptions();
  const run = createTestRun(life);
  const all = !options.rounds && !options.once;
  if (all && (await run.step('build', build)) === 'failed') return 1;
  if (life.isEnding) return;
  await run.prepareServers({ browser: all });
  const outcomes = all ? await leftOut(run) : [];
  if (life.isEnding) return;
  const failures = all && options.minutes === 0 ? 0 : await runRounds(run, options);
  if (life.isEnding) return;
  // Rounds repeat tests, so only their failures count.
  run.reportCounts({ failures });
  return failures > 0 || outcomes.includes('failed') ? 1 : 0;
}

/** Runs what `npm test` leaves out, each test once in its short form. */
async function leftOut(run) {
  const files = testFiles(['apps', 'libs', 'tools']).filter(
    (file) => file.includes('.long.') || sourceOf(file).includes('@long'),
  );
  const args = ['--runTestsByPath', ...files, '--selectProjects', 'tools', 'core', 'web', 'api'];
  const outcomes = [await run.step('long tests', () => run.jest(args, { env: { TEST_PART: 'long' } }), { said: true })];
  if (life.isEnding) return outcomes;
  outcomes.push(await run.step('long browser tests', () => run.playwright('--grep', '@long'), { said: true }));
  if (!life.isEnding && run.reportSlowFiles()) outcomes.push('failed');
  return outcomes;
}

/** Runs rounds until the minutes are over or one fails. Returns the number of failed files. */
async function runRounds(run, { minutes, seed, once, security, files }) {
  const until = performance.now() + minutes * 60_000;
  const waiting = [];
  for (let round = 1, longest = 0; round === 1 || (!once && performance.now() + longest <= until); round += 1) {
    if (waiting.length === 0) waiting.push(...(once ? files : shuffled(files)));
    const now = waiting.splice(0, once ? waiting.length : FILES_A_ROUND);
    const chosen = seed ?? randomInt(1, 2 ** 31);
    console.log(`\n── Round ${round}, seed ${chosen}, ${now.length} files ──`);
    const begun = performance.now();
    const code = await runRound(run, chosen, now, { inTurn: security });
    const took = performance.now() - begun;
    longest = Math.max(longest, took);
    if (life.isEnding) return 0;
    console.log(`${code === 0 ? '✓' : '✗'} seed ${chosen}  ${(took / 1000).toFixed(0)} s`);
    if (code === 0) continue;
    const failed = failedFiles();
    const form = security ? 'test:security' : 'test:long';
    console.log(`\nSeed ${chosen} failed. Repeat it with\n  npm run ${form} -- --seed ${chosen} ${failed.join(' ')}`);
    return Math.max(1, failed.length);
  }
  return 0;
}

function readOptions() {
  let parsed;
  try {
    parsed = parseArgs({
      args: commandLine(),
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string' },
        rounds: { type: 'boolean' },
        security: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Sentence(
      `${error.message.split('.')[0]}: "npm run test:long" knows --minutes, --rounds, --seed and test files.`,
    );
  }
  const { minutes = '0', seed, rounds = false, security = false } = parsed.values;
  const named = parsed.positionals.length > 0;
  return {
    minutes: Number(wholeNumber('minutes', minutes)),
    seed: seed === undefined ? undefined : Number(wholeNumber('seed', seed)),
    rounds: rounds || named,
    once: seed !== undefined || security,
    security,
    files: named ? parsed.positionals : security ? SECURITY : longFiles(),
  };
}

/** Test files with a long form: those that use it, and all property tests. The security tests run on their own. */
function longFiles() {
  return testFiles(['apps/api/src', 'libs/core/src'])
    .filter((file) => !file.startsWith('apps/api/src/security/'))
    .filter((file) => /'fast-check'|testing\/long-run\.js'|TEST_SEED/.test(sourceOf(file)));
}

function testFiles(folders) {
  return folders
    .flatMap((folder) =>
      fs.readdirSync(inRoot(folder), { recursive: true }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file));
}

function sourceOf(file) {
  return fs.readFileSync(inRoot(file), 'utf8');
}

/** In random order, so that each run tests other files first. */
function shuffled(files) {
  const left = [...files];
  return files.map(() => left.splice(randomInt(left.length), 1)[0]);
}

/** `inTurn`: one file after another, for tests that compare times: two floods at once only measure each other. */
async function runRound(run, seed, files, { inTurn }) {
  fs.rmSync(ROUND, { force: true });
  const args = [...files, '--selectProjects', 'core', 'api', ...(inTurn ? ['--runInBand', '--forceExit'] : [])];
  const { code } = await run.jest(args, { env: { TEST_LONG: '1', TEST_SEED: String(seed) }, report: ROUND });
  return code;
}

/** None when Jest ended early, so that the whole round is repeated. */
function failedFiles() {
  return (readJson(ROUND)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name));
}
