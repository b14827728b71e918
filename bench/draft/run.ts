// npm run bench:draft -- [--only P1,P2] [--quick] [--on embedded,redis] [--first]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStale } from '../../tools/lib/builds.mjs';
import { table, type Figure } from '../lib/figures.js';
import { NAMES, openWorld, type Configuration, type World } from '../lib/world.js';
import { bundle } from './bundle.js';
import { clock } from './clock.js';
import { memory } from './memory.js';
import { wantPrecedence } from '../lib/precedence.js';
import { picks } from './picks.js';
import { processes } from './processes.js';
import { eightRooms, hundredRooms } from './rooms.js';
import { start } from './start.js';

interface Measure {
  readonly goals: readonly string[];
  /** Measured once for each configuration, or once for all. */
  readonly each: boolean;
  run(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]>;
}

const MEASURES: readonly Measure[] = [
  { goals: ['P1', 'P2'], each: true, run: picks },
  { goals: ['P3'], each: true, run: processes },
  { goals: ['P4'], each: true, run: eightRooms },
  { goals: ['P4'], each: true, run: hundredRooms },
  { goals: ['P8'], each: true, run: start },
  { goals: ['P9'], each: false, run: bundle },
  { goals: ['P12'], each: true, run: memory },
  { goals: ['P13'], each: true, run: clock },
];

const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false }, on: { type: 'string' }, first: { type: 'boolean', default: false } } });
if (values.first) wantPrecedence();
const wanted = values.only?.split(',').map((goal) => goal.trim().toUpperCase()) ?? null;
const measures = MEASURES.filter(({ goals }) => wanted === null || goals.some((goal) => wanted.includes(goal)));

await buildStale(measures.some(({ goals }) => goals.includes('P9')) ? ['api', 'web'] : ['api'], { say: console.log });
const world = await openWorld();
const figures: Figure[] = [];
let failed = false;
try {
  const all: Configuration[] = world.redisUrl ? ['embedded', 'redis'] : ['embedded'];
  if (!world.redisUrl) console.log('There is no redis-server on this machine: only the embedded default is measured.');
  const configurations = all.filter((configuration) => values.on === undefined || values.on.split(',').includes(configuration));
  for (const { goals, each, run } of measures) {
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

const load = os.loadavg().map((value) => value.toFixed(1)).join(' ');
console.log(`\n${table(figures)}\n\n${os.availableParallelism()} cores, load average ${load}${values.first ? ', with precedence over other programs' : ''}; every ratio against the floor of the same run.`);
const results = fileURLToPath(new URL('../results/', import.meta.url));
fs.mkdirSync(results, { recursive: true });
const at = new Date().toISOString();
fs.writeFileSync(path.join(results, `draft-${at.replaceAll(':', '-')}.json`), JSON.stringify({ at, cores: os.availableParallelism(), load, quick: values.quick, figures }, null, 2));
process.exit(failed ? 1 : 0);
