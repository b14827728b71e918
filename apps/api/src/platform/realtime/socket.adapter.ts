import type { INestApplicationContext, WsMessageHandler } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { lastValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Config } from '../config/config.js';
import { resilientPool } from '../database/connection/pool.js';
import { databaseName } from '../database/database.js';
import { failures, noteFailure } from '../failures.js';
import { fanOutPool } from './fan-out.pool.js';
import { HandshakeThrottle } from './handshake-throttle.js';
import { resilient } from './redis.client.js';
import { keepLimits, LIMITS } from './socket.limits.js';

/** A handshake takes about a millisecond. */
const HANDSHAKES_PER_TURN = 4;

/** Processes exchange messages through Redis when it is configured, otherwise through PostgreSQL. */
export class SocketAdapter extends IoAdapter {
  private readonly cleanUp: (() => Promise<void>)[] = [];

  private readonly servers = new Set<Server>();

  private readonly throttle = new HandshakeThrottle(HANDSHAKES_PER_TURN);

  private redis: ServerOptions['adapter'] | null = null;

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
  ) {
    super(app);
  }

  /** Loads what the configuration needs. Await it before the application listens. */
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
      adapter: this.redis ?? throughPostgres(this.config, this.cleanUp),
      allowRequest: (request, decide) => {
        const { origin } = request.headers;
        // Browsers always send an origin; other programs need none.
        const allowed = origin === undefined || this.allowed(origin, request.headers.host);
        this.throttle.admit(() => decide(null, allowed));
      },
    } as ServerOptions);
    // Handshake data has been copied; idle sockets would keep the request in memory.
    server.on('connection', (socket) => void Object.assign(socket.conn, { request: null }));
    this.servers.add(server);
    const stop = keepLimits(server);
    this.cleanUp.push(async () => stop());
    return server;
  }

  /**
   * Like Nest's version, but without an observable per message type and socket, which took more memory than the
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
          failures.trace(`sockets.${String(message)}`, error);
        }
      });
    }
  }

  private allowed(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    return origin === new URL(this.config.publicUrl).origin || new URL(origin).host === host;
  }

  /** Ends connections without a close message, so that clients reconnect to another process. */
  letGo(): void {
    for (const server of this.servers) for (const { conn } of server.of('/').sockets.values()) conn.close();
  }

  /** Nest leaves the sockets to the HTTP server. The fan-out must end before its pool does. */
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

/** Loads Redis only when it is used: it is the largest library. */
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
  // Redis may be unreachable at the start: the client keeps trying.
  void redis.connect().catch(noteFailure('redis.connect'));
  ends.push(async () => redis.destroy());
  return createAdapter(redis, {
    maxLen: 20_000,
    streamName: `crease:${installation}`,
    channelPrefix: `crease:${installation}`,
  }) as ServerOptions['adapter'];
}

function throughPostgres(
  { DATABASE_DIRECT_URL, DATABASE_POOL_SOCKETS }: Config,
  ends: (() => Promise<void>)[],
): ServerOptions['adapter'] {
  // Notifications are worthless after a crash, so they need not wait for the disk.
  const pool = fanOutPool(
    resilientPool(
      { connectionString: DATABASE_DIRECT_URL, max: DATABASE_POOL_SOCKETS, connectionTimeoutMillis: 2_000 },
      { statement_timeout: 10_000, lock_timeout: 5_000, synchronous_commit: 'off' },
    ),
  );
  ends.push(() => pool.end());
  return createPostgresAdapter(pool, {
    errorHandler: noteFailure('sockets.fanOut'),
  }) as ServerOptions['adapter'];
}
