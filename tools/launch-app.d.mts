export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

export interface LaunchedApp {
  /** http://127.0.0.1:<port> */
  url: string;
  port: number;
  pid: number;
  /** Resolves to the exit code when the process has ended. */
  exited: Promise<number>;
  /** The last 100,000 characters the process printed. */
  output(): string;
  /** Sends a signal, for example SIGSTOP and SIGCONT. */
  signal(name: NodeJS.Signals): void;
  /** Asks it to end and waits for it. */
  stop(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  databaseUrl: string;
  /** Default: a free port. */
  port?: number;
  /** Overrides the usual environment variables. */
  env?: Record<string, string>;
  /** Builds stale parts first; default true. */
  build?: boolean;
  /** Prints the process's output. */
  echo?: boolean;
}

/** A new, empty database on the server of `serverUrl`. */
export function createEmptyDatabase(serverUrl: string, prefix?: string): Promise<EmptyDatabase>;
/** Starts one process of the built application and resolves when it is healthy. */
export function launchApp(options: LaunchOptions): Promise<LaunchedApp>;
