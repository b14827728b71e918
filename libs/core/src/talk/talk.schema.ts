import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { confirmSoon, deadlineTime } from '../protection/protection.schema.js';
import { message, oneLine } from '../text.rules.js';
import { POLL_CHOICES, POLL_RESULTS, POLL_VOTERS } from './poll.rules.js';
import { LONGEST, POST_REACTION_KEYS } from './talk.rules.js';

export type * from './talk.answers.js';

const line = (missing: string, most: number) =>
  z.string(missing).overwrite(oneLine).min(1, missing).max(most, messageOf('hasAtMostCharacters', { most }));

const postText = z
  .string(messageOf('writeSomething'))
  .overwrite(message)
  .min(1, messageOf('writeSomething'))
  .max(LONGEST.post, messageOf('postHasAtMostCharacters', { most: LONGEST.post }));
const reason = z
  .string(messageOf('giveReason'))
  .overwrite(oneLine)
  .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
  .max(LONGEST.reason, messageOf('reasonHasAtMostCharacters', { most: LONGEST.reason }));

export const pollSchema = z.object({
  question: line(messageOf('writeQuestion'), LONGEST.question),
  choices: z
    .array(line(messageOf('writeChoice'), LONGEST.choice))
    .min(POLL_CHOICES.least, messageOf('pollHasAtLeastChoices', { least: POLL_CHOICES.least }))
    .max(POLL_CHOICES.most, messageOf('pollHasAtMostChoices', { most: POLL_CHOICES.most })),
  several: z.boolean(messageOf('sayWhetherSeveralChoices')).default(false),
  voters: z.enum(POLL_VOTERS, messageOf('voteIsOfTeamOrMember')).default('team'),
  /** Hides which member voted for what. */
  secret: z.boolean(messageOf('sayWhetherBallotsAreHidden')).default(false),
  results: z.enum(POLL_RESULTS, messageOf('sayWhenResultsAreShown')).default('end'),
  deadline: deadlineTime,
  confirm_soon: confirmSoon,
});
export type PollBody = z.infer<typeof pollSchema>;

export const threadSchema = z.object({
  title: line(messageOf('writeTitle'), LONGEST.title),
  body: postText,
  poll: pollSchema.nullish(),
});
export type ThreadBody = z.infer<typeof threadSchema>;

/** Body of a reply, in Markdown. `@` with the name of a manager or team notifies them. */
export const postSchema = z.object({ body: postText, poll: pollSchema.nullish() });
export type PostBody = z.infer<typeof postSchema>;

export const editSchema = z.object({ body: postText });

export const reactionSchema = z.object({
  reaction: z.enum(POST_REACTION_KEYS, messageOf('reactionIsAmong', { choices: POST_REACTION_KEYS })),
  on: z.boolean(messageOf('sayWhetherGiven')),
});
export type ReactionBody = z.infer<typeof reactionSchema>;

/** `show` undoes `hide`; `delete` removes the text permanently. The reason appears in the league's log. */
export const moderationSchema = z.object({
  action: z.enum(['hide', 'show', 'delete'], messageOf('choosePostAction')),
  reason,
});
export type ModerationBody = z.infer<typeof moderationSchema>;

export const threadStateSchema = z.object({
  closed: z.boolean(messageOf('sayWhetherThreadIsClosed')).optional(),
  pinned: z.boolean(messageOf('sayWhetherThreadIsPinned')).optional(),
});
export type ThreadStateBody = z.infer<typeof threadStateSchema>;

export const readSchema = z.object({
  number: z
    .int(messageOf('giveNumberOfPost'))
    .min(1, messageOf('giveNumberOfPost'))
    .max(1_000_000, messageOf('thereIsNoSuchPost')),
});

/** Choices by index from 0. An empty list withdraws the vote. */
export const voteSchema = z.object({
  choices: z
    .array(z.int(messageOf('choiceIsWholeNumber')))
    .max(POLL_CHOICES.most, messageOf('pollHasAtMostChoices', { most: POLL_CHOICES.most })),
});

export const endPollSchema = z.object({ reason });

/** `before` is the `next` of the previous page. */
export const boardQuerySchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/, messageOf('beforeIsFromPageBefore'))
    .optional(),
  limit: z.coerce
    .number<number | string>(messageOf('limitIsNumber'))
    .int(messageOf('limitIsWholeNumber'))
    .min(1, messageOf('limitIsAtLeast', { least: 1 }))
    .max(50, messageOf('limitIsAtMost', { most: 50 }))
    .default(20),
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

/** Pages start from the newest: `before` is the number of the oldest loaded post. */
export const threadQuerySchema = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, messageOf('beforeIsNumberOfPost'))
    .optional(),
});
