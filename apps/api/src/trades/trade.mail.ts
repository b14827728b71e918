import type { Mail } from '@crease/core/notifications/notification.words.js';
import { languageOfMember } from '../auth/account/language.queries.js';
import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import type { Limit } from '../platform/http/rate-limit.js';

export type TradeMail = Mail<'trade-received' | 'trade-answered' | 'trade-vetoed'>;

export const managersOf = (db: Db, teamId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoin('notification_preference as n', 'n.user_id', 'u.id')
    .where('m.team_id', '=', teamId)
    .select(({ eb }) => [
      'u.id as user_id',
      'u.email',
      'u.first_name',
      languageOfMember().as('language'),
      'm.seat',
      isSo(eb('u.disabled_at', 'is not', null)).as('disabled'),
      'n.off',
    ])
    .orderBy('m.seat')
    .execute();

export const offerMailLimits = (fromTeam: string, toUser: string): Limit[] => [
  { key: `offer-mail:${fromTeam}:${toUser}`, limit: 5, windowSeconds: 3_600 },
  { key: `offer-mail-to:${toUser}`, limit: 30, windowSeconds: 86_400 },
];

/** Key of a person's mail about an offer, cancelled when the offer ends before the mail is sent. */
export const offerMail = (tradeId: string, seat: number): string => `offer-${tradeId}${seat === 0 ? '' : `-${seat}`}`;
