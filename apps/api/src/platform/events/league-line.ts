import { streamOf } from '@crease/core/realtime/socket-events.js';
import type { NewEvent } from './event.model.js';

interface LeagueLine {
  readonly leagueId: string;
  readonly actor: string | null;
  readonly actionType: string;
  readonly message: string;
  readonly teamIds?: readonly string[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A line of the league's activity log that every screen of the league learns of at once. */
export function leagueLine({ leagueId, actor, actionType, message, teamIds, data }: LeagueLine): NewEvent {
  const stream = streamOf('league', leagueId);
  return {
    stream,
    leagueId,
    event: { type: 'activity', actionType, message, ...(data ? { data } : {}) },
    rooms: [stream],
    actor,
    activity: { actionType, message, ...(teamIds ? { teamIds } : {}) },
  };
}

/** A line for one team alone. It has a stream of its own, so that nobody else misses a number. */
export function teamLine(
  teamId: string,
  { leagueId, actor, actionType, message, data }: Omit<LeagueLine, 'teamIds'>,
): NewEvent {
  const stream = streamOf('team', teamId);
  return {
    stream,
    leagueId,
    event: { type: 'activity', actionType, message, ...(data ? { data } : {}) },
    rooms: [stream],
    actor,
    activity: { actionType, message, teamIds: [teamId] },
  };
}
