export interface EmbeddedPostgres {
  /** Connection string of the wanted database, password included. */
  url: string;
  port: number;
  pid: number;
  /** True when this call started the server; false when it joined a running one. */
  owned: boolean;
  /** True when this call created the cluster. */
  created: boolean;
  /** The folder that holds the cluster and its log. */
  folder: string;
  /** True while the server is running. */
  isRunning(): boolean;
  /** Stops the server, even if another process started it; resolves when it has ended. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created when missing. */
  dir: string;
  /** Database to create when missing and to name in `url`; "app" unless given. */
  database?: string;
  /** false for temporary clusters: commits do not wait for the disk. */
  durable?: boolean;
  /** Server settings that replace the launcher's own, for example { log_statement: 'all' }. */
  settings?: Record<string, string | number>;
}

/** Starts or reuses the PostgreSQL of a folder. Rejects with a one-sentence error for the user. */
export function ensurePostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres>;
/** Stops the server of a folder, if one runs. */
export function stopEmbeddedPostgres(dir: string): Promise<void>;
/** The folder that holds the cluster of `dir`. */
export function embeddedFolder(dir: string): string;
/** Creates a database on the server of `serverUrl`; `template` is copied file by file. */
export function createDatabase(
  serverUrl: string,
  name: string,
  options?: { template?: string; ifMissing?: boolean },
): Promise<void>;
/** Drops a database if it exists, disconnecting its users. */
export function dropDatabase(serverUrl: string, name: string): Promise<void>;
