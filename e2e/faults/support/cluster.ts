import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensurePostgres, type EmbeddedPostgres } from '../../../tools/embedded-postgres.mjs';
import { sleep, until } from './figures.js';

const run = promisify(execFile);
const guard = fileURLToPath(new URL('../../../tools/lib/guard-test-postgres.mjs', import.meta.url));

/** A durable PostgreSQL that can be killed, frozen and restarted on its port. */
export class Cluster {
  private server: EmbeddedPostgres | null = null;
  private watcher: ChildProcess | null = null;
  private frozen: number[] = [];
  private filling = false;
  private readonly fillers: pg.Client[] = [];
  private readonly dir = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-faults-'));

  /** The maintenance database's connection string. */
  get url(): string {
    if (!this.server) throw new Error('PostgreSQL has not been started');
    return this.server.url;
  }

  async start(): Promise<void> {
    if (!this.watcher) {
      // The watcher's standard input closes when this process ends in any way; it then stops the cluster.
      this.watcher = spawn(process.execPath, [guard, this.dir], {
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
      });
      this.watcher.unref();
    }
    this.server = await ensurePostgres({ dir: this.dir, database: 'postgres', durable: true });
  }

  /** kill -9 of the server and all its backends. */
  async kill(): Promise<void> {
    for (const pid of await this.processes()) signal(pid, 'SIGKILL');
    await until(() => !this.server?.isRunning(), 5_000);
  }

  async freeze(): Promise<void> {
    this.frozen = await this.processes();
    for (const pid of this.frozen) signal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.frozen) signal(pid, 'SIGCONT');
    this.frozen = [];
  }

  /** Terminates all other connections and takes each that becomes free. */
  async fill(): Promise<void> {
    const take = async () => {
      while (this.filling) {
        const client = new pg.Client({
          connectionString: this.url,
          application_name: 'filler',
          connectionTimeoutMillis: 2_000,
        });
        client.on('error', () => undefined);
        try {
          await client.connect();
          this.fillers.push(client);
        } catch {
          await sleep(20);
        }
      }
    };
    this.filling = true;
    for (let taker = 0; taker < 4; taker += 1) void take();
    const crowd = await until(() => this.fillers.length > 50 && this.fillers[0], 5_000);
    if (!crowd) throw new Error('PostgreSQL did not fill');
    const evict = async () => {
      const { rowCount } = await crowd.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> 'filler'`,
      );
      return rowCount === 0;
    };
    await until(evict, 5_000, 50);
    // A client that was connecting at that moment is not listed yet.
    void (async () => {
      while (this.filling) {
        await evict().catch(() => undefined);
        await sleep(100);
      }
    })();
  }

  async empty(): Promise<void> {
    this.filling = false;
    await sleep(50);
    await Promise.all(this.fillers.splice(0).map((client) => client.end()));
  }

  async stop(): Promise<void> {
    this.thaw();
    const { watcher } = this;
    if (!watcher) return;
    const gone = new Promise((resolve) => watcher.once('exit', resolve));
    watcher.ref();
    watcher.stdin?.end();
    await gone;
  }

  /** The postmaster first, then its children. */
  private async processes(): Promise<number[]> {
    const { pid } = this.server ?? { pid: 0 };
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
    const children = stdout
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === pid);
    return [pid, ...children.flatMap(([child]) => (child ? [child] : []))];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}
