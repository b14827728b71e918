import { p } from '@mikro-orm/core';
import type { PollResults, PollState, PollVoters } from '@crease/core/talk/poll.rules.js';
import type { Mention, PostReaction } from '@crease/core/talk/talk.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const TalkThread = table('talk_thread', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  title: p.text(),
  author_id: p.text(),
  author_team_id: p.text().nullable(),
  created_at: p.datetime().defaultRaw(`now()`),
  posts: p.integer().default(0),
  last_seq: p.bigint('number').default(0),
  last_at: p.datetime().defaultRaw(`now()`),
  last_by: p.text(),
  closed_at: p.datetime().nullable(),
  pinned_at: p.datetime().nullable(),
});

export const TalkPost = table('talk_post', 'league', {
  seq: p.bigint('number').autoincrement(),
  league_id: p.text().primary(),
  id: p.text().primary(),
  thread_id: p.text(),
  number: p.integer(),
  author_id: p.text(),
  author_team_id: p.text().nullable(),
  body: p.text(),
  mentions: p.json<Mention[]>().defaultRaw(`'[]'::jsonb`),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  edited_at: p.datetime().nullable(),
  deleted_at: p.datetime().nullable(),
  hidden_at: p.datetime().nullable(),
  moderated_by: p.text().nullable(),
  reason: p.text().nullable(),
});

export const TalkReaction = table('talk_reaction', 'league', {
  league_id: p.text().primary(),
  post_id: p.text().primary(),
  user_id: p.text().primary(),
  reaction: p.text().$type<PostReaction>().primary(),
  at: p.datetime().defaultRaw(`now()`),
});

export const TalkRead = table('talk_read', 'league', {
  league_id: p.text().primary(),
  thread_id: p.text().primary(),
  user_id: p.text().primary(),
  number: p.integer(),
});

export interface StoredOutcome {
  readonly votes: readonly number[];
  readonly voted: number;
  readonly eligible: number;
}

export const Poll = table('poll', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  thread_id: p.text(),
  post_id: p.text(),
  asked_by: p.text(),
  question: p.text(),
  choices: p.json<string[]>(),
  several: p.boolean(),
  voters: p.text().$type<PollVoters>(),
  secret: p.boolean(),
  results: p.text().$type<PollResults>(),
  deadline: p.datetime(),
  state: p.text().$type<PollState>().default('open'),
  ended_at: p.datetime().nullable(),
  ended_by: p.text().nullable(),
  reason: p.text().nullable(),
  outcome: p.json<StoredOutcome>().nullable(),
});

export const PollVote = table('poll_vote', 'league', {
  league_id: p.text().primary(),
  poll_id: p.text().primary(),
  /** Id of the team or member that the vote belongs to. */
  voter: p.text().primary(),
  user_id: p.text(),
  /** Emptied after counting when ballots are hidden. */
  choices: p.array<number>(Number).columnType('int[]'),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
});

export const talkTables = [TalkThread, TalkPost, TalkReaction, TalkRead, Poll, PollVote] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof talkTables)[number]> {}
}
