import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Measures a test file and appends { file, seconds } to the file that TEST_TIMES names. The seconds are those of a
 * quiet machine: the elapsed time, multiplied by the share of its active time in which the thread had a processor. A
 * busy machine takes the processor away from the test and from the database alike. So waits are scaled too.
 */
export function measureFile(address) {
  const file = process.env.TEST_TIMES;
  if (!file) return;
  const begun = performance.now();
  const loop = performance.eventLoopUtilization();
  const worked = process.threadCpuUsage();
  // Runs before the file's own hooks. The rest is the time to close its application.
  globalThis.afterAll(() => {
    const { user, system } = process.threadCpuUsage(worked);
    const { active } = performance.eventLoopUtilization(loop);
    const share = active > 0 ? Math.min(1, (user + system) / 1_000 / active) : 1;
    const elapsed = (performance.now() - begun) / 1_000;
    const line = { file: fileURLToPath(address.split('?')[0]), seconds: elapsed * share, elapsed };
    fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}
