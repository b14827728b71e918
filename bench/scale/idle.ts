import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { processorSeconds } from '../lib/processor-time.js';
import { median } from '../lib/stats.js';
import { NAMES, type Configuration, type World } from '../lib/world.js';
import { costliest, FEW, many, openLeagues, written, type ManyLeagues } from './many-leagues.js';

/** Time for the first rounds of all tasks, which make up for what the seeding left due. */
const SETTLE_MS = 70_000;
const MEASURE_MS = 60_000;
/** It is settled when it used less than this part of a processor for a while. */
const SETTLED = { cores: 0.1, forMs: 10_000, tries: 60 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Idle {
  readonly cores: number;
  /** Kilobytes of write-ahead log a minute. */
  readonly wal: number;
}

/** Processor use and written log in a minute without users or due work. */
export async function idleFor(world: World, { product }: ManyLeagues): Promise<Idle> {
  const pid = product.apps.at(-1)?.pid ?? 0;
  const used = () => processorSeconds(pid) + processorSeconds(world.postgresPid);
  await pause(SETTLE_MS);
  for (let tries = SETTLED.tries; tries > 0; tries -= 1) {
    const before = used();
    await pause(SETTLED.forMs);
    if (used() - before < (SETTLED.cores * SETTLED.forMs) / 1_000) break;
  }
  await product.db.query('select pg_stat_statements_reset()');
  const before = { wal: await written(product), used: used() };
  const begun = performance.now();
  await pause(MEASURE_MS);
  const seconds = (performance.now() - begun) / 1_000;
  return {
    cores: (used() - before.used) / seconds,
    wal: (((await written(product)) - before.wal) / 1_024 / seconds) * 60,
  };
}

const STARTS = 3;

/** Medians: time until a further process is healthy, and the processor milliseconds for its start. */
async function startsOf({ product }: ManyLeagues): Promise<{ readonly start: number; readonly startCpu: number }> {
  const starts: number[] = [];
  const used: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const begun = performance.now();
    const app = await product.launch();
    starts.push(performance.now() - begun);
    used.push(processorSeconds(app.pid ?? 0) * 1_000);
    await app.stop();
  }
  return { start: median(starts), startCpu: median(used) };
}

async function measure(world: World, configuration: Configuration, count: number) {
  const leagues = await openLeagues(world, configuration, count);
  const { product } = leagues;
  try {
    const used = await idleFor(world, leagues);
    const statements = await costliest(product);
    return { ...used, statements, ...(await startsOf(leagues)) };
  } finally {
    await product.stop();
  }
}

/** IDLE: what a service does when no one is there and nothing is due, by the number of its leagues. */
export async function idle(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const few = await measure(world, configuration, FEW);
  const count = many(quick);
  const all = await measure(world, configuration, count);
  console.log(all.statements.join('\n'));
  const stated = { goal: 'IDLE', configuration: NAMES[configuration] };
  return [
    atMost(0.05, {
      ...stated,
      what: `${count} leagues, nothing due`,
      unit: 'cores',
      ours: all.cores,
      floor: few.cores,
    }),
    atMostTimes(1.2, { ...stated, what: 'log a minute', unit: 'kB', ours: all.wal, floor: few.wal }),
    atMostTimes(1.2, { ...stated, what: 'start of a process', ours: all.start, floor: few.start }),
    atMostTimes(1.2, { ...stated, what: 'processor time of a start', ours: all.startCpu, floor: few.startCpu }),
  ];
}
