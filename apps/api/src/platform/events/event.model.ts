import type { AnyEvent } from '@crease/core/realtime/socket-events.js';

/** Why an event also stands in the league's activity log. */
export interface ActivityLine {
  readonly actionType: string;
  readonly message: string;
  readonly teamIds?: readonly string[];
}

/** An event, its audience's stream and socket rooms. */
export interface Addressed {
  readonly stream: string;
  readonly leagueId: string | null;
  readonly event: AnyEvent;
  readonly rooms: readonly string[];
  readonly actor: string | null;
  readonly activity?: ActivityLine;
}

declare const byAudience: unique symbol;

/** What can be recorded: only the functions of `audience.ts` make one, so that an event reaches nobody but whom its row names. */
export type NewEvent = Addressed & { readonly [byAudience]: true };

/** An event as committed. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly seq: number;
  readonly leagueId: string | null;
  readonly at: string;
  readonly actor: string | null;
  readonly rooms: readonly string[];
  readonly event: AnyEvent;
  readonly actionType: string | null;
}
