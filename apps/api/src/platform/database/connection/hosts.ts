import { sql } from 'kysely';
import pg from 'pg';
import { dbOn } from './client.js';
import { codeOf } from './trouble.js';

export interface Host {
  readonly host: string;
  readonly port: number;
}

/** Why a host cannot be used. `code`: of PostgreSQL or the socket; null for a server that accepts no changes. */
interface Refused {
  readonly host: Host;
  readonly why: string;
  readonly code: string | null;
}

/** A server may be silent for this long. Pools give up connecting after 1.5 s. */
const PROBE_MS = 1_400;
/** When a host has not answered for this long, the next one is tried in parallel. */
const NEXT_HOST_MS = 400;
/** A found host is used this long without another probe. */
const FRESH_MS = 1_000;
const CANNOT_CONNECT_NOW = '57P03';

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections',
  ENOTFOUND: 'is not known',
  EAI_AGAIN: 'is not known',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ECONNRESET: 'ended the connection',
  [CANNOT_CONNECT_NOW]: 'is starting or stopping',
};
/** Errors that may pass: a server that starts, stops, or is away. */
const PASSING = new Set([...Object.keys(WORDS), 'ETIMEDOUT', '57P01', '57P02', '53300']);

const nameOf = ({ host, port }: Host): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** None of several database servers accepts changes. The message names each with its reason. */
export class NoWritableHost extends Error {
  /** A lasting error, such as a wrong password, only where every server has one. Another one may become the primary. */
  readonly code: string;

  constructor(refused: readonly Refused[]) {
    super(`no database server accepts changes: ${refused.map(({ host, why }) => `${nameOf(host)} ${why}`).join(', ')}`);
    const lasting = refused.flatMap(({ code }) => (code === null || PASSING.has(code) ? [] : code));
    this.code = (lasting.length === refused.length ? lasting[0] : undefined) ?? CANNOT_CONNECT_NOW;
  }
}

/** The servers of an address that `databaseAddress` prepared. The one that accepts changes is found by trying. */
export class Hosts {
  private found: { readonly host: Host; readonly at: number } | null = null;
  private searching: Promise<Host> | null = null;

  private constructor(
    private readonly address: string,
    private readonly hosts: readonly Host[],
    private readonly readWrite: boolean,
  ) {}

  private static readonly known = new Map<string, Hosts>();

  /** Null for one server without `target_session_attrs`. All clients of an address share the answer. */
  static of(address: string | undefined): Hosts | null {
    if (address === undefined || !URL.canParse(address)) return null;
    const { hostname, port, searchParams } = new URL(address);
    const target = searchParams.get('target_session_attrs');
    const listed = searchParams.get('hosts');
    if (listed === null && (target === null || target === 'any')) return null;
    const hosts = (listed ?? `${hostname}:${port || 5432}`).split(',').map((entry) => {
      const colon = entry.lastIndexOf(':');
      return { host: entry.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(entry.slice(colon + 1)) };
    });
    const known = this.known.get(address) ?? new Hosts(address, hosts, target !== 'primary');
    this.known.set(address, known);
    return known;
  }

  /**
   * The server that accepts changes. Tries them in order, after the one that was found last.
   * @throws {NoWritableHost}
   */
  async find(): Promise<Host> {
    if (this.found !== null && performance.now() - this.found.at < FRESH_MS) return this.found.host;
    this.searching ??= this.search().finally(() => (this.searching = null));
    return this.searching;
  }

  /** The next connection probes again, for example after a connection was lost. */
  forget(): void {
    if (this.found !== null) this.found = { ...this.found, at: -Infinity };
  }

  /** Why the connected server does not fit, otherwise null. */
  unfit(reported: ReadonlyMap<string, string>): string | null {
    if (reported.get('in_hot_standby') === 'on') return 'is a standby';
    return this.readWrite && reported.get('default_transaction_read_only') === 'on' ? 'is read-only' : null;
  }

  private search(): Promise<Host> {
    const last = this.found?.host;
    const order = last === undefined ? this.hosts : [last, ...this.hosts.filter((host) => host !== last)];
    const refused: Refused[] = [];
    return new Promise((resolve, reject) => {
      let begun = 0;
      let isFound = false;
      const next = (): void => {
        const host = order[begun];
        if (isFound || host === undefined) return;
        begun += 1;
        const timer = setTimeout(next, NEXT_HOST_MS);
        void this.probe(host).then((no) => {
          clearTimeout(timer);
          if (isFound) return;
          if (no === null) {
            isFound = true;
            this.found = { host, at: performance.now() };
            resolve(host);
            return;
          }
          refused.push(no);
          if (refused.length === order.length)
            reject(new NoWritableHost(order.flatMap((one) => refused.find((entry) => entry.host === one) ?? [])));
          next();
        });
      };
      next();
    });
  }

  private async probe(host: Host): Promise<Refused | null> {
    const url = new URL(this.address);
    url.searchParams.delete('hosts');
    url.searchParams.delete('target_session_attrs');
    url.host = nameOf(host);
    const client = new pg.Client({
      connectionString: url.href,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // Asked for, because a pooler does not report the server's settings.
      const server = await dbOn(client)
        .selectNoFrom([
          sql<boolean>`pg_is_in_recovery()`.as('standby'),
          sql<boolean>`current_setting('default_transaction_read_only')::boolean`.as('read_only'),
        ])
        .executeTakeFirst();
      const why = server?.standby ? 'is a standby' : this.readWrite && server?.read_only ? 'is read-only' : null;
      return why === null ? null : { host, why, code: null };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const code = codeOf(error) ?? (/timeout/i.test(text) ? 'ETIMEDOUT' : null);
      const why = code === 'ETIMEDOUT' ? 'does not answer' : (WORDS[code ?? ''] ?? `refuses (${text})`);
      return { host, why, code: code ?? 'unknown' };
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
