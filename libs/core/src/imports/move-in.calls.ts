import { answersIn, calls } from '../wire/call.js';
import { broughtRostersSchema, fantraxSchema, MOVE_IN_MAX_BYTES, moveInSchema } from './move-in.schema.js';

const answer = answersIn(() => import('./move-in.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

/** How a league that was played elsewhere moves in. */
export const moveInCalls = calls({
  'GET /:league_id/move-in': { who: 'commissioner', answer: answer('moveInsAnswer') },
  /** The tables of a public league at Fantrax, as if somebody had exported them. Changes nothing. */
  'GET /:league_id/move-in/fantrax': {
    who: 'commissioner',
    query: fantraxSchema,
    answer: answer('fantraxAnswer'),
    refuses: [403, 404, 422, 429],
  },
  /** The rosters of the teams that the file names are then exactly the file's; all of it or nothing. */
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
  /** Trades and drafts of before the league came here. */
  'GET /:league_id/brought': { who: 'member', answer: answer('broughtAnswer') },
  /** The rosters of a season of before the league came here. */
  'GET /:league_id/brought/rosters': {
    who: 'member',
    query: broughtRostersSchema,
    answer: answer('broughtRostersAnswer'),
  },
  /** Everybody stands again where they stood before, if nothing else has happened since. */
  'POST /:league_id/move-in/:move_in_id/undo': {
    who: 'commissioner',
    answer: part('done'),
    refuses: [403, 409],
    key: true,
  },
});
