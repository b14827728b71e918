import { answersIn, calls, file } from '../wire/call.js';
import { importRowsSchema, mergeSchema, settleSchema, templateSchema } from './desk.schema.js';

const answer = answersIn(() => import('./desk.answers.js'));

/** The site owner's desk: what came in, what is under way, and what sources disagree on. */
export const deskCalls = calls({
  'GET /admin/import-jobs': { who: 'siteOwner', answer: answer('importJobsAnswer') },
  'GET /admin/imports/:import_id': {
    who: 'siteOwner',
    query: importRowsSchema,
    answer: answer('importRowsAnswer'),
  },
  'GET /admin/world': { who: 'siteOwner', answer: answer('worldAnswer') },
  /** Begins to read the real players from the NHL, where it can be reached; how far it is stands in the answer. */
  'POST /admin/world': { who: 'siteOwner', answer: answer('worldAnswer'), refuses: [409] },
  'GET /admin/nhl-sources': { who: 'siteOwner', answer: answer('nhlSourcesAnswer') },
  /** The players as a table to fill in with their cap hits, which `POST /admin/imports?kind=contracts` takes. */
  'GET /admin/contracts-template.csv': { who: 'siteOwner', query: templateSchema, answer: file('text/csv') },
  'GET /admin/player-twins': { who: 'siteOwner', answer: answer('twinsAnswer') },
  /** A prospect is a player of the NHL from now on; answers who else could be. */
  'POST /admin/player-twins': { who: 'siteOwner', body: mergeSchema, answer: answer('twinsAnswer'), refuses: [409] },
  'GET /admin/contract-conflicts': { who: 'siteOwner', answer: answer('conflictsAnswer') },
  /** Whose figures stand; answers what is still open. */
  'POST /admin/contract-conflicts': {
    who: 'siteOwner',
    body: settleSchema,
    answer: answer('conflictsAnswer'),
  },
});
