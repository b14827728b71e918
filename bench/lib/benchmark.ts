import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStale } from '../../tools/lib/builds.mjs';
import { table, type Figure } from './figures.js';
import { wantPrecedence } from './precedence.js';
import { NAMES, openWorld, type Configuration, type World } from './world.js';

export interface Measure {
  /** Goals that it measures, as named by `--only`. */
  readonly goals: readonly string[];
  /** Runs on every configuration; otherwise once. */
  readonly each?: boolean;
  readonly web?: boolean;
  run(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]>;
}

/**
 * Command line of a benchmark: `[--only P1,P2] [--quick] [--on embedded,redis] [--first]`. Measures, prints every
 * figure next to its floor, stores them in bench/results, and ends the process. The exit code is 1 when a measurement
 * failed.
 */
export async function benchmark(
  name: string,
  measures: readonly Measure[],
  settings: Record<string, string> = {},
): Promise<never> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      on: { type: 'string' },
      first: { type: 'boolean', default: false },
    },
  });
  if (values.first) wantPrecedence();
  const wanted = values.only?.split(',').map((goal) => goal.trim().toUpperCase());
  const chosen = measures.filter(({ goals }) => !wanted || goals.some((goal) => wanted.includes(goal)));
  await buildStale(chosen.some(({ web }) => web) ? ['api', 'web'] : ['api'], { say: console.log });
  const world = await openWorld(settings);
  const figures: Figure[] = [];
  let failed = false;
  try {
    const all: Configuration[] = world.redisUrl ? ['embedded', 'redis'] : ['embedded'];
    if (!world.redisUrl)
      console.log('There is no redis-server on this machine: only the embedded default is measured.');
    const configurations = all.filter(
      (configuration) => values.on === undefined || values.on.split(',').includes(configuration),
    );
    for (const { goals, each = false, run } of chosen) {
      for (const configuration of each ? configurations : configurations.slice(0, 1)) {
        console.log(`\n${goals.join(', ')}${each ? ` on ${NAMES[configuration]}` : ''} …`);
        try {
          const found = await run(world, configuration, values.quick);
          figures.push(...found);
          console.log(table(found));
          for (const note of new Set(found.flatMap((figure) => figure.note ?? []))) console.log(`  (${note})`);
        } catch (error) {
          failed = true;
          console.error(`${goals.join(', ')} could not be measured:`, error);
        }
      }
    }
  } finally {
    await world.stop();
  }
  const load = os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  console.log(
    `\n${table(figures)}\n\n${os.availableParallelism()} cores, load average ${load}${values.first ? ', with precedence over other programs' : ''}; every ratio against the floor of the same run.`,
  );
  const results = fileURLToPath(new URL('../results/', import.meta.url));
  fs.mkdirSync(results, { recursive: true });
  const at = new Date().toISOString();
  fs.writeFileSync(
    path.join(results, `${name}-${at.replaceAll(':', '-')}.json`),
    JSON.stringify({ at, cores: os.availableParallelism(), load, quick: values.quick, figures }, null, 2),
  );
  process.exit(failed ? 1 : 0);
}
