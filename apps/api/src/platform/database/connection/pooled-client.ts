import pg from 'pg';
import { ResilientClient, type SessionSettings } from './resilient-client.js';

type Callback = (error: Error | null, result?: unknown) => void;
type Asked = [config: string | pg.QueryConfig | pg.Submittable, values?: unknown[] | Callback, callback?: Callback];

/** Fields of the driver's class that its types lack. */
interface DriverQuery extends pg.Submittable {
  callback?: Callback;
  queryMode?: 'extended';
  prepare(connection: pg.Connection): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}
const DriverQuery = pg.Query as unknown as new (...asked: Asked) => DriverQuery;

const LIMITS = 'crease_limits';

/**
 * A statement outside transactions with its limits, in one round trip: both are sent before the one Sync that ends
 * their common implicit transaction, so the limits hold for this statement only.
 */
class LimitedQuery extends DriverQuery {
  override queryMode = 'extended' as const;
  private isLimited = false;

  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: LIMITS }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleDataRow(row: unknown): void {
    if (this.isLimited) super.handleDataRow(row);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.isLimited) super.handleCommandComplete(message, connection);
    this.isLimited = true;
  }
}

const BEGINS = /^(?:begin|start transaction)\b[^;]*$/i;

/**
 * Pool options for a pooler that pools by transaction. A setting of a session would stay on a connection of the server
 * that other clients use next, so every transaction and every statement outside one brings its own.
 */
export function pooledOptions(settings: SessionSettings): Pick<pg.PoolConfig, 'Client' | 'onConnect'> {
  const entries = Object.entries(settings);
  const begin = entries.map(([name, value]) => `; set local ${name} = ${value}`).join('');
  const limits = {
    name: LIMITS,
    text: `select ${entries.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`,
  };

  class PooledClient extends ResilientClient {
    // The driver's overloads cannot be repeated in a class that extends it.
    override query(...asked: unknown[]): never {
      return this.ask(asked as Asked) as never;
    }

    private ask(asked: Asked): unknown {
      const send = super.query.bind(this) as (...asked: Asked) => unknown;
      const [config] = asked;
      const isSettled = config === limits || (typeof config === 'object' && 'submit' in config);
      if (isSettled || this.getTransactionStatus() !== 'I') return send(...asked);
      const text = typeof config === 'string' ? config : config.text;
      if (BEGINS.test(text))
        return send(
          text + begin,
          asked.findLast((one) => typeof one === 'function'),
        );
      const query = new LimitedQuery(...asked);
      if (query.callback) return void send(query);
      return new Promise((resolve, reject) => {
        query.callback = (error, result) => (error ? reject(error) : resolve(result));
        send(query);
      });
    }
  }
  return {
    Client: PooledClient,
    // The pool awaits the promise, although its type does not show it.
    onConnect: (client): unknown => client.query(limits),
  };
}
