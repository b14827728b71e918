import { sql } from 'kysely';
import { readersLanguage, type Language } from '@crease/core/locale.js';
import { KEPT_DAYS } from '@crease/core/auth/idle.rules.js';
import type { Db } from '../../platform/database/database.js';
import { clockNow, isSo, json } from '../../platform/database/sql.js';
import { numberedFor, toldBy } from '../../platform/events/tell-users.js';
import type { Client } from '../client.js';

export const REFRESH_SECONDS = KEPT_DAYS * 24 * 3600;
/** The replaced token stays valid this long, because tabs that wake up together all hold it. */
const GRACE_SECONDS = 10;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Null when they have chosen none. */
  readonly language: Language | null;
}

const refreshableUntil = sql<Date>`now() + make_interval(secs => ${sql.lit(REFRESH_SECONDS)})`;

/** Ends living sessions; the caller adds the condition. */
export const endingSessions = (db: Db, reason: string) =>
  db.updateTable('session').set({ ended_at: clockNow, ended_reason: reason }).where('ended_at', 'is', null);

interface Opening {
  readonly sessionId: string;
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly client: Client;
  readonly by: string;
  readonly kept: boolean;
  readonly hash: string;
}

/** Opens a session with its refresh token, security log entry and event, atomically and in one round trip. */
export const openingSession = (db: Db, { sessionId, userId, passwordHash, client, by, kept, hash }: Opening) =>
  db
    .with('known', (known) =>
      known
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', userId)
        .where('disabled_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('password_hash', 'is not distinct from', passwordHash)
        .forShare(),
    )
    .with('opened', (opened) =>
      opened
        .insertInto('session')
        .columns(['id', 'user_id', 'user_agent', 'address', 'kept'])
        .expression(({ selectFrom }) =>
          selectFrom('known').select(({ val }) => [
            val(sessionId).as('id'),
            'known.id as user_id',
            val(client.userAgent).as('user_agent'),
            val(client.address).as('address'),
            val(kept).as('kept'),
          ]),
        )
        .returning(['id', 'user_id']),
    )
    .with('logged', (logged) =>
      logged
        .insertInto('security_event')
        .columns(['kind', 'user_id', 'address', 'user_agent', 'data'])
        .expression(({ selectFrom }) =>
          selectFrom('opened').select(({ val }) => [
            val('signedIn').as('kind'),
            'opened.user_id',
            val(client.address).as('address'),
            val(client.userAgent).as('user_agent'),
            json({ by, session: sessionId, kept }).as('data'),
          ]),
        ),
    )
    .with('numbered', () => numberedFor(db, 'opened'))
    .with('told', () => toldBy(db, 'accountChanged'))
    .insertInto('refresh_token')
    .columns(['hash', 'session_id', 'expires_at'])
    .expression(({ selectFrom }) =>
      selectFrom('opened').select(({ val }) => [
        val(hash).as('hash'),
        'opened.id as session_id',
        refreshableUntil.as('expires_at'),
      ]),
    )
    .returning('session_id');

type Rotated =
  | { readonly person: Person; readonly sessionId: string; readonly kept: boolean; readonly stolen?: undefined }
  | { readonly stolen: string; readonly of: string };

/**
 * Replaces a refresh token by the next one. Returns null for an invalid token. `stolen` is the session whose token was
 * copied.
 */
export async function rotateToken(db: Db, hash: string, next: string): Promise<Rotated | null> {
  const held = await db
    .selectFrom('refresh_token')
    .select(({ eb }) => [
      'session_id',
      isSo(eb('expires_at', '<=', sql<Date>`now()`)).as('expired'),
      isSo(eb('rotated_at', 'is not', null)).as('rotated'),
      isSo(eb('rotated_at', '>', sql<Date>`now() - make_interval(secs => ${sql.lit(GRACE_SECONDS)})`)).as('in_grace'),
    ])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (!held || held.expired) return null;
  const sessionId = held.session_id;
  const session = await db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select([
      's.user_id',
      'u.email',
      'u.email_verified_at',
      'u.language',
      'u.language_chosen',
      's.ended_at',
      's.kept',
      'u.disabled_at',
    ])
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
  if (!session || session.ended_at !== null || session.disabled_at !== null) return null;
  const person = {
    id: session.user_id,
    email: session.email,
    emailVerified: session.email_verified_at !== null,
    language: session.language_chosen ? session.language : null,
  };
  // Without a choice, mails are in the language in which the account was used last.
  if (!session.language_chosen && session.language !== readersLanguage())
    await db.updateTable('app_user').set({ language: readersLanguage() }).where('id', '=', session.user_id).execute();
  if (held.rotated) {
    const successor = await db
      .selectFrom('refresh_token as t')
      .innerJoin('refresh_token as n', 'n.hash', 't.replaced_by')
      .select('n.rotated_at')
      .where('t.hash', '=', hash)
      .executeTakeFirst();
    if (held.in_grace && successor?.rotated_at === null) return { person, sessionId, kept: session.kept };
    return { stolen: sessionId, of: person.id };
  }
  await db
    .insertInto('refresh_token')
    .values({ hash: next, session_id: sessionId, expires_at: refreshableUntil })
    .execute();
  await db
    .updateTable('refresh_token')
    .set({ rotated_at: sql<Date>`now()`, replaced_by: next })
    .where('hash', '=', hash)
    .execute();
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
  return { person, sessionId, kept: session.kept };
}
