import { answersIn, calls, file } from '../../wire/call.js';
import { importRowsSchema, mergeSchema, settleSchema, templateSchema } from './desk.schema.js';

const answer = answersIn(() => import('./desk.answers.js'));

export const deskCalls = calls({
  'GET /admin/import-jobs': { who: 'siteOwner', answer: answer('importJobsAnswer') },
  'GET /admin/imports/:import_id': {
    who: 'siteOwner',
    query: importRowsSchema,
    answer: answer('importRowsAnswer'),
  },
  'GET /admin/world': { who: 'siteOwner', answer: answer('worldAnswer') },
  /** Starts importing the real players from the NHL. The answer contains the progress. */
  'POST /admin/world': { who: 'siteOwner', answer: answer('worldAnswer'), refuses: [409] },
  'GET /admin/nhl-sources': { who: 'siteOwner', answer: answer('nhlSourcesAnswer') },
  /** A table for cap hits; `POST /admin/imports?kind=contracts` accepts it. */
  'GET /admin/contracts-template.csv': { who: 'siteOwner', query: templateSchema, answer: file('text/csv') },
  'GET /admin/player-twins': { who: 'siteOwner', answer: answer('twinsAnswer') },
  /** Merges a prospect into an NHL player. Answers with the remaining candidates. */
  'POST /admin/player-twins': { who: 'siteOwner', body: mergeSchema, answer: answer('twinsAnswer'), refuses: [409] },
  'GET /admin/contract-conflicts': { who: 'siteOwner', answer: answer('conflictsAnswer') },
  /** Chooses between two sources' figures. Answers with the remaining conflicts. */
  'POST /admin/contract-conflicts': {
    who: 'siteOwner',
    body: settleSchema,
    answer: answer('conflictsAnswer'),
  },
});
