// The parts that `npm test` and `npm run test:long` share: servers, Jest, Playwright and their counts.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../browser.mjs';
import { openTestPostgres } from '../test-postgres.mjs';
import { openTestRedis } from '../test-redis.mjs';
import { buildStale } from '../lib/builds.mjs';
import { findFailures } from './failures.mjs';
import { fileSeconds, measureSlowness, overLimit } from './file-times.mjs';
import { endChild, ended } from '../lib/processes.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { Sentence } from '../lib/sentence.mjs';

/** Test files with this in their names run in `npm run test:long` only, like browser tests titled `@long`. */
export const LONG_FILE = String.raw`\.long\.`;

const JEST = inRoot('test-results/jest.json');
const TIMES = inRoot('test-results/times.jsonl');
const E2E = inRoot('test-results/e2e.json');

/** Runs parts of a test command whose programs `life` ends. */
export function createTestRun(life) {
  // Time limits of tests grow with it: a slow machine is no defect.
  process.env.TEST_SLOWNESS = String(measureSlowness());
  for (const file of [JEST, TIMES, E2E]) fs.rmSync(file, { force: true });
  fs.mkdirSync(path.dirname(JEST), { recursive: true });

  const start = async (args, { stdout = 'inherit', env = {} } = {}) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, TEST_TIMES: TIMES, ...env },
      stdio: ['ignore', stdout, 'inherit'],
    });
    life.onEnd(() => endChild(child));
    return { code: await ended(child) };
  };

  return {
    /** Prints the output of a failed part, unless already printed (`said`). */
    async step(name, work, { said = false } = {}) {
      if (said) console.log(`\n── ${name} ──`);
      const begun = performance.now();
      const { code, output = '' } = await work();
      if (life.isEnding) return 'stopped';
      if (code !== 0 && !said) console.log(`\n${output.trim()}\n`);
      console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      return code === 0 ? 'passed' : 'failed';
    },

    /** Starts the servers that API and browser tests share, and passes their addresses in the environment. */
    async prepareServers({ browser = false } = {}) {
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
      if (browser) {
        process.env.E2E_NOTIFYING_CHROMIUM ??= await findChromium({ notifications: true });
        process.env.CHROMIUM_PATH = await findChromium();
        console.log(`Browser: ${process.env.CHROMIUM_PATH}`);
      }
    },

    /** Jest reports on stderr; stdout would repeat the report as JSON. */
    jest: (args, { env, report = JEST } = {}) =>
      start([inRoot('node_modules/jest/bin/jest.js'), ...args, '--json', `--outputFile=${report}`], {
        stdout: 'ignore',
        env,
      }),

    playwright: (...args) =>
      start([inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args]),

    /** Prints the slowest files of Jest. Returns true when one is over its limit. */
    reportSlowFiles() {
      const measured = fs.existsSync(TIMES) ? fs.readFileSync(TIMES, 'utf8') : '';
      // The machine can have slowed down since the start.
      const slowness = Math.max(Number(process.env.TEST_SLOWNESS), measureSlowness());
      const files = fileSeconds(readJson(JEST), measured, slowness);
      const lines = files.slice(0, 15).map(({ file, seconds }) => `${seconds.toFixed(1)} s  ${file}`);
      console.log(
        [`\nSlowest test files, as on a quiet machine (this one is ${slowness.toFixed(1)} × slower):`, ...lines].join(
          '\n  ',
        ),
      );
      const slow = overLimit(files);
      for (const { file, seconds, limit } of slow)
        console.log(
          `✗ ${file} takes ${seconds.toFixed(1)} s, the limit is ${limit} s: share its set-up, split it, or move part of it to "npm run test:long".`,
        );
      return slow.length > 0;
    },

    /** Prints the failed tests, and how many passed and failed. `failures` are those that no report has. */
    reportCounts({ failures = 0 } = {}) {
      for (const { name, lines } of findFailures(readJson(JEST), readJson(E2E)))
        console.log([`\n✗ ${path.relative(root, name)}`, ...lines].join('\n  '));
      const { passed, failed, skipped } = countTests();
      console.log(`\n${passed} passed, ${failed + failures} failed${skipped ? `, ${skipped} skipped` : ''}`);
    },
  };
}

export async function build() {
  try {
    await buildStale(['api', 'description', 'web']);
    return { code: 0 };
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    return { code: 1, output: error.message };
  }
}

function countTests() {
  const jest = readJson(JEST);
  const e2e = readJson(E2E)?.stats;
  const sum = (...numbers) => numbers.reduce((total, number) => total + (number ?? 0), 0);
  return {
    passed: sum(jest?.numPassedTests, e2e?.expected),
    failed: sum(jest?.numFailedTests, jest?.numRuntimeErrorTestSuites, e2e?.unexpected, e2e?.flaky),
    skipped: sum(jest?.numPendingTests, jest?.numTodoTests, e2e?.skipped),
  };
}

export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
