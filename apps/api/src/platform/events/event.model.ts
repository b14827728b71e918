import type { AnyEvent } from '@crease/core/realtime/socket-events.js';

/** Socket rooms are the audience: `draft:{id}`, `league:{id}`, `team:{id}`, `user:{id}`. */
export type RoomName = string;

/** Why an event also stands in the league's activity log. */
export interface ActivityLine {
  readonly actionType: string;
  readonly message: string;
  readonly teamIds?: readonly string[];
}

export interface NewEvent {
  readonly stream: string;
  readonly leagueId: string | null;
  readonly event: AnyEvent;
  readonly rooms: readonly RoomName[];
  readonly actor: string | null;
  readonly activity?: ActivityLine;
}

/** An event as committed. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly seq: number;
  readonly leagueId: string | null;
  readonly at: string;
  readonly actor: string | null;
  readonly rooms: readonly RoomName[];
  readonly event: AnyEvent;
  readonly actionType: string | null;
}
