// npm test: runs all checks, fastest first: types and lint, build, jest, browser.
//   npm test -- --only api        some of: typecheck, lint, build, tools, core, web, api, e2e
//   npm test -- --only core,web
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './browser.mjs';
import { buildStale } from './lib/builds.mjs';
import { commandLine } from './lib/command-line.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { capture, endChild, ended } from './lib/processes.mjs';
import { inRoot, root } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';
import { fileSeconds, overLimit } from './lib/file-times.mjs';
import { openTestPostgres } from './test-postgres.mjs';
import { openTestRedis } from './test-redis.mjs';

const parts = ['typecheck', 'lint', 'build', 'tools', 'core', 'web', 'api', 'e2e'];
const jestParts = ['tools', 'core', 'web', 'api'];
const results = {
  jest: inRoot('test-results/jest.json'),
  times: inRoot('test-results/times.jsonl'),
  e2e: inRoot('test-results/e2e.json'),
};
const node = process.execPath;
const bin = (file) => inRoot('node_modules', file);

const life = createLifetime();
await life.run(testAll, { interrupted: 130 });

async function testAll() {
  const wanted = chosenParts();
  for (const file of Object.values(results)) fs.rmSync(file, { force: true });
  fs.mkdirSync(path.dirname(results.jest), { recursive: true });

  const checks = await Promise.all([
    wanted.has('typecheck') && step('typecheck', typecheck),
    wanted.has('lint') && step('lint', lint),
  ]);
  if (life.isEnding) return;
  if (checks.includes('failed')) return 1;
  if ((wanted.has('build') || wanted.has('e2e')) && (await step('build', build)) === 'failed') return 1;

  const jest = jestParts.filter((part) => wanted.has(part));
  if (jest.includes('api') || wanted.has('e2e')) await prepareServers(wanted);
  let outcome = 'passed';
  if (jest.length) outcome = await step(jest.join(', '), () => runJest(jest), { said: true });
  if (outcome === 'passed' && wanted.has('e2e')) outcome = await step('e2e', runPlaywright, { said: true });
  if (life.isEnding) return;

  const files = jest.length ? fileSeconds(readJson(results.jest), readText(results.times)) : [];
  if (jest.length) console.log(slowestFiles(files));
  const slow = overLimit(files);
  for (const { file, seconds, limit } of slow)
    console.log(
      `✗ ${file} takes ${seconds.toFixed(1)} s, the limit is ${limit} s: share its set-up, split it, or move part of it to "npm run test:long".`,
    );
  const { passed, failed, skipped } = count();
  if (jest.length || wanted.has('e2e'))
    console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return outcome === 'failed' || slow.length ? 1 : 0;
}

function chosenParts() {
  let only;
  try {
    ({ only } = parseArgs({ args: commandLine(), options: { only: { type: 'string' } } }).values);
  } catch (error) {
    throw new Sentence(`${error.message.split('.')[0]}: "npm test" knows --only (${parts.join(', ')}).`);
  }
  const names = only?.split(',').map((name) => name.trim()) ?? parts;
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new Sentence(`There is no part "${unknown}": --only takes ${parts.join(', ')}.`);
  return new Set(names);
}

/** Runs one part. Prints its output when it fails, unless it was already printed (`said`). */
async function step(name, work, { said = false } = {}) {
  if (said) console.log(`\n── ${name} ──`);
  const begun = performance.now();
  const { code, output = '' } = await work();
  if (life.isEnding) return 'stopped';
  if (code !== 0 && !said) console.log(`\n${output.trim()}\n`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return code === 0 ? 'passed' : 'failed';
}

async function typecheck() {
  // The compiler is TypeScript 7, which takes a fifth of the time. Nest's builder and the linter still need version 6
  // as a library.
  const tsc = (project) => capture(node, [bin('typescript-7/bin/tsc'), '--noEmit', '--pretty', '-p', project]);
  const first = await tsc('tsconfig.json');
  const second = await tsc('apps/web/tsconfig.json');
  return { code: first.code || second.code, output: `${first.output}\n${second.output}` };
}

/** ESLint checks the boundaries and the language, oxlint the rules that need types. */
async function lint() {
  const first = await capture(node, [
    bin('eslint/bin/eslint.js'),
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '--max-warnings',
    '0',
    '.',
  ]);
  const second = await capture(node, [bin('oxlint/bin/oxlint'), '--type-aware']);
  return { code: first.code || second.code, output: `${first.output}\n${second.output}` };
}

async function build() {
  try {
    await buildStale(['api', 'description', 'web']);
    return { code: 0 };
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    return { code: 1, output: error.message };
  }
}

/** Starts the servers that API and browser tests share, and passes their addresses in the environment. */
async function prepareServers(wanted) {
  const opening = openTestPostgres();
  life.onEnd(async () => (await opening.catch(() => null))?.stop());
  process.env.TEST_POSTGRES_URL = (await opening).url;

  const redis = await openTestRedis();
  if (redis) {
    life.onEnd(redis.stop);
    process.env.TEST_REDIS_URL = redis.url;
  } else {
    console.log('! Tests on Redis are SKIPPED: REDIS_URL is not set and there is no redis-server on this machine.');
  }
  if (wanted.has('e2e')) {
    process.env.E2E_NOTIFYING_CHROMIUM ??= await findChromium({ notifications: true });
    process.env.CHROMIUM_PATH = await findChromium();
    console.log(`Browser: ${process.env.CHROMIUM_PATH}`);
  }
}

function runJest(projects) {
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
  ];
  return runTests([...args, '--json', `--outputFile=${results.jest}`], 'ignore'); // its report is on stderr, stdout would repeat it as JSON
}

function runPlaywright() {
  return runTests([bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], 'inherit');
}

async function runTests(args, stdout) {
  const env = { ...process.env, TEST_TIMES: results.times };
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] });
  life.onEnd(() => endChild(child));
  return { code: await ended(child) };
}

/** The test files that took longest, so that a slow one is seen when it is written. */
function slowestFiles(files) {
  const lines = files.slice(0, 15).map(({ file, seconds }) => `${seconds.toFixed(1)} s  ${file}`);
  return ['\nSlowest test files, as on a quiet machine:', ...lines].join('\n  ');
}

/** Sums the results of jest and Playwright. */
function count() {
  const jest = readJson(results.jest);
  const e2e = readJson(results.e2e)?.stats;
  const sum = (...numbers) => numbers.reduce((total, number) => total + (number ?? 0), 0);
  return {
    passed: sum(jest?.numPassedTests, e2e?.expected),
    failed: sum(jest?.numFailedTests, jest?.numRuntimeErrorTestSuites, e2e?.unexpected, e2e?.flaky),
    skipped: sum(jest?.numPendingTests, jest?.numTodoTests, e2e?.skipped),
  };
}

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function readText(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
