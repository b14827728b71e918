import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '../../tools/launch-app.mjs';
import { atMostTimes, type Figure } from '../lib/figures.js';
import { precede } from '../lib/precedence.js';
import { median } from '../lib/stats.js';
import { floorProgram, freePort, NAMES, type Configuration, type World } from '../lib/world.js';

const main = fileURLToPath(new URL('../../dist/apps/api/src/main.js', import.meta.url));

async function untilHealthy(program: string, env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  precede(child.pid ?? 0);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
      if (await healthy(port)) return performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}

const healthy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/api/health', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });

/**
 * P8: start of the built application on a migrated database, compared with Nest and the ORM alone. Both use cached
 * compiled code, like every start except the first.
 */
export async function start(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const database = await createEmptyDatabase(world.serverUrl, 'start');
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-compiled-'));
  const common = { DATABASE_URL: database.url, NODE_COMPILE_CACHE: cache };
  const ours = {
    ...common,
    SESSION_SECRET: 'only for benchmarks, where nothing is worth stealing',
    ...(configuration === 'redis' && world.redisUrl ? { REDIS_URL: world.redisUrl } : {}),
  };
  try {
    const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
    for (let round = -2; round < (quick ? 4 : 11); round += 1) {
      const floor = await untilHealthy(floorProgram('nest-orm.mjs'), common);
      const mine = await untilHealthy(main, ours);
      if (round < 0) continue;
      times.floor.push(floor);
      times.ours.push(mine);
    }
    const note = `medians of ${times.ours.length} starts; floor ${Math.min(...times.floor).toFixed(0)}–${Math.max(...times.floor).toFixed(0)} ms`;
    return [
      atMostTimes(1.5, {
        goal: 'P8',
        what: 'start to healthy',
        configuration: NAMES[configuration],
        ours: median(times.ours),
        floor: median(times.floor),
        note,
      }),
    ];
  } finally {
    fs.rmSync(cache, { recursive: true, force: true });
    await database.drop();
  }
}
