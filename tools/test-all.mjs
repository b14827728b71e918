// npm run test:all: every test, "npm test" and then "npm run test:long", with one count at the end.
//   npm run test:all -- --minutes 15            then random tests with new seeds for so many minutes
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { commandLine, wholeNumber } from './lib/command-line.mjs';
import { createLifetime } from './lib/lifetime.mjs';
import { endChild, ended } from './lib/processes.mjs';
import { inRoot, root } from './lib/root.mjs';
import { Sentence } from './lib/sentence.mjs';
import { forgetCounts, lastCounts, printCounts } from './testing/test-run.mjs';

const life = createLifetime();
await life.run(testAll, { interrupted: 130 });

async function testAll() {
  const minutes = readMinutes();
  const total = { passed: 0, failed: 0, skipped: 0 };
  // The long tests run after a failure too, so that one run shows everything that is wrong.
  for (const args of [['tools/test.mjs'], ['tools/test-long.mjs', '--minutes', minutes]]) {
    forgetCounts();
    const child = spawn(process.execPath, [inRoot(args[0]), ...args.slice(1)], { cwd: root, stdio: 'inherit' });
    life.onEnd(() => endChild(child));
    const code = await ended(child);
    if (life.isEnding) return;
    const { passed, failed, skipped } = lastCounts() ?? { passed: 0, failed: 0, skipped: 0 };
    total.passed += passed;
    total.skipped += skipped;
    // Lint, types, a build or a slow file fail without a failed test.
    total.failed += code === 0 ? failed : Math.max(1, failed);
  }
  console.log('\n── everything ──');
  printCounts(total);
  return total.failed > 0 ? 1 : 0;
}

function readMinutes() {
  try {
    const { minutes } = parseArgs({ args: commandLine(), options: { minutes: { type: 'string' } } }).values;
    return wholeNumber('minutes', minutes ?? '0');
  } catch (error) {
    if (error instanceof Sentence) throw error;
    throw new Sentence(`${error.message.split('.')[0]}: "npm run test:all" knows --minutes.`);
  }
}
