import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { message as plainMessage } from '../text.rules.js';
import { idSchema } from '../request.parts.js';

export type * from './activity.answers.js';

/** `ir` has `data.direction` 'placed' or 'activated'. */
export const ACTIVITY_TYPES = ['add-player', 'drop-player', 'create-player', 'ir', 'others'] as const;

/** Shown as "99+" above this. */
export const UNREAD_SHOWN = 100;

/** Marks all lines when `id` is missing. */
export const seenSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, messageOf('giveIdOfActivity'))
    .nullish(),
});

/** Forms send an empty string for an omitted field. */
const blank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | '' | undefined) => (value === '' ? undefined : value), schema.optional());

/** `start` and `end` are dates or ISO times; the end date is included. Empty values are ignored. */
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

/** Dates that the database can store. */
function isTime(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 2200;
}

/**
 * Whatever its type, it is stored as a note by its author, because only the service writes other lines. `user_id` must
 * be the caller.
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
