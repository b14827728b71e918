import { sql } from 'kysely';
import { idIn, streamOf } from '@crease/core/realtime/socket-events.js';
import { anyOf } from './sql.js';
import { c, runOn, sqlFile } from './statement.js';
import type { Db } from './table.js';
import { isVersion, storedData, type NewEvent, type StoredEvent } from './event.model.js';

const eventAppend = sqlFile<
  [
    stream: string,
    leagueId: string,
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
export async function appendEvent(db: Db, event: NewEvent): Promise<void> {
  if (isVersion(event)) await countVersions(db, [event]);
  else await storeEvent(db, event);
}

export async function storeEvent(db: Db, given: NewEvent): Promise<StoredEvent> {
  const { stream, leagueId, event, rooms, actor, activity } = given;
  if (leagueId === null) {
    const [stored] = await storeEvents(db, [given]);
    if (!stored) throw new Error('the event was not written');
    return stored;
  }
  const actionType = activity?.actionType ?? null;
  const data = JSON.stringify(storedData(event, activity));
  const teamIds = activity?.teamIds ?? [];
  const [row] = await runOn(db, eventAppend, stream, leagueId, event.type, data, rooms, actor, actionType, teamIds);
  if (!row) throw new Error('the event was not written');
  const { id, seq, at } = row;
  return { id: String(id), stream, seq, leagueId, at: at.toISOString(), actor, rooms, event, actionType };
}

const WRITTEN = { id: c.bigint, stream: c.text, seq: c.integer, at: c.moment };

const eventsAppend = sqlFile<[events: string]>()(import.meta.url, 'events-append.sql', WRITTEN);

const accountEventsAppend = sqlFile<[events: string]>()(import.meta.url, 'account-events-append.sql', WRITTEN);

const versionsAppend = sqlFile<[leagueIds: readonly string[]]>()(import.meta.url, 'versions-append.sql', {
  id: c.text,
  seq: c.integer,
  at: c.moment,
});

/**
 * Counts new versions of leagues, one for each league. A league that was deleted meanwhile gets none. The rows stay
 * locked until the commit, so this is a transaction's last statement. The relay of each process finds versions whose
 * message was lost.
 */
export async function countVersions(db: Db, versions: readonly NewEvent[]): Promise<StoredEvent[]> {
  if (versions.length === 0) return [];
  const byStream = new Map<string, NewEvent>();
  for (const version of versions) {
    const { stream } = version;
    // Two changes together are more than the days of one of them.
    byStream.set(stream, byStream.has(stream) ? { ...version, event: { type: 'leagueChanged' } } : version);
  }
  const leagueIds = [...byStream.keys()].flatMap((stream) => idIn('version', stream) ?? []);
  const rows = await runOn(db, versionsAppend, leagueIds);
  return rows.flatMap(({ id: stream, seq, at }) => {
    const version = byStream.get(stream);
    if (version === undefined) return [];
    const { leagueId, actor, rooms, event } = version;
    const id = `${stream}.${seq}`;
    return [{ id, stream, seq, leagueId, at: at.toISOString(), actor, rooms, event, actionType: null }];
  });
}

/**
 * Stores events that are no versions, keeping the order within each stream: those of leagues in one round trip, and
 * those without a league in another.
 */
export async function storeEvents(db: Db, events: readonly NewEvent[]): Promise<StoredEvent[]> {
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
  const ofLeagues = given.filter(({ league_id: leagueId }) => leagueId !== null);
  const others = given.filter(({ league_id: leagueId }) => leagueId === null);
  const rows = [
    ...(ofLeagues.length === 0 ? [] : await runOn(db, eventsAppend, JSON.stringify(ofLeagues))),
    ...(others.length === 0 ? [] : await runOn(db, accountEventsAppend, JSON.stringify(others))),
  ];
  const written = new Map<string, { id: number; seq: number; at: Date }[]>();
  for (const { stream, ...row } of rows) written.set(stream, [...(written.get(stream) ?? []), row]);
  for (const ofStream of written.values()) ofStream.sort((one, other) => one.seq - other.seq);
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

export async function deleteEvents(db: Db, leagueId: string, streams: readonly string[]): Promise<void> {
  await db.deleteFrom('event').where('league_id', '=', leagueId).where('stream', '=', anyOf(streams)).execute();
}

/** Deletes all events and streams of a league that is being deleted. Its version comes last, as in other writes. */
export async function deleteEventsOfLeague(db: Db, leagueId: string): Promise<void> {
  const version = streamOf('version', leagueId);
  await db.deleteFrom('stream').where('league_id', '=', leagueId).where('id', '<>', version).execute();
  await db.deleteFrom('event').where('league_id', '=', leagueId).execute();
  await db.deleteFrom('stream').where('league_id', '=', leagueId).where('id', '=', version).execute();
}

/** Deletes old events of a stream whose newest event has everything. Younger ones may not have reached each process. */
export async function deleteOldEvents(db: Db, leagueId: string, stream: string, seconds: number): Promise<void> {
  await db
    .deleteFrom('event')
    .where('league_id', '=', leagueId)
    .where('stream', '=', stream)
    .where('at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .execute();
}
