import { z } from 'zod';
import { id, serial, time, whole } from '../answer.parts.js';
import { POLL_RESULTS, POLL_STATES, POLL_VOTERS } from './poll.rules.js';
import { POST_REACTION_KEYS } from './talk.rules.js';

const author = z
  .object({
    name: z.string(),
    me: z.boolean(),
    team_id: id.nullable().describe('The team that they managed when they wrote it.'),
    team_name: z.string().nullable(),
    picture: z.string().nullable().describe("Their team's."),
  })
  .meta({ id: 'TalkAuthor' });
export type TalkAuthor = z.infer<typeof author>;

export const pollView = z
  .object({
    id,
    question: z.string(),
    choices: z.array(
      z.object({
        text: z.string(),
        votes: whole.nullable().describe('null while the count is not shown.'),
        voters: z
          .array(z.string())
          .nullable()
          .describe('Who chose it; null where ballots are hidden, or the count is.'),
      }),
    ),
    several: z.boolean(),
    voters: z.enum(POLL_VOTERS).describe('Whether each team has a vote, or each member.'),
    secret: z.boolean(),
    results: z.enum(POLL_RESULTS),
    deadline: time,
    state: z.enum(POLL_STATES),
    ended_at: time.nullable(),
    reason: z.string().nullable().describe('Why a commissioner ended it early, or cancelled it.'),
    ended_by: z.string().nullable(),
    voted: z.array(z.string()).describe('Who has voted: teams or members, by name.'),
    eligible: whole.describe('How many have a vote.'),
    own: z
      .array(whole)
      .nullable()
      .describe("The caller's choices; null where they have not voted, or nobody keeps it."),
    can_vote: z.boolean(),
    can_end: z.boolean(),
  })
  .meta({ id: 'Poll' });
export type PollView = z.infer<typeof pollView>;

export const postView = z
  .object({
    id,
    number: whole.describe('Counts from 1 in its thread.'),
    author,
    body: z.string().nullable().describe('Markdown; null where it was deleted, or hidden from the caller.'),
    mentions: z.array(z.string()).describe('Names that stand in it after an @.'),
    at: time,
    edited_at: time.nullable(),
    gone: z
      .enum(['deleted', 'removed', 'hidden'])
      .nullable()
      .describe('Deleted by who wrote it, deleted by a commissioner, or hidden by one.'),
    reason: z.string().nullable().describe("The commissioner's."),
    reactions: z.array(
      z.object({ reaction: z.enum(POST_REACTION_KEYS), names: z.array(z.string()), mine: z.boolean() }),
    ),
    poll: pollView.nullable(),
    can_edit: z.boolean(),
    can_delete: z.boolean(),
  })
  .meta({ id: 'Post' });
export type PostView = z.infer<typeof postView>;

export const threadSummary = z
  .object({
    id,
    title: z.string(),
    author,
    created_at: time,
    last_at: time,
    last_by: z.string(),
    last_post: z.string().nullable().describe('How its last post begins; null where that is deleted or hidden.'),
    posts: whole,
    unread: whole.describe('Posts of others that the caller has not seen.'),
    pinned: z.boolean(),
    closed: z.boolean(),
    poll: z.enum(['open', 'over']).nullable().describe('Whether a poll stands in it.'),
  })
  .meta({ id: 'Thread' });
export type ThreadSummary = z.infer<typeof threadSummary>;

export const boardAnswer = z
  .object({
    threads: z.array(threadSummary).describe('Pinned ones first, on the first page; then by their last post.'),
    next: serial.nullable(),
    can_write: z.boolean(),
    can_moderate: z.boolean(),
  })
  .meta({ id: 'BoardAnswer' });
export type BoardAnswer = z.infer<typeof boardAnswer>;

export const threadAnswer = z
  .object({
    thread: threadSummary,
    posts: z.array(postView).describe('In their order.'),
    earlier: serial.nullable().describe('Where earlier posts are: `before` of the next question.'),
    seen: whole.describe('The number of the newest post that the caller had seen.'),
    can_write: z.boolean(),
    can_moderate: z.boolean(),
  })
  .meta({ id: 'ThreadAnswer' });
export type ThreadAnswer = z.infer<typeof threadAnswer>;

export const talkUnread = z
  .object({ unread: whole.describe('Threads with something new.') })
  .meta({ id: 'TalkUnread' });
export const threadMade = z.object({ thread_id: id }).meta({ id: 'ThreadMade' });
export const postMade = z.object({ post_id: id, number: whole }).meta({ id: 'PostMade' });
export const postDeleted = z
  .object({ success: z.literal(true), thread_gone: z.boolean().describe('It was the only post of its thread.') })
  .meta({ id: 'PostDeleted' });
