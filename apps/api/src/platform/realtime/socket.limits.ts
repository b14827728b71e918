import { Logger } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { Buckets } from './buckets.js';
import { Round } from '../round.js';

export const LIMITS = {
  maxHttpBufferSize: 16_384,
  connectTimeout: 10_000,
  pingInterval: 20_000,
  pingTimeout: 15_000,
} as const;

/** Most sockets of one user over all processes: more tabs and devices than a user opens. */
export const SOCKETS_OF_A_USER = 32;

/** Most bytes buffered for a client that does not read. It fetches missed events when it reconnects. */
export const MAX_BUFFERED_BYTES = 1_048_576;
const LOOK_EVERY_MS = 250;

/** Limits for frames per client, whatever their content: many times what our client sends. */
const FRAMES = { burst: 200, perSecond: 50 };

/** Parts of a connection that Engine.IO's types do not show. */
interface Connection {
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  readonly transport: {
    readonly socket?: {
      readonly bufferedAmount: number;
      readonly _socket?: { resetAndDestroy(): void } | null;
      terminate(): void;
    };
  };
}

/**
 * Ends a connection and makes the system drop its buffered data. An orderly close would wait for a client that does not
 * read.
 */
function cutOff({ transport }: Connection): void {
  transport.socket?._socket?.resetAndDestroy();
  transport.socket?.terminate();
}

const connectionOf = (socket: Socket): Connection => socket.conn as unknown as Connection;

/** Bytes sent to a client that have not left this process; stops counting at the limit. */
export function bufferedFor({ writeBuffer, transport }: Connection): number {
  let bytes = transport.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) {
    if (bytes > MAX_BUFFERED_BYTES) break;
    if (typeof data === 'string') bytes += Buffer.byteLength(data);
    else if (ArrayBuffer.isView(data)) bytes += data.byteLength;
  }
  return bytes;
}

/**
 * Connections without a finished handshake. Socket.IO closes them in time but then waits another 30 s for an answer to
 * the close frame.
 */
export class Handshakes<C> {
  private readonly since = new Map<C, number>();

  begun(connection: C, now: number): void {
    this.since.set(connection, now);
  }

  /** Removes a connection; true when its handshake was still open. */
  over(connection: C): boolean {
    return this.since.delete(connection);
  }

  late(now: number): C[] {
    const late: C[] = [];
    for (const [connection, since] of this.since) {
      // In order of arrival.
      if (now - since <= LIMITS.connectTimeout) break;
      late.push(connection);
      this.since.delete(connection);
    }
    return late;
  }
}

/**
 * Drops clients that read too little or send too much. Cuts their connections without a close message, which a client
 * that does not read would not get. Returns a function to stop.
 */
export function keepLimits(server: Server): () => void {
  const log = new Logger('Socket');
  const frames = new Buckets<Connection>(FRAMES.burst, FRAMES.perSecond);
  // A closure per connection would take memory for every idle socket.
  function count(this: Connection): void {
    if (frames.take(this, Date.now())) return;
    log.debug('A client that sent too many frames was dropped.');
    cutOff(this);
  }
  const waiting = new Handshakes<Connection>();
  // Socket.IO's own timeout usually ends a handshake before the check below finds it.
  function forget(this: Connection): void {
    if (waiting.over(this)) cutOff(this);
  }
  server.engine.on(
    'connection',
    (connection: Connection & { on(event: 'packet' | 'close', listener: (this: Connection) => void): void }) => {
      waiting.begun(connection, Date.now());
      connection.on('packet', count);
      connection.on('close', forget);
    },
  );
  server.on('connection', (socket) => waiting.over(connectionOf(socket)));

  const looks = new Round('Sockets', () => {
    for (const connection of waiting.late(Date.now())) cutOff(connection);
    for (const socket of server.of('/').sockets.values()) {
      const connection = connectionOf(socket);
      if (bufferedFor(connection) <= MAX_BUFFERED_BYTES) continue;
      log.debug('A client that did not read was dropped.');
      cutOff(connection);
    }
  }).every(LOOK_EVERY_MS);
  return () => looks.end();
}
