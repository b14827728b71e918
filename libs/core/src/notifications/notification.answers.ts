import { z } from 'zod';
import { id, serial, time, whole } from '../answer.parts.js';
import { NOTIFICATION_KINDS } from './notification.rules.js';

export const preferencesAnswer = z
  .object({
    preferences: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
    mail: z.boolean().describe('Whether this installation sends email at all.'),
  })
  .meta({ id: 'PreferencesAnswer' });
export type PreferencesAnswer = z.infer<typeof preferencesAnswer>;

export const noticeEntry = z
  .object({
    id: serial,
    kind: z.enum(NOTIFICATION_KINDS),
    league_id: id.nullable(),
    league_name: z.string().nullable(),
    title: z.string(),
    detail: z.string().nullable().describe('What it says besides its title.'),
    path: z.string().nullable().describe('The page of the web app that it is about.'),
    at: time,
    read: z.boolean(),
  })
  .meta({ id: 'NoticeEntry' });
export type NoticeEntry = z.infer<typeof noticeEntry>;

/** Unread notices in all leagues. */
export const noticesUnread = z.object({ unread: whole.describe('Counted up to 100.') }).meta({ id: 'NoticesUnread' });
export type NoticesUnread = z.infer<typeof noticesUnread>;

/** Answer of `GET /api/notices`: the caller's notices, newest first. */
export const noticesAnswer = z
  .object({
    notices: z.array(noticeEntry),
    next: serial.nullable().describe('Give it as `before` for the next page; null at the end.'),
    unread: whole.describe('How many the caller has not read, counted up to 100.'),
  })
  .meta({ id: 'NoticesAnswer' });
export type NoticesAnswer = z.infer<typeof noticesAnswer>;

export const calendarAddress = z
  .object({
    address: z.url().nullable().describe('What a calendar program subscribes to; null where there is none.'),
    made_at: time.nullable(),
    asked_at: time.nullable().describe('When a calendar program asked for it last.'),
  })
  .meta({ id: 'CalendarAddress' });
export type CalendarAddress = z.infer<typeof calendarAddress>;
