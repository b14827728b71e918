import { sql } from 'kysely';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { anyOf } from './sql.js';
import { c, runOn, sqlFile } from './statement.js';
import type { Db } from './table.js';
import { isVersion, storedData, type NewEvent, type StoredEvent } from './event.model.js';

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
 * Appends an event in any transaction. When the transaction does not use `Database.write`, the relays find and publish
 * the event.
 */
export async function appendEvent(db: Db, given: NewEvent): Promise<StoredEvent> {
  const [version] = isVersion(given) ? await countVersions(db, [given]) : [];
  if (version) return version;
  const { stream, leagueId, event, rooms, actor, activity } = given;
  const actionType = activity?.actionType ?? null;
  const data = JSON.stringify(storedData(event, activity));
  const teamIds = activity?.teamIds ?? [];
  const [row] = await runOn(db, eventAppend, stream, leagueId, event.type, data, rooms, actor, actionType, teamIds);
  if (!row) throw new Error('the event was not written');
  const { id, seq, at } = row;
  return { id: String(id), stream, seq, leagueId, at: at.toISOString(), actor, rooms, event, actionType };
}

const eventsAppend = sqlFile<[events: string]>()(import.meta.url, 'events-append.sql', {
  id: c.bigint,
  stream: c.text,
  seq: c.integer,
  at: c.moment,
});

const versionsAppend = sqlFile<[streams: readonly string[]]>()(import.meta.url, 'versions-append.sql', {
  id: c.text,
  seq: c.integer,
  at: c.moment,
});

/** Counts new versions of leagues. The relay of each process finds versions whose message was lost. */
async function countVersions(db: Db, versions: readonly NewEvent[]): Promise<StoredEvent[]> {
  if (versions.length === 0) return [];
  const streams = [...new Set(versions.map(({ stream }) => stream))];
  const counted = new Map((await runOn(db, versionsAppend, streams)).map((row) => [row.id, row]));
  return versions.map(({ stream, leagueId, event, rooms, actor }) => {
    const row = counted.get(stream);
    if (!row) throw new Error('a version was not counted');
    const { seq } = row;
    return {
      id: `${stream}.${seq}`,
      stream,
      seq,
      leagueId,
      at: row.at.toISOString(),
      actor,
      rooms,
      event,
      actionType: null,
    };
  });
}

/**
 * Appends many events, keeping the order within each stream, and counts the versions of leagues: at most two round
 * trips. A batch has at most one version of each league.
 */
export async function appendEvents(db: Db, all: readonly NewEvent[]): Promise<StoredEvent[]> {
  const events = await storeEvents(
    db,
    all.filter((event) => !isVersion(event)),
  );
  return [...events, ...(await countVersions(db, all.filter(isVersion)))];
}

async function storeEvents(db: Db, events: readonly NewEvent[]): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const given = events.map(({ stream, leagueId, event, rooms, actor, activity }) => ({
    stream,
    league_id: leagueId,
    type: event.type,
    data: storedData(event, activity),
    rooms,
    actor,
    action_type: activity?.actionType ?? null,
    team_ids: activity?.teamIds ?? [],
  }));
  const written = new Map<string, { id: number; seq: number; at: Date }[]>();
  for (const { stream, ...row } of await runOn(db, eventsAppend, JSON.stringify(given)))
    written.set(stream, [...(written.get(stream) ?? []), row]);
  for (const rows of written.values()) rows.sort((one, other) => one.seq - other.seq);
  return events.map(({ stream, leagueId, event, rooms, actor, activity }) => {
    const row = written.get(stream)?.shift();
    if (!row) throw new Error('an event was not written');
    const actionType = activity?.actionType ?? null;
    return {
      id: String(row.id),
      stream,
      seq: row.seq,
      leagueId,
      at: row.at.toISOString(),
      actor,
      rooms,
      event,
      actionType,
    };
  });
}

/** Deletes all events of streams whose object was deleted. */
export async function deleteEvents(db: Db, streams: readonly string[]): Promise<void> {
  await db.deleteFrom('event').where('stream', '=', anyOf(streams)).execute();
}

/** Deletes all events and streams of a league that is being deleted. */
export async function deleteEventsOfLeague(db: Db, leagueId: string): Promise<void> {
  await db.deleteFrom('stream').where('id', '=', streamOf('version', leagueId)).execute();
  await db
    .deleteFrom('stream')
    .using('event')
    .whereRef('event.stream', '=', 'stream.id')
    .where('event.league_id', '=', leagueId)
    .execute();
  await db.deleteFrom('event').where('league_id', '=', leagueId).execute();
}

/** Deletes old events of a stream whose newest event has everything. Younger ones may not have reached each process. */
export async function deleteOldEvents(db: Db, stream: string, seconds: number): Promise<void> {
  await db
    .deleteFrom('event')
    .where('stream', '=', stream)
    .where('at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .execute();
}
