import type { Refusal } from '@crease/core/result.js';
import type { Allowance } from '../platform/http/rate-limit.js';
import { refusal } from './talk.refusals.js';

const MINUTE = 60;
const DAY = 86_400;

/** More than a conversation needs, but few enough that one member cannot flood a league. */
const MOST = { posts: 12, postsToday: 300, threads: 20, polls: 10, reactions: 60, votes: 30 };
type What = keyof typeof MOST;

const SAID: Readonly<Record<What, Refusal>> = {
  posts: refusal('limitReached.posts', { figures: { most: MOST.posts } }),
  postsToday: refusal('limitReached.postsToday', { figures: { most: MOST.postsToday } }),
  threads: refusal('limitReached.threads', { figures: { most: MOST.threads } }),
  polls: refusal('limitReached.polls', { figures: { most: MOST.polls } }),
  reactions: refusal('limitReached.reactions', { figures: { most: MOST.reactions } }),
  votes: refusal('limitReached.votes', { figures: { most: MOST.votes } }),
};

const allowance = (userId: string, what: What, windowSeconds: number): Allowance => ({
  key: `talk-${what}:${userId}`,
  limit: MOST[what],
  windowSeconds,
  refusal: SAID[what],
});

export const postAllowances = (userId: string, more: { thread: boolean; poll: boolean }): Allowance[] => [
  allowance(userId, 'posts', MINUTE),
  allowance(userId, 'postsToday', DAY),
  ...(more.thread ? [allowance(userId, 'threads', DAY)] : []),
  ...(more.poll ? [allowance(userId, 'polls', DAY)] : []),
];
export const reactionAllowances = (userId: string): Allowance[] => [allowance(userId, 'reactions', MINUTE)];
export const voteAllowances = (userId: string): Allowance[] => [allowance(userId, 'votes', MINUTE)];
