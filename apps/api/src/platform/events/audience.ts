import type { LogLine } from '@crease/core/activity/activity.words.js';
import { DRAFT_EVENTS } from '@crease/core/draft/draft.events.js';
import type { DraftEvent } from '@crease/core/draft/draft.model.js';
import type { EventTo } from '@crease/core/realtime/events.table.js';
import { EVERYONE, matchupStream, streamOf, type MatchupAddress } from '@crease/core/realtime/socket-events.js';
import type { ActivityLine, Addressed, NewEvent } from '../database/event.model.js';

// The only place that creates a NewEvent. Each function accepts only the events of its audience.
const addressed = (event: Addressed): NewEvent => event as NewEvent;

export function toEveryone(actor: string | null, event: EventTo<'everyone'>): NewEvent {
  return addressed({ stream: EVERYONE, leagueId: null, event, rooms: [EVERYONE], actor });
}

/** Log lines use `leagueLine`. `leagueChanged` is a new version of the league, without a stored event. */
export function toLeague(
  leagueId: string,
  actor: string | null,
  event: Exclude<EventTo<'league'>, { type: 'activity' }>,
): NewEvent {
  const room = streamOf('league', leagueId);
  const stream = event.type === 'leagueChanged' ? streamOf('version', leagueId) : room;
  return addressed({ stream, leagueId, event, rooms: [room], actor });
}

export function toLeagueAndRoom(
  leagueId: string,
  draftId: string,
  actor: string | null,
  event: EventTo<'leagueAndRoom'>,
): NewEvent {
  const stream = streamOf('league', leagueId);
  return addressed({ stream, leagueId, event, rooms: [stream, streamOf('draft', draftId)], actor });
}

/** Audience: a team, and its people on any page, also outside this league. */
export function toManagers(
  { teamId, leagueId, managerIds }: { teamId: string; leagueId: string; managerIds: readonly string[] },
  actor: string | null,
  event: EventTo<'manager'>,
): NewEvent {
  const stream = streamOf('team', teamId);
  const rooms = [stream, ...managerIds.map((id) => streamOf('user', id))];
  return addressed({ stream, leagueId, event, rooms, actor });
}

export function toUser(userId: string, actor: string | null, event: EventTo<'user'>): NewEvent {
  const stream = streamOf('user', userId);
  return addressed({ stream, leagueId: null, event, rooms: [stream], actor });
}

/** `activity` adds the event to the league's log. */
export function toLobby(
  draft: DraftPlace,
  actor: string | null,
  event: EventTo<'lobby'>,
  activity: ActivityLine | null = null,
): NewEvent {
  const rooms = [streamOf('draft', draft.id), streamOf('league', draft.leagueId)];
  const stream = streamOf('draft', draft.id);
  return addressed({ stream, leagueId: draft.leagueId, event, rooms, actor, ...(activity ? { activity } : {}) });
}

export function toChat(draft: DraftPlace, actor: string, event: EventTo<'chat'>): NewEvent {
  const rooms = [streamOf('draft', draft.id)];
  return addressed({ stream: streamOf('chat', draft.id), leagueId: draft.leagueId, event, rooms, actor });
}

export function toMatchup(address: MatchupAddress, event: EventTo<'matchup'>): NewEvent {
  const stream = matchupStream(address);
  return addressed({ stream, leagueId: address.leagueId, event, rooms: [stream], actor: null });
}

interface DraftPlace {
  readonly id: string;
  readonly leagueId: string;
}

/** Rooms for events of a draft that are appended together. The league gets all of them when one changes the lobby. */
export function draftRooms(
  draft: DraftPlace,
  events: readonly DraftEvent[],
  lines: readonly (ActivityLine | null)[],
): string[][] {
  const room = streamOf('draft', draft.id);
  const lobby = events.some(({ type }) => audienceOf(type) === 'lobby');
  return events.map(({ type }, index) =>
    lobby || (audienceOf(type) === 'log' && lines[index] != null) ? [room, streamOf('league', draft.leagueId)] : [room],
  );
}

const audienceOf = (type: DraftEvent['type']) => DRAFT_EVENTS[type].to[0];

interface Line {
  readonly leagueId: string;
  readonly actor: string | null;
  /** 'others' when left out. */
  readonly actionType?: string;
  readonly says: LogLine;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A line of the activity log, published to every screen of the league. */
export function leagueLine({ teamIds, ...line }: Line & { readonly teamIds?: readonly string[] }): NewEvent {
  return lineOn(streamOf('league', line.leagueId), line, teamIds);
}

/** A line for one team, in the team's own stream, so that other readers see no gap in their numbers. */
export function teamLine(teamId: string, line: Line): NewEvent {
  return lineOn(streamOf('team', teamId), line, [teamId]);
}

function lineOn(
  stream: string,
  { leagueId, actor, actionType = 'others', says, data }: Line,
  teamIds?: readonly string[],
): NewEvent {
  return addressed({
    stream,
    leagueId,
    event: {
      type: 'activity',
      actionType,
      ...(teamIds && teamIds.length > 0 ? { teamIds } : {}),
      ...(data ? { data } : {}),
    },
    rooms: [stream],
    actor,
    activity: { actionType, says, ...(teamIds ? { teamIds } : {}) },
  });
}
