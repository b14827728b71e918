// npm run bench:draft -- [--only P1,P2] [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { bids, bidsOnScreen, eightAuctions } from './auction.js';
import { bundle } from './bundle.js';
import { clock } from './clock.js';
import { cold } from './cold.js';
import { memory } from './memory.js';
import { picks } from './picks.js';
import { processes } from './processes.js';
import { room } from './room.js';
import { eightRooms, hundredRooms } from './rooms.js';
import { start } from './start.js';
import { soak, storm } from './reconnects.js';

await benchmark('draft', [
  { goals: ['P1', 'P2'], each: true, run: picks },
  { goals: ['P3'], each: true, run: processes },
  { goals: ['P4'], each: true, run: eightRooms },
  { goals: ['P4'], each: true, run: hundredRooms },
  { goals: ['AUCTION'], each: true, run: bids },
  { goals: ['AUCTION'], each: true, run: eightAuctions },
  { goals: ['AUCTION'], web: true, run: bidsOnScreen },
  { goals: ['P8'], each: true, run: start },
  { goals: ['P9'], web: true, run: bundle },
  { goals: ['P12'], each: true, run: memory },
  { goals: ['P13'], each: true, run: clock },
  { goals: ['P15'], web: true, run: room },
  { goals: ['P16'], web: true, run: cold },
  { goals: ['R11'], each: true, run: storm },
  { goals: ['R13'], each: true, run: soak },
]);
