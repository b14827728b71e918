import { answersIn, calls } from '../wire/call.js';
import { rulesTextSchema } from './rulebook.schema.js';

const answer = answersIn(() => import('./rulebook.answers.js'));

export const rulebookCalls = calls({
  'GET /:league_id/rules': { who: 'member', answer: answer('rulesAnswer') },
  'GET /:league_id/rules/text/history': { who: 'member', answer: answer('rulesHistoryAnswer') },
  'PUT /:league_id/rules/text': {
    who: 'commissioner',
    body: rulesTextSchema,
    key: true,
    answer: answer('rulesTextAnswer'),
    refuses: [409],
  },
});
