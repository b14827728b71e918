/**
 * Tables, keys, triggers and functions that Citus treats differently from one PostgreSQL, and how Crease handles them.
 * `obstacles.api.test.ts` compares these lists with the database, so that they stay complete.
 */

/** Tables of the installation that sweeps over all leagues join. Each machine has a copy, as of shared tables. */
export const COPIED_TABLES: readonly string[] = ['job_run'];

/**
 * Foreign keys that Citus cannot keep: a table on the coordinator cannot refer to a distributed one. The code that
 * deletes a league deletes these rows as well.
 */
export const DROPPED_KEYS: readonly string[] = ['notice.league_id'];

/**
 * Triggers on tables of leagues, with the table that each one writes. Citus calls triggers on distributed tables unsafe
 * because they may write to another machine. These write only rows of the same league, which are on the same machine.
 */
export const LEAGUE_TRIGGERS: Readonly<Record<string, string>> = {
  draft_pick_moves: 'pick_move',
  event_line_for_channel: 'league_webhook_line',
  fa_pick_moves: 'pick_move',
  membership_commissioners_team: 'team',
  roster_entry_past: 'roster_past',
  roster_entry_retention: 'retention',
};

/**
 * Citus refuses `on delete set null (column)` in a key that has the league. There the key has no such clause, and this
 * function does the same as a trigger of the other table, which gets table and column as arguments.
 */
const RELEASE_REFERENCE = `
  create or replace function release_reference() returns trigger language plpgsql as $$
    begin
      execute format('update %I set %I = null where league_id = $1 and %2$I = $2', tg_argv[0], tg_argv[1])
        using old.league_id, old.id;
      return old;
    end $$`;

const SET_NULL = /^(.* REFERENCES (\w+)\(.*\)) ON DELETE SET NULL \((\w+)\)$/;

/** The statements that add a foreign key in a form that Citus accepts. */
export function keyStatements(from: string, name: string, definition: string): string[] {
  const [, accepted = definition, to, column] = SET_NULL.exec(definition) ?? [];
  return [
    `alter table ${from} add constraint ${name} ${accepted}`,
    ...(to === undefined
      ? []
      : [
          `create trigger release_${from}_${column} before delete on ${to} for each row
             execute function release_reference('${from}', '${column}')`,
        ]),
  ];
}

/** Changes a setting of this database on each machine. A new connection has it. */
const setOnEachMachine = (setting: string): string =>
  `select run_command_on_all_nodes(format('alter database %I set ${setting}', current_database()))`;

/**
 * Run by each start on a cluster, before tables are distributed.
 *
 * Citus refuses volatile functions in updates of distributed tables, and `clock_timestamp()` is one. The search path
 * puts a stable function before PostgreSQL's: the coordinator calls it once, when the statement begins.
 *
 * The last setting lets later migrations add triggers to distributed tables. `obstacles.api.test.ts` checks them.
 */
export const CITUS_SETTINGS: readonly string[] = [
  RELEASE_REFERENCE,
  'create schema if not exists crease_citus',
  `create or replace function crease_citus.clock_timestamp() returns timestamptz language sql stable parallel safe
   as 'select pg_catalog.clock_timestamp()'`,
  // It reads shared tables and rows of the league whose query calls it, so each machine reads its own.
  'alter function retained_part(text, int, int, int, int, timestamptz, text) set citus.allow_nested_distributed_execution to on',
  setOnEachMachine('search_path = public, crease_citus, pg_catalog'),
  setOnEachMachine('citus.enable_unsafe_triggers = on'),
];
