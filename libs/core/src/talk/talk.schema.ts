import { locale } from '../locale.js';
import { z } from 'zod';
import { confirmSoon, deadlineTime } from '../protection/protection.schema.js';
import { message, oneLine } from '../text.rules.js';
import { POLL_CHOICES, POLL_RESULTS, POLL_VOTERS } from './poll.rules.js';
import { LONGEST, POST_REACTION_KEYS } from './talk.rules.js';

export type * from './talk.answers.js';

const inWords = (n: number) => locale.number(n);
const line = (what: string, most: number) =>
  z
    .string(`Write ${what}.`)
    .overwrite(oneLine)
    .min(1, `Write ${what}.`)
    .max(most, `This has at most ${inWords(most)} characters.`);

const postText = z
  .string('Write something.')
  .overwrite(message)
  .min(1, 'Write something.')
  .max(LONGEST.post, `A post has at most ${inWords(LONGEST.post)} characters.`);
const reason = z
  .string('Give a reason.')
  .overwrite(oneLine)
  .min(3, 'Give a reason of at least 3 characters.')
  .max(LONGEST.reason, `A reason has at most ${LONGEST.reason} characters.`);

export const pollSchema = z.object({
  question: line('a question', LONGEST.question),
  choices: z
    .array(line('the choice', LONGEST.choice))
    .min(POLL_CHOICES.least, `A poll has at least ${POLL_CHOICES.least} choices.`)
    .max(POLL_CHOICES.most, `A poll has at most ${POLL_CHOICES.most} choices.`),
  several: z.boolean('Say whether several choices may be taken.').default(false),
  voters: z.enum(POLL_VOTERS, 'A vote is one of each team, or of each member.').default('team'),
  /** Hides which member voted for what. */
  secret: z.boolean('Say whether the ballots are hidden.').default(false),
  results: z.enum(POLL_RESULTS, 'Results are shown as the poll is running, or at its end.').default('end'),
  deadline: deadlineTime,
  confirm_soon: confirmSoon,
});
export type PollBody = z.infer<typeof pollSchema>;

/** Body of `POST /api/{league_id}/talk`: a thread with its first post. */
export const threadSchema = z.object({
  title: line('a title', LONGEST.title),
  body: postText,
  poll: pollSchema.nullish(),
});
export type ThreadBody = z.infer<typeof threadSchema>;

/** Body of a reply, in Markdown. `@` with the name of a manager or team notifies them. */
export const postSchema = z.object({ body: postText, poll: pollSchema.nullish() });
export type PostBody = z.infer<typeof postSchema>;

export const editSchema = z.object({ body: postText });

export const reactionSchema = z.object({
  reaction: z.enum(POST_REACTION_KEYS, `A reaction is one of ${POST_REACTION_KEYS.join(', ')}.`),
  on: z.boolean('Say whether it is given or taken back.'),
});
export type ReactionBody = z.infer<typeof reactionSchema>;

/** `hide` can be undone by `show`; `delete` removes the text permanently. The reason appears in the league's log. */
export const moderationSchema = z.object({
  action: z.enum(['hide', 'show', 'delete'], 'A post is hidden, shown again, or deleted.'),
  reason,
});
export type ModerationBody = z.infer<typeof moderationSchema>;

export const threadStateSchema = z.object({
  closed: z.boolean('Say whether the thread is closed.').optional(),
  pinned: z.boolean('Say whether the thread is pinned.').optional(),
});
export type ThreadStateBody = z.infer<typeof threadStateSchema>;

export const readSchema = z.object({
  number: z
    .int('Give the number of a post.')
    .min(1, 'Give the number of a post.')
    .max(1_000_000, 'There is no such post.'),
});

/** Choices by index from 0. An empty list withdraws the vote. */
export const voteSchema = z.object({
  choices: z
    .array(z.int('A choice is a whole number.'))
    .max(POLL_CHOICES.most, `A poll has at most ${POLL_CHOICES.most} choices.`),
});

export const endPollSchema = z.object({ reason });

/** `before` is the `next` of the previous page. */
export const boardQuerySchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/, 'Before is what the page before gave as next.')
    .optional(),
  limit: z.coerce
    .number<number | string>('Limit is a number.')
    .int('Limit is a whole number.')
    .min(1, 'Limit is at least 1.')
    .max(50, 'Limit is at most 50.')
    .default(20),
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

/** Posts are paged from the newest: `before` is the number of the oldest loaded post. */
export const threadQuerySchema = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'Before is the number of a post.')
    .optional(),
});
