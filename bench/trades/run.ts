// npm run bench:trades -- [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { badges } from './badges.js';

// PostgreSQL records the commit times, which is more accurate than measuring in a process.
await benchmark('trades', [{ goals: ['P5'], each: true, run: badges }], { track_commit_timestamp: 'on' });
