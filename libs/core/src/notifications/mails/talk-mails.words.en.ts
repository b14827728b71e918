import { momentWords } from '../../calendar.js';
import { leaderWords, pollOutcomeWords, type PollOutcome } from '../../talk/talk.words.js';
import type { MailWords } from '../notification.words.js';

/** Mails about board posts. They never quote a post, because a post that is hidden later must not survive in a mail. */
export const TALK_MAILS = {
  'talk-mention': {
    mentioned: (post: {
      readonly by: string;
      readonly thread: string;
      /** The team whose manager was mentioned; null when the user was mentioned by name. */
      readonly team: string | null;
    }): MailWords => ({
      subject: `${post.by} mentions ${post.team ?? 'you'} in “${post.thread}”`,
      lines: ['Read what they say on the board.'],
    }),
  },
  'talk-reply': {
    replied: ({ by, thread }: { readonly by: string; readonly thread: string }): MailWords => ({
      subject: `${by} answers in “${thread}”`,
      lines: ['You wrote in this thread. The next notice comes once you have read it.'],
    }),
  },
  poll: {
    opened: ({
      by,
      question,
      until,
    }: {
      readonly by: string;
      readonly question: string;
      readonly until: { readonly at: string; readonly timeZone: string };
    }): MailWords => ({
      subject: `${by} asks: ${question}`,
      lines: [`You can vote until ${momentWords(Date.parse(until.at), until.timeZone)}.`],
    }),
    ended: (outcome: PollOutcome): MailWords => ({
      subject: `The poll “${outcome.question}” is over`,
      lines: [`${leaderWords(outcome.choices)} ${pollOutcomeWords(outcome)}.`],
    }),
  },
};
