import type pg from 'pg';

/** Until its end, the transaction runs no triggers and checks no foreign keys. The machines of a cluster follow. */
export async function withoutTriggers(client: pg.ClientBase): Promise<void> {
  await client.query(`set local citus.propagate_set_commands = 'local'`);
  await client.query('set local session_replication_role = replica');
}
