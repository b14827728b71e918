import { refusalsIn } from '@crease/core/refusals.js';
import { many } from '@crease/core/text.rules.js';
import { commissionerOnly } from '../platform/platform.refusals.en.js';
import { TALK_REFUSALS as fr } from './talk.refusals.fr.js';

export const TALK_REFUSALS = {
  'forbidden.moderate': () => commissionerOnly('hide or delete what others wrote'),
  'forbidden.thread': () => commissionerOnly('close or pin a thread'),
  'forbidden.poll': () => commissionerOnly('end or cancel a poll'),
  threadClosed: () => ({
    message: 'This thread is closed to new posts.',
    fix: 'Begin a new thread, or ask the commissioner to open this one again.',
  }),
  tooManyPinned: ({ most }: { readonly most: number }) => ({
    message: `${most} threads are pinned already, the most there can be.`,
    fix: 'Unpin one first.',
  }),
  postChanged: () => ({
    message: 'This post has changed since you opened it.',
    fix: 'Reload the page.',
  }),
  pollIsOver: () => ({ message: 'This poll is over already.', fix: 'Look at its result.' }),
  'limitReached.posts': ({ most }: { readonly most: number }) => ({
    message: `You have written ${many(most, 'post')} within a minute.`,
  }),
  'limitReached.postsToday': ({ most }: { readonly most: number }) => ({
    message: `You have written ${many(most, 'post')} today.`,
  }),
  'limitReached.threads': ({ most }: { readonly most: number }) => ({
    message: `You have begun ${many(most, 'thread')} today.`,
    fix: 'Post in a thread that is already there.',
  }),
  'limitReached.polls': ({ most }: { readonly most: number }) => ({
    message: `You have started ${many(most, 'poll')} today.`,
  }),
  'limitReached.reactions': ({ most }: { readonly most: number }) => ({
    message: `You have reacted ${most} times within a minute.`,
  }),
  'limitReached.votes': ({ most }: { readonly most: number }) => ({
    message: `You have voted ${most} times within a minute.`,
  }),
};

export const { refusal } = refusalsIn('api/talk', { en: TALK_REFUSALS, fr });
