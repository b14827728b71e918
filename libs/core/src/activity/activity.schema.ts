import { z } from 'zod';
import { idSchema } from '../leagues/league.schema.js';

/** What a line of the activity log is about. `data.direction` of `ir` is 'placed' or 'activated'. */
export type ActivityType = 'add-player' | 'drop-player' | 'create-player' | 'ir' | 'others';

export interface ActivityEntry {
  id: string;
  action_type: string;
  message: string;
  /** ISO time. */
  date: string;
  /** User who did it, by name; null when the service did. */
  actor: string | null;
  team_ids: string[];
  /** What the event carries besides its wording. */
  data: Readonly<Record<string, unknown>>;
}

/** `GET /api/{league_id}/activity-log`: newest first. */
export interface ActivityLogAnswer {
  activities: ActivityEntry[];
  /** Give it as `before` for the next page; null at the end. */
  next: string | null;
}

/** What the caller has not seen of a league's log yet. The same on all his devices. */
export interface Unread {
  /** Lines of others, newer than what he has seen; counted up to `UNREAD_SHOWN`. */
  unread: number;
  /** Id of the newest line he has seen; null before the first. */
  seen_id: string | null;
}

/** More unread lines than this are shown as "99+". */
export const UNREAD_SHOWN = 100;

/** Body of `POST /api/{league_id}/activity-log/seen`; everything when `id` is left out. Answers with `Unread`. */
export const seenSchema = z.object({ id: z.string().regex(/^\d{1,15}$/, 'Give the id of an activity.').nullish() });

/** Query of the activity log. `start` and `end` are days or ISO times; the end day is part of it. */
export const activityQuerySchema = z.object({
  /** Only lines about this team. */
  team: idSchema.optional(),
  /** Only lines of this `action_type`. */
  type: z.string().regex(/^[a-z][a-z-]{1,30}$/, 'There is no such type of activity.').optional(),
  start: z.string().max(40).refine(isTime, 'Start is a date.').optional(),
  end: z.string().max(40).refine(isTime, 'End is a date.').optional(),
  before: z.string().regex(/^\d{1,15}$/, 'Before is the id of an activity.').optional(),
  limit: z.coerce.number('Limit is a number.').int('Limit is a whole number.').min(1, 'Limit is at least 1.').max(100, 'Limit is at most 100.').default(50),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

/** A moment that a database can hold. */
function isTime(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 2200;
}

/**
 * Body of `POST /api/record-action`. Members may leave a note in their league's log; moves are written by the service with the move
 * itself, so only 'others' is taken. `user_id` must be the caller; the date is the server's.
 */
export const recordActionSchema = z.object({
  league_id: idSchema,
  message: z.string('Write a message.').trim().min(1, 'Write a message.').max(300, 'A message has at most 300 characters.'),
  date: z.string().max(40).nullish(),
  user_id: idSchema.nullish(),
  action_type: z.literal('others', "Only 'others' can be recorded; moves are logged with the move.").nullish(),
  trade_id: idSchema.nullish(),
  sheet_id: z.string().max(60).nullish(),
});
export type RecordActionBody = z.infer<typeof recordActionSchema>;

export interface FaPickView {
  id: string;
  week: number;
  /** Team ids. */
  assigned_to: string;
  owned_by: string;
  /** Name of the player taken, 'penalty', or null while unused. */
  player_taken: string | null;
  /** ISO time. */
  expiry_date: string;
}

export interface DraftPickView {
  id: string;
  season: string;
  type: 'general' | 'rookie';
  round: number;
  /** null until the order is fixed. */
  pick_number: number | null;
  assigned_to: string;
  owned_by: string;
}

export interface TeamSeasonPoints {
  team_id: string;
  season: string;
  playoffs: boolean;
  points: number;
}

/** `GET /api/{league_id}/home`. Answers 304 to the `ETag` of a home that has not changed. */
export interface HomeAnswer extends Unread {
  recentActivity: ActivityEntry[];
  faPicks: FaPickView[];
  generalPicks: DraftPickView[];
  rookiePicks: DraftPickView[];
  /** Every team in every season of `seasons`, regular season and playoffs. */
  teamPoints: TeamSeasonPoints[];
  /** The three rolling seasons, oldest first. */
  seasons: string[];
}
