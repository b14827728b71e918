import { notificationWords } from './kinds/kinds.words.js';

/** Every notice is shown inside the product; the user's choice only affects emails. */
export type NotificationKind = keyof typeof notificationWords;
// Object.keys returns string[]; the assertion restores the literal keys.
export const NOTIFICATION_KINDS = Object.keys(notificationWords) as [NotificationKind, ...NotificationKind[]];

export type NotificationPreferences = Record<NotificationKind, boolean>;

/** Every kind is on unless the user turned it off. */
export function preferencesOf(off: readonly string[]): NotificationPreferences {
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, !off.includes(kind)])) as NotificationPreferences;
}

/** Hours before a deadline when the reminder is sent. */
export const REMIND_HOURS = { faPick: 24, protection: 24, trades: 24, signing: 24 } as const;
