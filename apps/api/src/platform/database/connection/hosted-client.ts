import { errorMonitor } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { Hosts } from './hosts.js';

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** Fields of the driver's connection that its types lack. */
interface DriverConnection {
  readonly stream: Socket;
  on(event: 'parameterStatus', listener: (status: ParameterStatus) => void): void;
}

export type OnConnect = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A connection whose address may name several servers. It connects to the one that accepts changes, and ends when that
 * server accepts none any more, so that the next connection finds the new primary.
 */
export class HostedClient extends pg.Client {
  private readonly hosts: Hosts | null;
  private readonly reported = new Map<string, string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.hosts = Hosts.of(typeof config === 'string' ? config : config?.connectionString);
    if (this.hosts === null) return;
    const { hosts } = this;
    this.driver.on('parameterStatus', ({ parameterName, parameterValue }) => {
      this.reported.set(parameterName, parameterValue);
      if (this.isReady && hosts.unfit(this.reported) !== null) this.driver.stream.destroy();
    });
    // After an error the pool ends the client, so the 'end' handler below cannot tell that the server was lost.
    this.once(errorMonitor, () => hosts.forget());
    this.once('end', () => {
      if (!(this as unknown as { readonly _ending: boolean })._ending) hosts.forget();
    });
  }

  private isReady = false;

  private get driver(): DriverConnection {
    return (this as unknown as { connection: DriverConnection }).connection;
  }

  /** A pool destroys the stream of a client that it no longer waits for. */
  protected get isGivenUp(): boolean {
    return this.driver.stream.destroyed;
  }

  override connect(): Promise<this>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<this> | void {
    if (callback === undefined)
      return new Promise((resolve, reject) =>
        this.connect((error: Error | null) => (error ? reject(error) : resolve(this))),
      );
    const { hosts } = this;
    if (hosts === null) return super.connect(callback);
    const done = callback as (error: Error | null, client: pg.Client) => void;
    hosts.find().then(
      ({ host, port }) => {
        if (this.isGivenUp) return done(timedOut(), this);
        Object.assign(this, { host, port });
        super.connect((error: Error | null) => {
          const unfit = error === null ? hosts.unfit(this.reported) : null;
          if (error === null && unfit === null) this.isReady = true;
          else hosts.forget();
          if (unfit !== null) this.driver.stream.destroy();
          done(unfit === null ? error : notWritable(`${host}:${port} ${unfit}`), this);
        });
      },
      (error: unknown) => done(error as Error, this),
    );
  }
}

const timedOut = (): Error => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
const notWritable = (message: string): Error => Object.assign(new Error(message), { code: '57P03' });
