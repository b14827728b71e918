import { sql } from 'kysely';
import type { DeviceParts } from '@crease/core/auth/device.rules.js';
import type { QuietHours } from '@crease/core/draft/draft.model.js';
import { PUSH_DEVICES } from '@crease/core/notifications/push-delivery.rules.js';
import type { Db } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import { withKinds } from '../auth/account/preference.service.js';

/** Stores new keys. Subscriptions under the old keys cannot be reached with them. */
export async function putPushKey(
  db: Db,
  { publicKey, sealed }: { readonly publicKey: string; readonly sealed: string },
): Promise<void> {
  const key = { public_key: publicKey, sealed, made_at: sql<Date>`now()` };
  await db
    .insertInto('push_key')
    .values(key)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(key))
    .execute();
  await db.deleteFrom('push_subscription').where('public_key', '<>', publicKey).execute();
}

interface ChoiceChange {
  readonly kinds: Readonly<Record<string, boolean>>;
  /** Undefined leaves the quiet hours as they are. */
  readonly quiet: QuietHours | null | undefined;
  readonly urgent: boolean | undefined;
}

export async function changePushChoice(db: Db, userId: string, { kinds, quiet, urgent }: ChoiceChange): Promise<void> {
  await db
    .insertInto('push_choice')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('push_choice')
    .set(({ ref }) => ({
      off: withKinds(ref('off'), kinds),
      ...(quiet === undefined ? {} : { quiet: quiet === null ? null : json<QuietHours>(quiet) }),
      ...(urgent === undefined ? {} : { urgent }),
      updated_at: sql<Date>`now()`,
    }))
    .where('user_id', '=', userId)
    .execute();
}

interface Device {
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly public_key: string;
  readonly device: DeviceParts;
}

/**
 * Adds a device or updates the one with the same endpoint. The signed-in user becomes its owner; beyond `PUSH_DEVICES`
 * the oldest ones are deleted.
 */
export async function putDevice(db: Db, device: Device): Promise<void> {
  const { user_id, session_id, endpoint, p256dh, auth, public_key } = device;
  const parts = json(device.device);
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).where('user_id', '<>', user_id).execute();
  await db
    .insertInto('push_subscription')
    .values({ ...device, device: parts })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet(({ ref }) => ({
        session_id,
        p256dh,
        auth,
        public_key,
        device: parts,
        seen_at: ref('excluded.seen_at'),
      })),
    )
    .execute();
  await db
    .deleteFrom('push_subscription')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('push_subscription')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .offset(sql.lit(PUSH_DEVICES)),
    )
    .execute();
}

export async function changeDevice(
  db: Db,
  userId: string,
  deviceId: string,
  kinds: Readonly<Record<string, boolean>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('push_subscription')
    .set(({ ref }) => ({ off: withKinds(ref('off'), kinds) }))
    .where('id', '=', deviceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function removeDevice(db: Db, userId: string, deviceId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('push_subscription')
    .where('id', '=', deviceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function forgetPush(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('user_id', '=', userId).execute();
  await db.deleteFrom('push_choice').where('user_id', '=', userId).execute();
}

export async function noteTrouble(db: Db, deviceId: string, trouble: string | null): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set(({ eb }) => ({ failed_at: sql<Date>`now()`, failures: eb('failures', '+', 1), trouble }))
    .where('id', '=', deviceId)
    .execute();
}

/** Sends nothing to a device before a time (milliseconds since 1970). */
export async function holdDevice(db: Db, deviceId: string, until: number): Promise<void> {
  const moment = new Date(until);
  await db.updateTable('push_subscription').set({ held_until: moment }).where('id', '=', deviceId).execute();
  await db
    .updateTable('push_delivery')
    .set(({ fn, val }) => ({ due_at: fn<Date>('greatest', ['due_at', val(moment)]) }))
    .where('subscription_id', '=', deviceId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes a device that the push service no longer knows or that has no owner any more. */
export async function dropDevice(db: Db, deviceId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', deviceId).execute();
}
