import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { LocalServer } from '../../../platform/requests/api-client.js';
import type { RoomTransport } from '../sync/draft-room.transport.js';

/** The league of the draft exists only in the browser, so its id is none that the server gives. */
export const TRY_LEAGUE = 'try';
export const VISITOR = 'visitor';
export const MY_TEAM = 'mine';
export const draftIdOf = (attempt: number): string => `try-${attempt}`;

/** The server of a visitor's draft: events by the room's transport, commands by calls. */
export interface TryServer {
  readonly transport: RoomTransport;
  readonly answer: LocalServer;
  /** The page is hidden: the draft rests until it is in view again. */
  setHidden(hidden: boolean): void;
  close(): void;
}

export type OpenServer = (attempt: number, players: readonly PoolEntry[]) => TryServer;
