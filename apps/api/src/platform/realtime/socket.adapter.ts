import { Logger, type INestApplicationContext, type WsMessageHandler } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { lastValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Config } from '../config/config.js';
import { resilientPool } from '../database/resilient-client.js';
import { databaseName } from '../database/database.js';
import { noteFailure } from '../failures.js';
import { fanOutPool } from './fan-out.pool.js';
import { HandshakeThrottle } from './handshake-throttle.js';
import { resilient } from './redis.client.js';
import { keepLimits, LIMITS } from './socket.limits.js';

/** A handshake is about a millisecond's work. */
const HANDSHAKES_PER_TURN = 4;

/**
 * Socket.IO on the HTTP server, fanned out over processes through Redis when it is configured, otherwise through
 * PostgreSQL.
 */
export class SocketAdapter extends IoAdapter {
  private readonly cleanUp: (() => Promise<void>)[] = [];

  private readonly servers = new Set<Server>();

  private readonly log = new Logger('Socket');

  private readonly throttle = new HandshakeThrottle(HANDSHAKES_PER_TURN);

  private redis: ServerOptions['adapter'] | null = null;

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
  ) {
    super(app);
  }

  /** Loads what the configuration needs; to be awaited before the application listens. */
  async prepare(): Promise<this> {
    if (this.config.REDIS_URL)
      this.redis = await throughRedis(this.config.REDIS_URL, databaseName(this.config.DATABASE_URL), this.cleanUp);
    return this;
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, {
      ...options,
      ...LIMITS,
      serveClient: false,
      transports: ['websocket'],
      perMessageDeflate: false,
      httpCompression: false,
      adapter: this.redis ?? throughPostgres(this.config.DATABASE_URL, this.cleanUp),
      allowRequest: (request, decide) => {
        const { origin } = request.headers;
        // Browsers always send an origin with a socket handshake; other programs need none.
        const allowed = origin === undefined || this.allowed(origin, request.headers.host);
        this.throttle.admit(() => decide(null, allowed));
      },
    } as ServerOptions);
    // What is needed of the handshake has been copied; an idle socket need not hold on to its first request.
    server.on('connection', (socket) => void Object.assign(socket.conn, { request: null }));
    this.servers.add(server);
    const stop = keepLimits(server);
    this.cleanUp.push(async () => stop());
    return server;
  }

  /**
   * Like Nest's own, without an observable for every kind of message and every socket: those weighed more than the
   * sockets.
   */
  override bindMessageHandlers(
    socket: Socket,
    handlers: WsMessageHandler[],
    transform: (answer: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      socket.on(message, async (...payload: unknown[]) => {
        const last = payload.at(-1);
        const acknowledge = typeof last === 'function' ? (last as (answer: unknown) => void) : null;
        try {
          const answer = await lastValueFrom(
            transform(callback(payload[0] === acknowledge ? undefined : payload[0], acknowledge)),
            { defaultValue: null },
          );
          if (answer !== null && answer !== undefined) acknowledge?.(answer);
        } catch (error) {
          this.log.error(error instanceof Error ? error.stack : String(error));
        }
      });
    }
  }

  private allowed(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    return origin === new URL(this.config.publicUrl).origin || new URL(origin).host === host;
  }

  /**
   * Closes the connections of all clients of this process without a goodbye. They take it for a network that failed and
   * connect again at once, to another process; after a goodbye they would not.
   */
  letGo(): void {
    for (const server of this.servers) for (const { conn } of server.of('/').sockets.values()) conn.close();
  }

  /**
   * Nest leaves sockets on its HTTP server to that server. The fan-out has to end all the same, before its pool does.
   */
  override async close(server: Server): Promise<void> {
    this.letGo();
    this.servers.delete(server);
    for (const namespace of server._nsps.values()) await namespace.adapter.close();
    server.engine.close();
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await Promise.allSettled(this.cleanUp.splice(0).map((end) => end()));
  }
}

/** Redis is loaded only where it is used: it is the largest library of all. */
async function throughRedis(
  url: string,
  installation: string,
  ends: (() => Promise<void>)[],
): Promise<ServerOptions['adapter']> {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const redis = resilient(
    createClient({
      url,
      disableOfflineQueue: true,
      socket: { reconnectStrategy: (retries) => Math.min(retries * 100, 1_000) },
    }),
  );
  // Redis may be away at the start: the client goes on trying.
  void redis.connect().catch(noteFailure('redis.connect'));
  ends.push(async () => redis.destroy());
  return createAdapter(redis, {
    maxLen: 20_000,
    streamName: `crease:${installation}`,
    channelPrefix: `crease:${installation}`,
  }) as ServerOptions['adapter'];
}

function throughPostgres(connectionString: string, ends: (() => Promise<void>)[]): ServerOptions['adapter'] {
  // A notification is worth nothing after a crash: it need not wait for the disk.
  const pool = resilientPool(
    { connectionString, max: 4, connectionTimeoutMillis: 2_000 },
    { statement_timeout: 10_000, lock_timeout: 5_000, synchronous_commit: 'off' },
  );
  ends.push(() => pool.end());
  return createPostgresAdapter(fanOutPool(pool), {
    errorHandler: noteFailure('sockets.fanOut'),
  }) as ServerOptions['adapter'];
}
