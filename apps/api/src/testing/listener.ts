import { io, type Socket } from 'socket.io-client';
import type { Envelope } from '@crease/core/streams/room.js';
import type { AnyEvent, JoinedLeague } from '@crease/core/realtime/socket-events.js';
import { PATIENCE_MS } from './patience.js';
import type { TestApp } from './test-app.js';

type Joined = JoinedLeague & { readonly ok: boolean };

export interface Listener {
  /** The answer to joining the league. */
  readonly joined: Joined;
  readonly heard: Envelope<AnyEvent>[];
  of<T extends AnyEvent['type']>(type: T): Extract<AnyEvent, { type: T }>[];
}

export class Listeners {
  private readonly sockets: Socket[] = [];

  constructor(private readonly app: TestApp) {}

  async open(token: string, leagueId: string, age = 0): Promise<Listener> {
    const socket = io(this.app.url, { transports: ['websocket'], auth: { token }, forceNew: true });
    this.sockets.push(socket);
    const heard: Envelope<AnyEvent>[] = [];
    socket.on('event', (envelope: Envelope<AnyEvent>) => heard.push(envelope));
    const joined = (await socket.timeout(PATIENCE_MS).emitWithAck('league:join', { leagueId, age })) as Joined;
    if (!joined.ok) throw new Error(`the device was not let into the league: ${JSON.stringify(joined)}`);
    return {
      joined,
      heard,
      of: <T extends AnyEvent['type']>(type: T) =>
        heard.map(({ event }) => event).filter((event): event is Extract<AnyEvent, { type: T }> => event.type === type),
    };
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}
