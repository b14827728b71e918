import type { LogLine } from '@crease/core/activity/activity.words.js';
import { idIn, type AnyEvent } from '@crease/core/realtime/socket-events.js';

export interface ActivityLine {
  readonly actionType: string;
  readonly says: LogLine;
  readonly teamIds?: readonly string[];
}

export interface Addressed {
  readonly stream: string;
  readonly leagueId: string | null;
  readonly event: AnyEvent;
  readonly rooms: readonly string[];
  readonly actor: string | null;
  readonly activity?: ActivityLine;
}

declare const byAudience: unique symbol;

/** An event to record. Only functions of `audience.ts` create one, so that it reaches only the audience in its row. */
export type NewEvent = Addressed & { readonly [byAudience]: true };

/** A committed event. The `id` of a version is not a row of the event table. */
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

/** True for the new version of a league: it is counted, and its message is not stored. */
export const isVersion = ({ stream }: Pick<Addressed, 'stream'>): boolean => idIn('version', stream) !== null;

/** Converts an event for storage. Log lines are stored as key and figures; readers get the sentence. */
export function storedData({ type, ...data }: AnyEvent, line?: ActivityLine | null): Readonly<Record<string, unknown>> {
  if (!line) return data;
  return { ...data, ...(type === 'activity' ? { teamIds: undefined } : {}), says: line.says };
}

/** Restores a stored event. Sockets get no line of the log: its readers have several languages. */
export function eventOf(type: string, { says: _, ...data }: Readonly<Record<string, unknown>>): AnyEvent {
  // `record` and `draft_append` wrote it from the same union.
  return { type, ...data } as AnyEvent;
}
