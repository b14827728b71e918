import { execFile } from 'node:child_process';
import net from 'node:net';
import { promisify } from 'node:util';
import pg from 'pg';
import { launchApp, type LaunchedApp } from '../../../tools/launch-app.mjs';
import { createDatabase } from '../../../tools/embedded-postgres.mjs';
import type { Cluster } from './cluster.js';
import { Proxy } from './proxy.js';
import type { RedisServer } from './redis.js';

export const SECRET = 'a secret of the fault harness, where nothing is worth stealing';

/** An API process that can be killed and restarted on its port. */
export class Api {
  private running: LaunchedApp | null = null;
  private expected = true;
  crashes: string[] = [];

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly env: () => Record<string, string>,
    private readonly databaseUrl: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const env = { NODE_ENV: 'test', SESSION_SECRET: SECRET, LOG_LEVEL: 'error', PGAPPNAME: this.name, ...this.env() };
    const app = await launchApp({
      databaseUrl: this.databaseUrl,
      port: this.port,
      env,
      build: false,
      echo: process.env.FAULTS_ECHO === '1',
    });
    this.running = app;
    this.expected = false;
    void app.exited.then((code) => {
      if (this.running === app && !this.expected)
        this.crashes.push(`${this.name} ended by itself (${code}): ${app.output().slice(-2_000)}`);
    });
  }

  /** kill -9 */
  async kill(): Promise<void> {
    this.expected = true;
    await this.running?.kill();
  }

  signal(name: NodeJS.Signals): void {
    this.running?.signal(name);
  }

  async stop(): Promise<void> {
    this.expected = true;
    this.signal('SIGCONT');
    await this.running?.stop();
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  output(): string {
    return this.running?.output() ?? '';
  }
}

/** PostgreSQL, two API processes on it, and a load balancer in front. */
export class Fleet {
  readonly apis: Api[] = [];
  readonly db: pg.Pool;
  private readonly proxies: Proxy[] = [];

  private constructor(
    readonly cluster: Cluster,
    readonly balancer: Proxy,
    readonly databaseUrl: string,
    readonly redis: RedisServer | null,
  ) {
    this.db = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5_000,
      application_name: 'harness',
    });
    this.db.on('error', () => undefined);
    this.db.on('connect', (client) => client.on('error', () => undefined));
  }

  /** @param skews clock errors of the processes, in milliseconds; one process per entry */
  static async start(
    cluster: Cluster,
    {
      redis = null,
      skews = [0, 0],
      settings = {},
    }: { redis?: RedisServer | null; skews?: readonly number[]; settings?: Readonly<Record<string, string>> } = {},
  ): Promise<Fleet> {
    const name = `faults_${process.pid}_${(databases += 1)}`;
    await createDatabase(cluster.url, name);
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    const apis: Api[] = [];
    const balancer = await new Proxy(() => apis.map((api) => api.port)).listen();
    const fleet = new Fleet(cluster, balancer, url.href, redis);
    for (const [index, skew] of skews.entries()) {
      const env = () => ({ CLOCK_SKEW_MS: String(skew), ...(redis ? { REDIS_URL: redis.url } : {}), ...settings });
      apis.push(new Api(`api-${index + 1}`, await freePort(), env, url.href));
    }
    fleet.apis.push(...apis);
    await Promise.all(apis.map((api) => api.start()));
    return fleet;
  }

  get urls(): string[] {
    return this.apis.map((api) => api.url);
  }

  api(index: number): Api {
    const api = this.apis[index];
    if (!api) throw new Error(`there is no API process ${index + 1}`);
    return api;
  }

  async proxy(to: readonly Api[] = this.apis): Promise<Proxy> {
    const proxy = await new Proxy(() => to.map((api) => api.port)).listen();
    this.proxies.push(proxy);
    return proxy;
  }

  crashes(): string[] {
    return this.apis.flatMap((api) => api.crashes);
  }

  async stop(): Promise<void> {
    await Promise.all(this.apis.map((api) => api.stop()));
    await Promise.all([this.balancer, ...this.proxies].map((proxy) => proxy.close()));
    await this.db.end();
  }
}

let databases = 0;

/** Below the ports for outgoing connections, so that a killed process finds its port free again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 8_000);
    const server = net.createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return port;
  }
}

export async function programOnPath(name: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('which', [name]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
