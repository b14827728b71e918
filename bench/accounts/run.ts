// npm run bench:accounts -- [--only P14,R10] [--quick] [--on embedded,redis] [--first]
import { benchmark } from '../lib/benchmark.js';
import { deafSockets } from './deaf-sockets.js';
import { signIns } from './sign-in.js';

await benchmark('accounts', [
  { goals: ['P14'], each: true, run: signIns },
  { goals: ['R10'], each: true, run: deafSockets },
]);
