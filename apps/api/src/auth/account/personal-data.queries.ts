import { sql } from 'kysely';
import { deviceWords } from '@crease/core/auth/words/device.words.js';
import { readersLanguage } from '@crease/core/locale.js';
import { noticeWords } from '@crease/core/notifications/notification.words.js';
import type { Db } from '../../platform/database/database.js';
import { messageData } from './personal-messages.queries.js';

export type Queries = Readonly<Record<string, () => Promise<readonly Readonly<Record<string, unknown>>[]>>>;

/** Queries for all stored data of a person, by name in the export. */
export const personalData = (db: Db, userId: string): Queries => ({
  ...accountData(db, userId),
  ...messageData(db, userId),
  ...notificationData(db, userId),
  ...contributionData(db, userId),
});

const accountData = (db: Db, userId: string): Queries => ({
  account: () =>
    db
      .selectFrom('app_user')
      .select([
        'id',
        'username',
        'email',
        'email_verified_at',
        'first_name',
        'last_name',
        'picture',
        'created_at',
        'language',
        'language_chosen',
      ])
      .where('id', '=', userId)
      .execute(),
  providers: () =>
    db.selectFrom('social_identity').select(['provider', 'email', 'linked_at']).where('user_id', '=', userId).execute(),
  sessions: () =>
    db
      .selectFrom('session')
      .select(['id', 'created_at', 'last_seen_at', 'user_agent', 'address', 'kept', 'ended_at', 'ended_reason'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  logins: () =>
    db.selectFrom('login_record').select(['action', 'at']).where('user_id', '=', userId).orderBy('id').execute(),
  accessTokens: () =>
    db
      .selectFrom('access_token')
      .select(['name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  security: () =>
    db
      .selectFrom('security_event')
      .select(['at', 'kind', 'address', 'user_agent', 'data'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  leagues: () =>
    db
      .selectFrom('membership as m')
      .innerJoin('league as l', 'l.id', 'm.league_id')
      .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
      .select(['l.id', 'l.name', 'm.is_commissioner', 'm.co_manager', 'm.joined_at', 't.name as team'])
      .where('m.user_id', '=', userId)
      .execute(),
});

const notificationData = (db: Db, userId: string): Queries => ({
  mails: () =>
    db
      .selectFrom('mail')
      .select(['kind', 'subject', 'created_at', 'sent_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  notices: async () => {
    const rows = await db
      .selectFrom('notice')
      .select(['league_id', 'at', 'read_at', 'says'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return rows.map(({ says, ...row }) => ({ ...row, ...noticeWords(says, readersLanguage()) }));
  },
  watchLists: () =>
    db
      .selectFrom('watched_player')
      .select(['league_id', 'player_id', 'added_at'])
      .where('user_id', '=', userId)
      .orderBy('added_at')
      .execute(),
  pushDevices: async () => {
    const devices = await db
      .selectFrom('push_subscription')
      .select(['device', 'endpoint', 'off', 'made_at', 'seen_at', 'succeeded_at'])
      .where('user_id', '=', userId)
      .orderBy('made_at')
      .execute();
    return devices.map(({ device, ...row }) => ({ device: deviceWords(device), ...row }));
  },
  pushChoices: () =>
    db.selectFrom('push_choice').select(['off', 'quiet', 'urgent']).where('user_id', '=', userId).execute(),
  emailsOff: () =>
    db
      .selectFrom('notification_preference')
      .select(({ ref }) => sql<string>`unnest(${ref('off')})`.as('kind'))
      .where('user_id', '=', userId)
      .execute(),
});

const contributionData = (db: Db, userId: string): Queries => ({
  rules: () =>
    db
      .selectFrom('rules_text')
      .select(['league_id', 'written_at', 'body'])
      .where('written_by', '=', userId)
      .orderBy('written_at')
      .execute(),
  settings: () =>
    db
      .selectFrom('setting_change')
      .select(['league_id', 'made_at', 'key', 'before', 'after', 'reason'])
      .where('made_by', '=', userId)
      .orderBy('made_at')
      .execute(),
  pictures: () =>
    db
      .selectFrom('upload')
      .select(['name', 'bytes', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
});
