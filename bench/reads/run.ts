// npm run bench:reads -- [--only P6,P7] [--quick] [--on embedded,redis] [--first]
import { bundle } from '../draft/bundle.js';
import { benchmark } from '../lib/benchmark.js';
import { badges } from '../trades/badges.js';
import { home } from './home.js';
import { log } from './log.js';
import { pages } from './pages.js';
import { search } from './search.js';

await benchmark(
  'reads',
  [
    { goals: ['P5'], each: true, run: badges },
    { goals: ['P6'], run: search },
    { goals: ['P7'], run: home },
    { goals: ['LOG'], run: log },
    { goals: ['P9'], web: true, run: bundle },
    { goals: ['P10', 'P11'], web: true, run: pages },
  ],
  // PostgreSQL records the commit times, which is more accurate than measuring in a process.
  { track_commit_timestamp: 'on' },
);
