// npm test: runs the checks of every change, fastest first: types and lint, build, jest, browser. "npm run test:long"
// has the other tests.
//   npm test -- --only api        some of: typecheck, lint, build, tools, core, web, api, e2e
//   npm test -- --only core,web
import './lib/require-node.mjs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { commandLine } from './lib/command-line.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { capture } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';
import { build, createTestRun, LONG_FILE } from './testing/test-run.mjs';

const parts = ['typecheck', 'lint', 'build', 'tools', 'core', 'web', 'api', 'e2e'];
const jestParts = ['tools', 'core', 'web', 'api'];
const node = process.execPath;
const bin = (file) => inRoot('node_modules', file);
// Freeing memory takes a quarter of the time of the compiler and oxlint, and less when they may use more (GOGC).
const goEnv = { ...process.env, ...(os.totalmem() >= 15 * 2 ** 30 && { GOGC: '400' }) };

const life = createLifetime();
await life.run(testAll, { interrupted: 130 });

async function testAll() {
  const wanted = chosenParts();
  const run = createTestRun(life);
  const checks = await Promise.all([
    wanted.has('typecheck') &&
      run.step('typecheck', () => capture(node, [inRoot('tools/typecheck.mjs')], { env: goEnv })),
    wanted.has('lint') && run.step('lint', lint),
  ]);
  if (life.isEnding) return;
  if (checks.includes('failed')) return 1;
  if ((wanted.has('build') || wanted.has('e2e')) && (await run.step('build', build)) === 'failed') return 1;

  const jest = jestParts.filter((part) => wanted.has(part));
  if (jest.includes('api') || wanted.has('e2e')) await run.prepareServers({ browser: wanted.has('e2e') });
  let outcome = 'passed';
  if (jest.length) {
    const args = ['--testPathIgnorePatterns', '/node_modules/', LONG_FILE, '--selectProjects', ...jest];
    outcome = await run.step(jest.join(', '), () => run.jest(args, { env: { TEST_PART: 'short' } }), {
      said: true,
    });
  }
  if (outcome === 'passed' && wanted.has('e2e'))
    outcome = await run.step('e2e', () => run.playwright('--grep-invert', '@long'), { said: true });
  if (life.isEnding) return;

  const slow = jest.length > 0 && run.reportSlowFiles();
  if (jest.length || wanted.has('e2e')) run.reportCounts();
  return outcome === 'failed' || slow ? 1 : 0;
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

/** ESLint checks the boundaries and the language, oxlint the rules that need types. */
async function lint() {
  const eslint = ['eslint/bin/eslint.js', '--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  // Each thread of oxlint computes all types that it meets again, so on two processors one takes a third less time.
  const env = { ...goEnv, ...(os.availableParallelism() <= 2 && { GOMAXPROCS: '1' }) };
  const results = await Promise.all([
    capture(node, [bin(eslint[0]), ...eslint.slice(1), '--max-warnings', '0', '.']),
    capture(node, [bin('oxlint/bin/oxlint'), '--type-aware'], { env }),
  ]);
  return { code: Math.max(...results.map(({ code }) => code)), output: results.map(({ output }) => output).join('\n') };
}
