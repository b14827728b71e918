import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { message as plainMessage } from '../text.rules.js';
import { idSchema } from '../request.parts.js';

export type * from './activity.answers.js';

/** Types of activity log lines. For `ir`, `data.direction` is 'placed' or 'activated'. */
export const ACTIVITY_TYPES = ['add-player', 'drop-player', 'create-player', 'ir', 'others'] as const;

/** Above this number, unread lines are shown as "99+". */
export const UNREAD_SHOWN = 100;

/** Body of `POST /api/{league_id}/activity-log/seen`. Without `id` all lines are marked. Answers with `Unread`. */
export const seenSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, messageOf('giveIdOfActivity'))
    .nullish(),
});

/** Forms send an empty string for an empty field; it counts as omitted. */
const blank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | '' | undefined) => (value === '' ? undefined : value), schema.optional());

/**
 * Query of the activity log. `start` and `end` are dates or ISO times; the end date is included. Empty values are
 * ignored.
 */
export const activityQuerySchema = z.object({
  team: blank(idSchema),
  /** All lines of this draft; otherwise a draft is one line. */
  draft: blank(idSchema),
  type: blank(z.string().regex(/^[a-z][a-z-]{1,30}$/, messageOf('thereIsNoSuchTypeOf'))),
  start: blank(z.string().max(40).refine(isTime, messageOf('startIsDate'))),
  end: blank(z.string().max(40).refine(isTime, messageOf('endIsDate'))),
  before: blank(z.string().regex(/^\d{1,15}$/, messageOf('beforeIsIdOfActivity'))),
  limit: z.coerce
    .number<number | string>(messageOf('limitIsNumber'))
    .int(messageOf('limitIsWholeNumber'))
    .min(1, messageOf('limitIsAtLeast', { least: 1 }))
    .max(100, messageOf('limitIsAtMost', { most: 100 }))
    .default(50),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

/** True for a date that the database can store. */
function isTime(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 2200;
}

/**
 * Body of `POST /api/record-action`, with which members leave a note in the league's log. Whatever its type, it is
 * stored as a note by its author, because only the service writes other lines. `user_id` must be the caller; the server
 * sets the date.
 */
export const recordActionSchema = z.object({
  league_id: idSchema,
  message: z
    .string(messageOf('writeMessage'))
    .overwrite(plainMessage)
    .min(1, messageOf('writeMessage'))
    .max(300, messageOf('messageHasAtMostCharacters', { most: 300 })),
  date: z.string().max(40).nullish(),
  user_id: idSchema.nullish(),
  action_type: z.enum(ACTIVITY_TYPES, messageOf('actionIsAmong', { choices: ACTIVITY_TYPES })).nullish(),
  trade_id: idSchema.nullish(),
  sheet_id: z.string().max(60).nullish(),
});
export type RecordActionBody = z.infer<typeof recordActionSchema>;
