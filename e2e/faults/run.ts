import { parseArgs } from 'node:util';
import { Cluster } from './support/cluster.js';
import type { Fleet } from './support/fleet.js';
import { RedisServer } from './support/redis.js';
import { Run, type Scenario } from './support/scenario.js';
import { auctionFaults } from './auction.js';
import { killedProcesses } from './r1.killed-processes.js';
import { crashPoints } from './r2.crash-points.js';
import { redisAway } from './r3.redis.js';
import { postgresAway } from './r4.postgres.js';
import { races } from './r5.races.js';
import { repeatedRequests } from './r6.repeated-requests.js';
import { badNetwork } from './r7.network.js';
import { killedWorkers } from './r8.jobs.js';
import { wrongClocks } from './r9.clocks.js';
import { rollingRestart } from './r12.rolling-restart.js';
import { relay } from './r18.relay.js';
import { unattended } from './unattended.js';

// npm run test:faults -- [R1 R2 …] [--short] [--redis] [--seed 7]
// Injects faults into two real API processes on a real PostgreSQL. Checks after each that no data was lost, duplicated
// or invented.

const scenarios: readonly Scenario[] = [
  killedProcesses,
  crashPoints,
  redisAway,
  postgresAway,
  races,
  repeatedRequests,
  badNetwork,
  killedWorkers,
  wrongClocks,
  rollingRestart,
  relay,
  auctionFaults,
  unattended,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    redis: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

// Typed here because the tools are plain JavaScript.
const { buildStale } = (await import(new URL('../../tools/lib/builds.mjs', import.meta.url).href)) as {
  buildStale(names: string[], options: { say(line: string): void }): Promise<string[]>;
};

const wanted = positionals.map((name) => name.toUpperCase());
const unknown = wanted.find((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown) {
  console.error(`There is no scenario ${unknown}: there are ${scenarios.map((scenario) => scenario.name).join(', ')}.`);
  process.exit(1);
}

process.exitCode = await play(scenarios.filter((scenario) => wanted.length === 0 || wanted.includes(scenario.name)));
process.exit();

async function play(chosen: readonly Scenario[]): Promise<number> {
  await buildStale(['api'], { say: (line) => console.log(line) });
  const cluster = new Cluster();
  let redis: RedisServer | null = null;
  const verdicts: string[] = [];
  let failed = 0;
  const begun = Date.now();
  const shared: { fleet: Fleet | null } = { fleet: null };
  try {
    await cluster.start();
    if (values.redis) {
      redis = await RedisServer.start();
      if (!redis) throw new Error('--redis needs a redis-server on PATH');
    }
    console.log(
      `Two API processes on PostgreSQL${redis ? ' and Redis' : ''}, ${values.short ? 'short form' : 'complete'}, seed ${values.seed}.`,
    );
    for (const scenario of chosen) {
      console.log(`\n── ${scenario.name} · ${scenario.title} ──`);
      const started = Date.now();
      const run = new Run(cluster, redis, values.short, Number(values.seed), shared);
      try {
        await scenario.run(run);
      } catch (error) {
        run.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
      const verdict = run.problems.length > 0 ? 'FAIL' : run.skipped ? `SKIPPED (${run.skipped})` : 'PASS';
      if (run.problems.length > 0) failed += 1;
      verdicts.push(
        `${verdict === 'PASS' ? '✓' : verdict === 'FAIL' ? '✗' : '–'} ${scenario.name} ${verdict}  ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
      console.log(`   ${verdicts.at(-1)}`);
    }
  } finally {
    await shared.fleet?.stop();
    await redis?.kill();
    await cluster.stop();
  }
  console.log(
    `\n${verdicts.join('\n')}\n${failed === 0 ? 'All held' : `${failed} failed`} in ${((Date.now() - begun) / 1000).toFixed(0)} s.`,
  );
  return failed === 0 ? 0 : 1;
}
