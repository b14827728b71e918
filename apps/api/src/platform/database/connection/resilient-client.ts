import pg from 'pg';
import { noteFailure } from '../../failures.js';
import { HostedClient, type OnConnect } from './hosted-client.js';
import { codeOf } from './trouble.js';

/** An attempt that takes longer counts as unanswered. Pools end theirs earlier. */
const ATTEMPT_MS = 2_000;

/**
 * Attempts to connect to one server. A server that accepts connections without answering must serve all abandoned
 * attempts before new ones when it answers again, so while it is silent only one attempt at a time is made.
 */
class Attempts {
  private isSilent = false;
  private latest: Promise<boolean> | null = null;

  /** The attempt that others must wait for; resolves with whether the server answered. */
  get ahead(): Promise<boolean> | null {
    return this.isSilent ? this.latest : null;
  }

  /** Returns the function that must be called with the attempt's outcome. */
  begin(): (error: Error | null) => void {
    let end: (answered: boolean) => void = () => undefined;
    const attempt = new Promise<boolean>((resolve) => (end = resolve));
    this.latest = attempt;
    const finish = (answered: boolean) => {
      clearTimeout(timer);
      if (this.latest === attempt) this.latest = null;
      end(answered);
    };
    const timer = setTimeout(() => finish(false), ATTEMPT_MS).unref();
    return (error) => {
      const answered = !error || error instanceof pg.DatabaseError || codeOf(error) === 'ECONNREFUSED';
      this.isSilent = !answered;
      finish(answered);
    };
  }
}

/** By host and port. */
const attempts = new Map<string, Attempts>();

/**
 * A connection whose loss does not end the process. A lost connection rejects its running query, and the pool opens
 * another. But it also emits 'error', which ends a Node process without a listener, and a pool listens only to idle
 * connections. So every pool uses `Client: ResilientClient`, also inside libraries.
 *
 * While the server is silent, connecting waits for the attempt before it and fails like it.
 */
export class ResilientClient extends HostedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', noteFailure('database.connection'));
  }

  override connect(): Promise<this>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<this> | void {
    if (callback === undefined)
      return new Promise((resolve, reject) =>
        this.connect((error: Error | null) => (error ? reject(error) : resolve(this))),
      );
    const done = callback as (error: Error | null, client: pg.Client) => void;
    const server = `${this.host}:${this.port}`;
    const here = attempts.get(server) ?? new Attempts();
    attempts.set(server, here);
    const attempt = () => {
      const end = here.begin();
      super.connect((error: Error | null) => {
        end(error);
        done(error, this);
      });
    };
    if (here.ahead === null) attempt();
    else
      void here.ahead.then((answered) => {
        if (answered && !this.isGivenUp) attempt();
        else done(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }), this);
      });
  }
}

/** Connection settings by their names in PostgreSQL; times in milliseconds. */
export interface SessionSettings {
  /** The server cancels longer statements even without a waiting client. */
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly enable_seqscan?: 'off';
  readonly search_path?: string;
  readonly synchronous_commit?: 'off';
}
