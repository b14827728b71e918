// npm run bench:season -- [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { nightOfLeagues } from './night.js';

// The database itself keeps when it committed what: no process could tell better.
await benchmark('season', [{ goals: ['NIGHT'], each: true, run: nightOfLeagues }], { track_commit_timestamp: 'on' });
