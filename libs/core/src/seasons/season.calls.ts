import { answersIn, calls } from '../wire/call.js';
import { phaseSchema, seasonDatesSchema, takeBackSchema } from './season.schema.js';

const answer = answersIn(() => import('./season.answers.js'));

export const seasonCalls = calls({
  'GET /:league_id/phase': { who: 'member', answer: answer('phaseAnswer') },
  'POST /:league_id/phase': {
    who: 'commissioner',
    body: phaseSchema,
    key: true,
    answer: answer('phaseChangedAnswer'),
    refuses: [409],
  },
  'POST /:league_id/phase/dates/preview': {
    who: 'commissioner',
    body: seasonDatesSchema,
    answer: answer('seasonDatesPreview'),
  },
  'PUT /:league_id/phase/dates': {
    who: 'commissioner',
    body: seasonDatesSchema,
    key: true,
    answer: answer('seasonDatesPreview'),
    refuses: [409],
  },
  'POST /:league_id/phase/take-back': {
    who: 'commissioner',
    body: takeBackSchema,
    key: true,
    answer: answer('phaseChangedAnswer'),
    refuses: [409],
  },
});
