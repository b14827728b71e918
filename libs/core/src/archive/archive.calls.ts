import { answersIn, calls, file } from '../wire/call.js';
import { ARCHIVE_LIMITS } from './archive.limits.js';
import { bringArchiveSchema, copyLeagueSchema } from './archive.schema.js';

const answer = answersIn(() => import('./archive.answers.js'));

export const archiveCalls = calls({
  /** The whole league as one archive (docs/archive.md). */
  'GET /:league_id/archive': { who: 'commissioner', answer: file('application/zip'), refuses: [403, 429] },
  /** Creates a league from an archive, completely or not at all. The caller becomes its commissioner. */
  'POST /archives': {
    who: 'user',
    query: bringArchiveSchema,
    form: { file: 'An archive of a league, of at most 32 MB.' },
    maxBytes: ARCHIVE_LIMITS.bytes,
    answer: answer('archiveAnswer'),
    refuses: [403, 409, 413, 422, 429],
    key: true,
  },
  /** Creates a league with this league's settings and teams, and optionally its managers and rosters. */
  'POST /:league_id/copies': {
    who: 'commissioner',
    body: copyLeagueSchema,
    answer: answer('copiedAnswer'),
    status: 201,
    refuses: [403, 409, 429],
    key: true,
  },
});
