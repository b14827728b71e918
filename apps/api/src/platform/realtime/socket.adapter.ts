import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import pg from 'pg';
import { createClient } from 'redis';
import type { Server, ServerOptions } from 'socket.io';
import type { Config } from '../config/config.js';

/** Limits of one client: messages are small, and whoever does not shake hands in time is dropped. */
const LIMITS = { maxHttpBufferSize: 16_384, connectTimeout: 10_000, pingInterval: 20_000, pingTimeout: 15_000 };

/**
 * Socket.IO on the HTTP server, fanned out over processes through Redis when it is configured, otherwise through PostgreSQL.
 */
export class SocketAdapter extends IoAdapter {
  private cleanUp: (() => Promise<void>)[] = [];

  constructor(
    app: INestApplicationContext,
    private readonly config: Config,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      ...LIMITS,
      serveClient: false,
      transports: ['websocket'],
      perMessageDeflate: false,
      httpCompression: false,
      adapter: this.fanOut(),
      allowRequest: (request, decide) => {
        const { origin } = request.headers;
        // Browsers always send an origin with a socket handshake; other programs need none.
        decide(null, origin === undefined || this.allowed(origin, request.headers.host));
      },
    } as ServerOptions);
  }

  private allowed(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    return origin === new URL(this.config.publicUrl).origin || new URL(origin).host === host;
  }

  private fanOut(): ServerOptions['adapter'] {
    if (this.config.REDIS_URL) {
      const redis = createClient({ url: this.config.REDIS_URL, disableOfflineQueue: true, socket: { reconnectStrategy: (retries) => Math.min(retries * 100, 1_000) } });
      redis.on('error', () => undefined);
      // Redis may be away at the start: the client goes on trying.
      void redis.connect().catch(() => undefined);
      this.cleanUp.push(async () => redis.destroy());
      return createRedisAdapter(redis, { maxLen: 20_000 }) as ServerOptions['adapter'];
    }
    const pool = new pg.Pool({ connectionString: this.config.DATABASE_URL, max: 4, connectionTimeoutMillis: 2_000 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.cleanUp.push(() => pool.end());
    return createPostgresAdapter(pool, { errorHandler: () => undefined }) as ServerOptions['adapter'];
  }

  /** Nest leaves the sockets of its own HTTP server to that server; the fan-out has to end all the same, and before its pool. */
  override async close(server: Server): Promise<void> {
    server.disconnectSockets(true);
    for (const namespace of server._nsps.values()) await namespace.adapter.close();
    server.engine.close();
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await Promise.allSettled(this.cleanUp.splice(0).map((end) => end()));
  }
}
