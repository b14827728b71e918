import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Seconds that a test file may take on a quiet machine of the usual speed. */
const LIMIT_S = 20;
/** Tolerance, because the measure is an estimate. */
const TOLERANCE = 1.25;

/** Files that were slower when the limit began. Their own limits only ever get smaller, and no file is added. */
const SLOWER = {
  'apps/api/src/authorization.api.test.ts': 40,
  'apps/api/src/seasons/two-seasons.long.api.test.ts': 70,
  'apps/api/src/draft/draft.long.faults.test.ts': 90,
  'apps/api/src/draft/clock/draft-bank.long.faults.test.ts': 35,
  'apps/api/src/imports/move-in/move-in.long.kill.test.ts': 40,
  'apps/api/src/archive/archive.long.kill.test.ts': 30,
  'apps/api/src/archive/archive.long.replay.test.ts': 45,
  'apps/api/src/archive/archive.api.test.ts': 30,
  'apps/api/src/platform/backup/backup.long.api.test.ts': 35,
  'apps/api/src/platform/database/schema/migrate.api.test.ts': 35,
  'apps/api/src/draft/draft.api.test.ts': 35,
  'apps/api/src/security/s11.limits.long.api.test.ts': 35,
  'apps/api/src/seeds/three-seasons.long.api.test.ts': 30,
};

/** Milliseconds of one sample of `measureSlowness` on the machine for which the limits were set. */
const USUAL_SAMPLE_MS = 1.25;
const SAMPLES = 200;
const ROWS = JSON.stringify(
  Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Player ${(id * 7_919) % 2_003}`, cap: id * 25_000 })),
);

/** How many times slower than the usual machine this one is, at least 1. `now` returns milliseconds. */
export function measureSlowness(now = () => performance.now()) {
  const times = Array.from({ length: SAMPLES }, () => {
    const begun = now();
    const rows = JSON.parse(ROWS);
    rows.sort((one, two) => (one.name < two.name ? -1 : 1));
    JSON.stringify(rows);
    return now() - begun;
  }).sort((one, two) => one - two);
  // Other programs delay most samples, but not the fastest tenth.
  return Math.max(1, times[SAMPLES / 10] / USUAL_SAMPLE_MS);
}

/**
 * Test files with their seconds on a quiet machine of the usual speed, slowest first. `report` is Jest's, `measured`
 * has the lines that core and API workers wrote (own-time.mjs). The other files took place in the same run, so their
 * elapsed seconds are scaled by the share of the measured ones. `slowness` is that of `measureSlowness`.
 */
export function fileSeconds(report, measured, slowness) {
  const lines = measured
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const sum = (field) => lines.reduce((total, line) => total + line[field], 0);
  const share = lines.length ? sum('seconds') / sum('elapsed') : 1;
  const known = new Map(lines.map(({ file, seconds }) => [file, seconds]));
  return (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name).replaceAll('\\', '/'),
      seconds: (known.get(name) ?? ((endTime - startTime) / 1000) * share) / slowness,
    }))
    .sort((one, two) => two.seconds - one.seconds);
}

/** Files over their limit by more than the tolerance. */
export function overLimit(files) {
  return files
    .map((entry) => ({ ...entry, limit: SLOWER[entry.file] ?? LIMIT_S }))
    .filter(({ seconds, limit }) => seconds > limit * TOLERANCE);
}
