import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { LocalServer } from '../../../platform/requests/api-client.js';
import type { RoomTransport } from '../sync/draft-room.transport.js';

/** Exists only in the browser, so the server never gives this id. */
export const TRY_LEAGUE = 'try';
export const VISITOR = 'visitor';
export const MY_TEAM = 'mine';
export const draftIdOf = (attempt: number): string => `try-${attempt}`;

/** Events by the room's transport, commands by calls. */
export interface TryServer {
  readonly transport: RoomTransport;
  readonly answer: LocalServer;
  /** The draft rests until the page is in view again. */
  setHidden(hidden: boolean): void;
  close(): void;
}

export type OpenServer = (attempt: number, players: readonly PoolEntry[]) => TryServer;
