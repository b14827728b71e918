import { answersIn, calls } from '../../wire/call.js';
import { ledgerLinesSchema, ledgerPaidSchema } from './ledger.schema.js';

const answer = answersIn(() => import('./ledger.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

/** Entry fees and prizes, as notes: no money is moved. */
export const ledgerCalls = calls({
  'GET /:league_id/ledger': { who: 'member', answer: answer('ledgerAnswer') },
  'POST /:league_id/ledger': {
    who: 'commissioner',
    body: ledgerLinesSchema,
    key: true,
    status: 201,
    answer: part('done'),
    refuses: [409],
  },
  'PUT /:league_id/ledger/:line_id': { who: 'commissioner', body: ledgerPaidSchema, key: true, answer: part('done') },
  'DELETE /:league_id/ledger/:line_id': { who: 'commissioner', key: true, answer: part('done') },
});
