import { streamOf, type LeagueEvent } from '@crease/core/realtime/socket-events.js';
import type { Transaction } from '../platform/database/database.js';
import type { NewEvent } from '../platform/events/event.model.js';

/** A line of the league's activity log that everybody in the league sees at once. */
export function activityEvent(
  leagueId: string,
  actor: string | null,
  message: string,
  more: { teamIds?: readonly string[]; data?: Readonly<Record<string, unknown>> } = {},
): NewEvent {
  const stream = streamOf('league', leagueId);
  return {
    stream,
    leagueId,
    event: { type: 'activity', actionType: 'others', message, ...(more.data ? { data: more.data } : {}) },
    rooms: [stream],
    actor,
    activity: { actionType: 'others', message, ...(more.teamIds ? { teamIds: more.teamIds } : {}) },
  };
}

export function leagueEvent(leagueId: string, actor: string | null, event: LeagueEvent): NewEvent {
  const stream = streamOf('league', leagueId);
  return { stream, leagueId, event, rooms: [stream], actor };
}

/** Tells a user's screens to look at his leagues again. */
export function leaguesChanged(userId: string, actor: string | null): NewEvent {
  const stream = streamOf('user', userId);
  return { stream, leagueId: null, event: { type: 'leaguesChanged' }, rooms: [stream], actor };
}

/** Name of a user as others in the league know him. */
export async function nameOf(sql: Transaction['sql'], userId: string): Promise<string> {
  const [row] = await sql<{ name: string }>(
    `select first_name || ' ' || last_name as name from app_user where id = $1`,
    [userId],
  );
  return row?.name ?? 'Somebody';
}
