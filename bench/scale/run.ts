// npm run bench:scale -- [--only IDLE,READS,DRAFTS,LOOK,PACE,UPGRADE] [--quick] [--first]
//   LEAGUES=10000 npm run bench:scale      with another number of leagues than 2,000
import { benchmark } from '../lib/benchmark.js';
import { idle } from './idle.js';
import { liveLook } from './live-look.js';
import { openDrafts } from './open-drafts.js';
import { pacedDrafts } from './paced-drafts.js';
import { reads } from './reads.js';
import { upgrade } from './upgrade.js';

await benchmark(
  'scale',
  [
    { goals: ['IDLE'], run: idle },
    { goals: ['READS'], run: reads },
    { goals: ['DRAFTS'], run: openDrafts },
    { goals: ['LOOK', 'LAST'], run: liveLook },
    { goals: ['PACE'], run: pacedDrafts },
    { goals: ['UPGRADE'], run: upgrade },
  ],
  {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'all',
    // The time of a look ends with the commit of the points.
    track_commit_timestamp: 'on',
  },
);
