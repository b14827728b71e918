import type { BareEventTo } from '@crease/core/realtime/events.table.js';
import type { Db } from '../database/database.js';
import { appendEvent } from '../database/append-event.js';
import { toEveryone } from './audience.js';

/**
 * Publishes a change that concerns every league as one event. It must be the last statement of its transaction, because
 * its stream stays locked until the end. The relays deliver it.
 */
export async function tellEveryLeague(db: Db, type: BareEventTo<'everyone'>, actor: string | null): Promise<void> {
  await appendEvent(db, toEveryone(actor, { type }));
}
