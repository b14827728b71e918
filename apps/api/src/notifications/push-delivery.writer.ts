import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { noteTrouble } from './push.writer.js';

interface Delivery {
  readonly notice_id: number;
  readonly subscription_id: string;
}

const one = (db: Db, { notice_id, subscription_id }: Delivery) =>
  db.updateTable('push_delivery').where('notice_id', '=', notice_id).where('subscription_id', '=', subscription_id);

export async function endDelivery(
  db: Db,
  delivery: Delivery,
  state: 'sent' | 'dropped' | 'refused',
  trouble: string | null = null,
): Promise<void> {
  await one(db, delivery)
    .set({ state, ended_at: sql<Date>`now()` })
    .execute();
  const device = db.updateTable('push_subscription').where('id', '=', delivery.subscription_id);
  if (state === 'sent')
    await device.set({ succeeded_at: sql<Date>`now()`, failures: 0, trouble: null, held_until: null }).execute();
  if (state === 'refused') await noteTrouble(db, delivery.subscription_id, trouble);
}

/** Delays a delivery that failed until a time (milliseconds since 1970). */
export async function delayDelivery(db: Db, delivery: Delivery, until: number): Promise<void> {
  await one(db, delivery)
    .set({ due_at: new Date(until) })
    .execute();
}

/** Delays a delivery until quiet hours end. Does not count as an attempt. */
export async function holdDelivery(db: Db, delivery: Delivery, until: number): Promise<void> {
  await one(db, delivery)
    .set({ due_at: new Date(until), attempts: 0, held: true })
    .execute();
}
