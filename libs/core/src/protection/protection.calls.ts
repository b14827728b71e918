import { z } from 'zod';
import { seasonSchema } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import { deadlineSchema, sheetSchema } from './protection.schema.js';

const answer = answersIn(() => import('./protection.answers.js'));

export const protectionCalls = calls({
  'GET /:league_id/protection-sheet': { who: 'ownTeam', answer: answer('sheetAnswer'), refuses: [409] },
  'PUT /:league_id/protection-sheet': {
    who: 'ownTeam',
    body: sheetSchema,
    key: true,
    answer: answer('sheetAnswer'),
    refuses: [409],
  },
  'PUT /:league_id/protection-deadline': {
    who: 'commissioner',
    body: deadlineSchema,
    key: true,
    answer: answer('deadlineAnswer'),
    refuses: [409],
  },
  'POST /:league_id/protection-deadline/reopen': {
    who: 'commissioner',
    body: deadlineSchema,
    key: true,
    answer: answer('deadlineAnswer'),
    refuses: [409],
  },
  'GET /:league_id/protection-sheets': {
    who: 'member',
    query: z.object({ season: seasonSchema.optional() }),
    answer: answer('publishedSheetsAnswer'),
  },
  'GET /:league_id/protection-sheets/saved': { who: 'commissioner', answer: answer('savedSheetsAnswer') },
});
