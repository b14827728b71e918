import pg from 'pg';
import { until } from './figures.js';

const LOCK = 4_711;

/** Holds transactions right before their commit: a deferred trigger waits for a lock that only this object takes. */
export class CommitHold {
  private constructor(
    private readonly client: pg.Client,
    private readonly db: pg.Pool,
  ) {}

  static async install(db: pg.Pool, databaseUrl: string): Promise<CommitHold> {
    await db.query(`
      create or replace function fault_hold() returns trigger language plpgsql
      -- Held as long as it takes, whatever the product waits for a lock.
      set lock_timeout = 0
      as $$
      begin
        perform pg_advisory_xact_lock_shared(${LOCK});
        return null;
      end $$;
      drop trigger if exists fault_hold on event;
      create constraint trigger fault_hold after insert on event deferrable initially deferred for each row execute function fault_hold();`);
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hold' });
    client.on('error', () => undefined);
    await client.connect();
    return new CommitHold(client, db);
  }

  async take(): Promise<void> {
    await this.client.query('select pg_advisory_lock($1)', [LOCK]);
  }

  async release(): Promise<void> {
    await this.client.query('select pg_advisory_unlock_all()');
  }

  held(process: string): Promise<number | null> {
    return until(
      async () => {
        const { rows } = await this.db.query<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock' and wait_event = 'advisory' and query like '%draft_append%'`,
          [process],
        );
        return rows[0]?.pid ?? null;
      },
      5_000,
      2,
    );
  }

  async remove(): Promise<void> {
    await this.client.end();
    await this.db.query('drop trigger fault_hold on event; drop function fault_hold()');
  }
}
