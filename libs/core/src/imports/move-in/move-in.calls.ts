import { answersIn, calls } from '../../wire/call.js';
import { broughtRostersSchema, fantraxSchema, MOVE_IN_MAX_BYTES, moveInSchema } from './move-in.schema.js';

const answer = answersIn(() => import('./move-in.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

export const moveInCalls = calls({
  'GET /:league_id/move-in': { who: 'commissioner', answer: answer('moveInsAnswer') },
  /** A public league's tables in the format of an export. Changes nothing. */
  'GET /:league_id/move-in/fantrax': {
    who: 'commissioner',
    query: fantraxSchema,
    answer: answer('fantraxAnswer'),
    refuses: [403, 404, 422, 429],
  },
  /** Replaces the named teams' rosters. Applies all rows or none. */
  'POST /:league_id/move-in': {
    who: 'commissioner',
    query: moveInSchema,
    form: {
      file: 'Of at most 4 MB: a CSV file of rosters, whose columns stand in docs/imports.md, or a JSON file with them and what else comes along.',
    },
    maxBytes: MOVE_IN_MAX_BYTES,
    answer: answer('moveInAnswer'),
    refuses: [403, 409, 413, 422],
  },
  /** Trades and drafts from before the move. */
  'GET /:league_id/brought': { who: 'member', answer: answer('broughtAnswer') },
  /** A season's rosters from before the move. */
  'GET /:league_id/brought/rosters': {
    who: 'member',
    query: broughtRostersSchema,
    answer: answer('broughtRostersAnswer'),
  },
  /** Restores the rosters from before the move, if nothing else has changed since. */
  'POST /:league_id/move-in/:move_in_id/undo': {
    who: 'commissioner',
    answer: part('done'),
    refuses: [403, 409],
    key: true,
  },
});
