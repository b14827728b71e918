import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { Db } from '../database/database.js';
import { appendEvent } from '../database/append-event.js';
import { toEveryone } from './audience.js';

/**
 * One event for all leagues. It must be the transaction's last statement, because its stream stays locked until the
 * end. The relays deliver it.
 */
export async function tellEveryLeague(db: Db, type: BareEventTo<'everyone'>, actor: string | null): Promise<void> {
  await appendEvent(db, toEveryone(actor, { type }));
}
