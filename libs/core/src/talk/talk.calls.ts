import { answersIn, calls } from '../wire/call.js';
import {
  boardQuerySchema,
  editSchema,
  endPollSchema,
  moderationSchema,
  postSchema,
  reactionSchema,
  readSchema,
  threadQuerySchema,
  threadSchema,
  threadStateSchema,
  voteSchema,
} from './talk.schema.js';

const answer = answersIn(() => import('./talk.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

export const talkCalls = calls({
  'GET /:league_id/talk': { who: 'member', query: boardQuerySchema, answer: answer('boardAnswer') },
  'GET /:league_id/talk/unread': { who: 'member', answer: answer('talkUnread') },
  'POST /:league_id/talk': {
    who: 'member',
    body: threadSchema,
    key: true,
    answer: answer('threadMade'),
    status: 201,
    refuses: [429],
  },
  'GET /:league_id/talk/:thread_id': { who: 'member', query: threadQuerySchema, answer: answer('threadAnswer') },
  'PATCH /:league_id/talk/:thread_id': {
    who: 'commissioner',
    body: threadStateSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'POST /:league_id/talk/:thread_id/read': { who: 'member', body: readSchema, answer: part('done') },
  'POST /:league_id/talk/:thread_id/posts': {
    who: 'member',
    body: postSchema,
    key: true,
    answer: answer('postMade'),
    status: 201,
    refuses: [409, 429],
  },
  /** Edits the caller's own post, within an hour. */
  'PATCH /:league_id/talk/:thread_id/posts/:post_id': {
    who: 'member',
    body: editSchema,
    key: true,
    answer: part('done'),
    refuses: [403, 409, 429],
  },
  'DELETE /:league_id/talk/:thread_id/posts/:post_id': {
    who: 'member',
    key: true,
    answer: answer('postDeleted'),
    refuses: [403, 409],
  },
  'POST /:league_id/talk/:thread_id/posts/:post_id/moderate': {
    who: 'commissioner',
    body: moderationSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'PUT /:league_id/talk/:thread_id/posts/:post_id/reaction': {
    who: 'member',
    body: reactionSchema,
    answer: part('done'),
    refuses: [409, 429],
  },
  /** Votes until the deadline. A new vote replaces the previous one. */
  'PUT /:league_id/polls/:poll_id/vote': {
    who: 'member',
    body: voteSchema,
    key: true,
    answer: part('done'),
    refuses: [403, 409, 429],
  },
  'POST /:league_id/polls/:poll_id/end': {
    who: 'commissioner',
    body: endPollSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'POST /:league_id/polls/:poll_id/cancel': {
    who: 'commissioner',
    body: endPollSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
