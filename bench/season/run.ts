// npm run bench:season -- [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { nightOfLeagues } from './night.js';

// PostgreSQL records the commit times, which is more accurate than measuring in a process.
await benchmark('season', [{ goals: ['NIGHT'], each: true, run: nightOfLeagues }], { track_commit_timestamp: 'on' });
