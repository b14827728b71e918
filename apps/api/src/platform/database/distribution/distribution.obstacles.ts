/**
 * Tables, keys, triggers and functions that Citus treats differently from one PostgreSQL, and how Crease handles them.
 * `obstacles.api.test.ts` compares these lists with the database, so that they stay complete.
 */

/**
 * Tables of the installation and of accounts of which each machine has a copy, as of shared tables. Sweeps over all
 * leagues join `job_run`, `draft_append` reads `outage`, and news of leagues leave out people who turned them off.
 */
export const COPIED_TABLES: readonly string[] = ['job_run', 'outage', 'notification_preference'];

/** Functions that write one league. A call is one round trip to its machine. */
export const DELEGATED_FUNCTIONS: readonly string[] = ['draft_pick', 'draft_bid', 'draft_append'];

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

/**
 * Citus also refuses `on update cascade` in a key that has the league. This function does the same for the last column,
 * as a trigger of the other table. Its arguments are the table with the key, and the columns of the key.
 */
const FOLLOW_REFERENCE = `
  create or replace function follow_reference() returns trigger language plpgsql as $$
    declare
      v_changed text := tg_argv[tg_nargs - 1];
    begin
      execute (
        select format('update %I set %I = %L where ', tg_argv[0], v_changed, to_jsonb(new) ->> v_changed)
          || string_agg(format('%I = %L', key, to_jsonb(old) ->> key), ' and ')
        from unnest(tg_argv[1:]) key
      );
      return null;
    end $$`;

const CASCADE = /^FOREIGN KEY \((.*, (\w+))\) REFERENCES (\w+)\(\1\) ON UPDATE CASCADE/;

export function keyStatements(from: string, name: string, definition: string): string[] {
  const [, emptied, emptiedBy, column] = SET_NULL.exec(definition) ?? [];
  const [, columns = '', changed, followed] = CASCADE.exec(definition) ?? [];
  const accepted = emptied ?? definition.replace(/ ON UPDATE CASCADE/, '');
  return [
    `alter table ${from} add constraint ${name} ${accepted}`,
    ...(emptiedBy === undefined
      ? []
      : [
          `create trigger release_${from}_${column} before delete on ${emptiedBy} for each row
             execute function release_reference('${from}', '${column}')`,
        ]),
    // PostgreSQL runs triggers by name. This one precedes the check of the key, whose name begins with "RI_".
    ...(followed === undefined
      ? []
      : [
          `create trigger "Follow_${from}_${changed}" after update of ${changed} on ${followed} for each row
             execute function follow_reference(${[from, ...columns.split(', ')].map((word) => `'${word}'`).join(', ')})`,
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
  FOLLOW_REFERENCE,
  'create schema if not exists crease_citus',
  `create or replace function crease_citus.clock_timestamp() returns timestamptz language sql stable parallel safe
   as 'select pg_catalog.clock_timestamp()'`,
  // It reads shared tables and rows of the league whose query calls it, so each machine reads its own.
  'alter function retained_part(text, int, int, int, int, timestamptz, text) set citus.allow_nested_distributed_execution to on',
  setOnEachMachine('search_path = public, crease_citus, pg_catalog'),
  setOnEachMachine('citus.enable_unsafe_triggers = on'),
  // A transaction that wrote several leagues can write tables of accounts after it.
  setOnEachMachine('citus.multi_shard_modify_mode = sequential'),
];
