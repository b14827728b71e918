import { listed, many } from '../text.rules.js';
import { leaders } from './poll.rules.js';
import type { PollVoters } from './poll.rules.js';

export interface PollOutcome {
  readonly question: string;
  readonly choices: readonly { readonly text: string; readonly votes: number }[];
  readonly voters: PollVoters;
  readonly voted: number;
  readonly eligible: number;
}

/** 'Yes 5, No 3 (8 of 10 teams voted)' */
export const pollOutcomeWords = ({ choices, voters, voted, eligible }: PollOutcome): string => {
  const counts = [...choices].sort((a, b) => b.votes - a.votes).map(({ text, votes }) => `${text} ${votes}`);
  return `${counts.join(', ')} (${voted} of ${many(eligible, voters)} voted)`;
};

/** 'Yes has the most votes.' */
export const leaderWords = (choices: PollOutcome['choices']): string => {
  const first = leaders(choices.map(({ votes }) => votes)).map((index) => `“${choices[index]?.text ?? ''}”`);
  if (first.length === 0) return 'Nobody voted.';
  return first.length === 1 ? `${first[0]} has the most votes.` : `${listed(first)} are tied.`;
};

interface OfThread {
  readonly by: string;
  readonly thread: string;
}
interface OfPost extends OfThread {
  readonly author: string;
  readonly reason: string;
}

export const TALK_LINES = {
  'talk.hidden': ({ by, author, thread, reason }: OfPost) => `${by} hid a post of ${author} in “${thread}”: ${reason}`,
  'talk.shown': ({ by, author, thread, reason }: OfPost) =>
    `${by} shows a hidden post of ${author} in “${thread}” again: ${reason}`,
  'talk.deleted': ({ by, author, thread, reason }: OfPost) =>
    `${by} deleted a post of ${author} in “${thread}”: ${reason}`,
  'talk.closed': ({ by, thread }: OfThread) => `${by} closed the thread “${thread}”.`,
  'talk.reopened': ({ by, thread }: OfThread) => `${by} opened the thread “${thread}” again.`,
  'talk.pollOpened': ({ by, question }: { readonly by: string; readonly question: string }) =>
    `${by} started a poll: “${question}”`,
  'talk.pollEnded': (outcome: PollOutcome) => `The poll “${outcome.question}” ended: ${pollOutcomeWords(outcome)}.`,
  'talk.pollEndedEarly': ({ by, reason, ...outcome }: PollOutcome & { readonly by: string; readonly reason: string }) =>
    `${by} ended the poll “${outcome.question}” early (${reason}): ${pollOutcomeWords(outcome)}.`,
  'talk.pollCancelled': ({
    by,
    question,
    reason,
  }: {
    readonly by: string;
    readonly question: string;
    readonly reason: string;
  }) => `${by} cancelled the poll “${question}”: ${reason}`,
};
