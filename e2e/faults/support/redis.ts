import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import os from 'node:os';
import { freePort, programOnPath } from './fleet.js';
import { until } from './figures.js';

/** A separate redis-server that can be frozen, killed, flushed and restarted on its port. */
export class RedisServer {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly program: string,
    readonly port: number,
  ) {}

  /** null on a machine without redis-server. */
  static async start(): Promise<RedisServer | null> {
    const program = await programOnPath('redis-server');
    if (!program) return null;
    const redis = new RedisServer(program, await freePort());
    process.once('exit', () => redis.child?.kill('SIGKILL'));
    await redis.run();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const args = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--hz',
      '500',
      '--dir',
      os.tmpdir(),
      '--loglevel',
      'warning',
    ];
    this.child = spawn(this.program, args, { stdio: 'ignore' });
    if (!(await until(() => this.answers('PING'), 10_000))) throw new Error('redis-server did not start');
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** kill -9 */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async flush(): Promise<void> {
    if (!(await this.answers('FLUSHALL'))) throw new Error('redis-server did not take FLUSHALL');
  }

  private answers(command: string): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = net.connect(this.port, '127.0.0.1');
      socket.once('connect', () => socket.write(`${command}\r\n`));
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString().startsWith('+'));
      });
      socket.once('error', () => resolve(false));
    });
  }
}
