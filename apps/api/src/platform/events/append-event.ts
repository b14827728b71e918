import { anyOf } from '../database/sql.js';
import { c, runOn, sqlFile } from '../database/statement.js';
import type { Db } from '../database/table.js';
import { storedData, type NewEvent, type StoredEvent } from './event.model.js';

const eventAppend = sqlFile<
  [
    stream: string,
    leagueId: string | null,
    type: string,
    data: string,
    rooms: readonly string[],
    actor: string | null,
    actionType: string | null,
    teamIds: readonly string[],
  ]
>()(import.meta.url, 'event-append.sql', { id: c.bigint, seq: c.integer, at: c.moment });

/**
 * Writes an event in any transaction. Whoever commits it without `Database.write` leaves its publishing to the relays,
 * which look for events that nobody published.
 */
export async function appendEvent(
  db: Db,
  { stream, leagueId, event, rooms, actor, activity }: NewEvent,
): Promise<StoredEvent> {
  const actionType = activity?.actionType ?? null;
  const data = JSON.stringify(storedData(event, activity));
  const teamIds = activity?.teamIds ?? [];
  const [row] = await runOn(db, eventAppend, stream, leagueId, event.type, data, rooms, actor, actionType, teamIds);
  if (!row) throw new Error('the event was not written');
  const { id, seq, at } = row;
  return { id: String(id), stream, seq, leagueId, at: at.toISOString(), actor, rooms, event, actionType };
}

/** Deletes all events of streams whose thing is gone. */
export async function deleteEvents(db: Db, streams: readonly string[]): Promise<void> {
  await db.deleteFrom('event').where('stream', '=', anyOf(streams)).execute();
}
