import { io, type Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import { ownTime, PATIENCE_MS } from '../../testing/patience.js';

export type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

interface Answer {
  readonly ok: boolean;
  readonly refusal?: { readonly name: string; readonly message: string };
}

export class Sockets {
  private readonly opened: Client[] = [];

  connect(url: string, token: unknown, headers: Record<string, string> = {}): Client {
    const socket: Client = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
      extraHeaders: headers,
    });
    this.opened.push(socket);
    return socket;
  }

  /** Connects; throws when refused. */
  async open(url: string, token: string): Promise<Client> {
    const socket = this.connect(url, token);
    const refused = await outcome(socket);
    if (refused !== null) throw new Error(`the socket was refused: ${refused}`);
    return socket;
  }

  close(): void {
    for (const socket of this.opened.splice(0)) socket.disconnect();
  }
}

/** Resolves with null when connected, with the reason when refused. */
export const outcome = (socket: Client): Promise<string | null> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) => resolve(error.message));
  });

export const closed = (socket: Client): Promise<number> =>
  new Promise((resolve) => socket.once('disconnect', () => resolve(ownTime())));

export async function ask(socket: Client, message: string, body: unknown): Promise<Answer> {
  // Untyped call for tests over all messages; their types are checked elsewhere.
  return (
    socket.timeout(PATIENCE_MS) as unknown as { emitWithAck(name: string, body: unknown): Promise<Answer> }
  ).emitWithAck(message, body);
}
