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

/** `audience.ts` alone creates these, so that an event reaches only its audience. */
export type NewEvent = Addressed & { readonly [byAudience]: true };

/** A version's `id` is not a row of the event table. */
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

/** A league's new version is counted, and its message not stored. */
export const isVersion = ({ stream }: Pick<Addressed, 'stream'>): boolean => idIn('version', stream) !== null;

/** Log lines are stored as key and figures; readers get the sentence. */
export function storedData({ type, ...data }: AnyEvent, line?: ActivityLine | null): Readonly<Record<string, unknown>> {
  if (!line) return data;
  return { ...data, ...(type === 'activity' ? { teamIds: undefined } : {}), says: line.says };
}

/** Sockets get no line of the log: its readers have several languages. */
export function eventOf(type: string, { says: _, ...data }: Readonly<Record<string, unknown>>): AnyEvent {
  // `record` and `draft_append` wrote it from the same union.
  return { type, ...data } as AnyEvent;
}
