import path from 'node:path';
import { root } from '../lib/root.mjs';

/** Seconds that a test file may take on a quiet machine. */
const LIMIT_S = 20;
/** Tolerance, because the measure is an estimate. */
const TOLERANCE = 1.25;

/** Files that were slower when the limit began. Their own limits only ever get smaller, and no file is added. */
const SLOWER = {
  'apps/api/src/authorization.api.test.ts': 80,
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

/**
 * Test files with their seconds on a quiet machine, slowest first. `report` is Jest's, `measured` has the lines that
 * core and API workers wrote (own-time.mjs). The other files took place in the same run, so their elapsed seconds are
 * scaled by the share of the measured ones.
 */
export function fileSeconds(report, measured) {
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
      seconds: known.get(name) ?? ((endTime - startTime) / 1000) * share,
    }))
    .sort((one, two) => two.seconds - one.seconds);
}

/** Files over their limit by more than the tolerance, each with its limit. */
export function overLimit(files) {
  return files
    .map((entry) => ({ ...entry, limit: SLOWER[entry.file] ?? LIMIT_S }))
    .filter(({ seconds, limit }) => seconds > limit * TOLERANCE);
}
