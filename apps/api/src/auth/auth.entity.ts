import { p } from '@mikro-orm/core';
import type { Language } from '@crease/core/locale.js';
import type { TokenScope } from '@crease/core/auth/tokens/token.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const AppUser = table('app_user', 'shared', {
  id: p.text().primary(),
  username: p.text(),
  email: p.text(),
  email_verified_at: p.datetime().nullable(),
  first_name: p.text(),
  last_name: p.text(),
  password_hash: p.text().nullable(),
  picture: p.text().nullable(),
  disabled_at: p.datetime().nullable(),
  created_at: p.datetime().defaultRaw(`now()`),
  disabled_reason: p.text().nullable(),
  deleted_at: p.datetime().nullable(),
  language: p.text().$type<Language>().default('en'),
  /** False: the language is that of the browser which created the account. */
  language_chosen: p.boolean().default(false),
});

export const Session = table('session', 'account', {
  id: p.text().primary(),
  user_id: p.text(),
  created_at: p.datetime().defaultRaw(`now()`),
  last_seen_at: p.datetime().defaultRaw(`now()`),
  user_agent: p.text().nullable(),
  address: p.text().nullable(),
  ended_at: p.datetime().nullable(),
  ended_reason: p.text().nullable(),
  active_at: p.datetime().defaultRaw(`now()`),
  kept: p.boolean().default(false),
});

export const RefreshToken = table('refresh_token', 'account', {
  hash: p.text().primary(),
  session_id: p.text(),
  issued_at: p.datetime().defaultRaw(`now()`),
  expires_at: p.datetime(),
  rotated_at: p.datetime().nullable(),
  replaced_by: p.text().nullable(),
});

export const LoginRecord = table('login_record', 'account', {
  id: p.bigint('number').primary().autoincrement(),
  user_id: p.text(),
  session_id: p.text().nullable(),
  action: p.text().$type<'login' | 'logout'>(),
  at: p.datetime().defaultRaw(`now()`),
});

export const MailToken = table('mail_token', 'account', {
  hash: p.text().primary(),
  purpose: p.text().$type<'reset' | 'verify' | 'change'>(),
  user_id: p.text(),
  email: p.text(),
  created_at: p.datetime().defaultRaw(`now()`),
  expires_at: p.datetime(),
  used_at: p.datetime().nullable(),
  withdrawn_at: p.datetime().nullable(),
});

export const SocialIdentity = table('social_identity', 'account', {
  provider: p.text().$type<'google' | 'facebook'>().primary(),
  subject: p.text().primary(),
  user_id: p.text(),
  email: p.text().nullable(),
  linked_at: p.datetime().defaultRaw(`now()`),
});

export const SecurityEvent = table('security_event', 'account', {
  id: p.bigint('number').primary().autoincrement(),
  at: p.datetime().defaultRaw(`clock_timestamp()`),
  kind: p.text(),
  user_id: p.text().nullable(),
  actor_id: p.text().nullable(),
  address: p.text().nullable(),
  user_agent: p.text().nullable(),
  data: p.json<Readonly<Record<string, unknown>>>().defaultRaw(`'{}'::jsonb`),
});

export const UsedTicket = table('used_ticket', 'account', {
  id: p.text().primary(),
  expires_at: p.datetime(),
});

export const Upload = table('upload', 'account', {
  name: p.text().primary(),
  user_id: p.text(),
  bytes: p.integer(),
  created_at: p.datetime().defaultRaw(`now()`),
});

export const NotificationPreference = table('notification_preference', 'account', {
  user_id: p.text().primary(),
  off: p.array<string>().defaultRaw(`'{}'::text[]`),
  updated_at: p.datetime().defaultRaw(`now()`),
});

export const AccessToken = table('access_token', 'account', {
  id: p.text().primary(),
  user_id: p.text(),
  name: p.text(),
  hash: p.text(),
  scopes: p.array<TokenScope>().defaultRaw(`'{}'::text[]`),
  created_at: p.datetime().defaultRaw(`now()`),
  expires_at: p.datetime(),
  last_used_at: p.datetime().nullable(),
});

export const authTables = [
  AppUser,
  Session,
  RefreshToken,
  LoginRecord,
  MailToken,
  SocialIdentity,
  SecurityEvent,
  UsedTicket,
  Upload,
  NotificationPreference,
  AccessToken,
] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof authTables)[number]> {}
}
