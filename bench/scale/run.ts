// npm run bench:scale -- [--only IDLE,READS,DRAFTS] [--quick] [--first]
//   LEAGUES=10000 npm run bench:scale      with another number of leagues than 2,000
import { benchmark } from '../lib/benchmark.js';
import { idle } from './idle.js';
import { openDrafts } from './open-drafts.js';
import { reads } from './reads.js';

await benchmark(
  'scale',
  [
    { goals: ['IDLE'], run: idle },
    { goals: ['READS'], run: reads },
    { goals: ['DRAFTS'], run: openDrafts },
  ],
  { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' },
);
