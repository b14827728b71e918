/** What Citus treats differently from PostgreSQL. `obstacles.api.test.ts` compares these lists with the database. */

/**
 * Each machine has a copy. Sweeps over all leagues join `job_run`, `draft_append` reads `outage`, and news leave out
 * people who turned them off.
 */
export const COPIED_TABLES: readonly string[] = ['job_run', 'outage', 'notification_preference'];

/** They write one league: a call is one round trip to its machine. */
export const DELEGATED_FUNCTIONS: readonly string[] = ['draft_pick', 'draft_bid', 'draft_append'];

/**
 * A table on the coordinator cannot refer to a distributed one. The code that deletes a league deletes these rows as
 * well.
 */
export const DROPPED_KEYS: readonly string[] = ['notice.league_id'];

/**
 * Triggers with the table that each writes. Citus calls them unsafe because they may write to another machine; these
 * write only rows of the same league.
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
 * Citus refuses `on delete set null (column)` in a key that has the league. This trigger of the other table does the
 * same; it gets table and column as arguments.
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
 * Citus also refuses `on update cascade` there. This trigger of the other table does the same for the last column.
 * Arguments: the table with the key, and the key's columns.
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
    // Triggers run by name. This one precedes the check of the key ("RI_…").
    ...(followed === undefined
      ? []
      : [
          `create trigger "Follow_${from}_${changed}" after update of ${changed} on ${followed} for each row
             execute function follow_reference(${[from, ...columns.split(', ')].map((word) => `'${word}'`).join(', ')})`,
        ]),
  ];
}

/** Changes it on each machine. A new connection has it. */
const setOnEachMachine = (setting: string): string =>
  `select run_command_on_all_nodes(format('alter database %I set ${setting}', current_database()))`;

/**
 * Run before tables are distributed. Citus refuses volatile functions, such as `clock_timestamp()`, in updates of
 * distributed tables: the search path puts a stable one before PostgreSQL's, called once when the statement begins. The
 * last setting lets later migrations add triggers. `obstacles.api.test.ts` checks them.
 */
export const CITUS_SETTINGS: readonly string[] = [
  RELEASE_REFERENCE,
  FOLLOW_REFERENCE,
  'create schema if not exists crease_citus',
  `create or replace function crease_citus.clock_timestamp() returns timestamptz language sql stable parallel safe
   as 'select pg_catalog.clock_timestamp()'`,
  // It reads shared tables and the querying league's rows, so each machine reads its own.
  'alter function retained_part(text, int, int, int, int, timestamptz, text) set citus.allow_nested_distributed_execution to on',
  setOnEachMachine('search_path = public, crease_citus, pg_catalog'),
  setOnEachMachine('citus.enable_unsafe_triggers = on'),
  // For transactions that write tables of accounts after several leagues.
  setOnEachMachine('citus.multi_shard_modify_mode = sequential'),
];
