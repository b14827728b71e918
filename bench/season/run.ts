// LEAGUES=200 npm run bench:season -- [--only FORMATS] [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { nightOfFormats, nightOfLeagues } from './night.js';

// PostgreSQL records the commit times, which is more accurate than measuring in a process.
await benchmark(
  'season',
  [
    { goals: ['NIGHT'], each: true, run: nightOfLeagues },
    { goals: ['FORMATS'], each: true, run: nightOfFormats },
  ],
  { track_commit_timestamp: 'on' },
);
