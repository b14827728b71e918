import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';

/** Why an event also stands in the league's activity log. */
export interface ActivityLine {
  readonly actionType: string;
  readonly says: LogLine;
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

/**
 * What can be recorded: only the functions of `audience.ts` make one, so that an event reaches nobody but whom its row
 * names.
 */
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

/** What is stored of an event. Of a line of the log it is key and figures; the sentence is made when it is read. */
export function storedData({ type, ...data }: AnyEvent, line?: ActivityLine | null): Readonly<Record<string, unknown>> {
  if (!line) return data;
  return { ...data, ...(type === 'activity' ? { message: undefined, teamIds: undefined } : {}), says: line.says };
}

/** An event as it was stored. Old lines of the log, from before there were keys, hold their sentence. */
export function eventOf(
  type: string,
  { says, ...data }: Readonly<Record<string, unknown>> & { says?: LogLine },
): AnyEvent {
  // `record` and `draft_append` wrote it from the same union, so it is read back as that.
  return { type, ...(type === 'activity' && says ? { message: lineWords(says) } : {}), ...data } as AnyEvent;
}
