// LEAGUES=200 npm run bench:season -- [--only NIGHT,FORMATS,CAPS,MATCHUP] [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { matchup } from './matchup.js';
import { nightOfCaps, nightOfFormats, nightOfLeagues } from './night.js';

// PostgreSQL records the commit times, which is more accurate than measuring in a process.
await benchmark(
  'season',
  [
    { goals: ['NIGHT'], each: true, run: nightOfLeagues },
    { goals: ['FORMATS'], each: true, run: nightOfFormats },
    { goals: ['CAPS'], each: true, run: nightOfCaps },
    { goals: ['MATCHUP'], web: true, run: matchup },
  ],
  { track_commit_timestamp: 'on' },
);
