import { answersIn, calls } from '../wire/call.js';
import { activityQuerySchema, recordActionSchema, seenSchema } from './activity.schema.js';

const answer = answersIn(() => import('./activity.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

export const activityCalls = calls({
  // The body contains the league's id.
  'POST /record-action': {
    who: 'member',
    body: recordActionSchema,
    key: true,
    answer: part('done'),
    refuses: [429],
  },
  'GET /:league_id/home': { who: 'member', answer: answer('homeAnswer'), notModified: true },
  'GET /:league_id/activity-log': { who: 'member', query: activityQuerySchema, answer: answer('activityLogAnswer') },
  'POST /:league_id/activity-log/seen': { who: 'member', body: seenSchema, answer: part('unread') },
});
