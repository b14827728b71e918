import type pg from 'pg';

/** Setting of a transaction with the first league that it wrote; SEVERAL once it wrote a second one. */
const SETTING = 'tests.league';
const SEVERAL = 'several';
/** Begins the warning of a transaction that writes a second league. */
export const TWO_LEAGUES = 'two leagues in one transaction:';

/**
 * Adds triggers that warn when a transaction writes rows of two leagues. `tables` are of the kind `league`. For further
 * rows of the first league a trigger's condition is false, so they call no function.
 */
export async function addLeagueTriggers(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query(`
    create function tests_note_league() returns trigger language plpgsql as $$
    declare
      row_league text := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0];
      first text := coalesce(current_setting('${SETTING}', true), '');
    begin
      if row_league is null then null;
      elsif first = '' then perform set_config('${SETTING}', row_league, true);
      else
        raise warning '${TWO_LEAGUES} % of %', lower(tg_op), tg_table_name;
        perform set_config('${SETTING}', '${SEVERAL}', true);
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    do $$
    declare
      place record;
    begin
      for place in
        select c.oid::regclass as name, a.attname as league from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not a.attisdropped
          and c.relname = any('{${tables.join()}}')
          and (a.attname = 'league_id' or c.relname = 'league' and a.attname = 'id')
      loop
        execute format('create trigger a_tests_league before insert or update on %s for each row
          when (new.%I <> current_setting(''${SETTING}'', true) is not false
            and current_setting(''${SETTING}'', true) is distinct from ''${SEVERAL}'')
          execute function tests_note_league(%L)', place.name, place.league, place.league);
        execute format('create trigger a_tests_league_gone before delete on %s for each row
          when (old.%I <> current_setting(''${SETTING}'', true) is not false
            and current_setting(''${SETTING}'', true) is distinct from ''${SEVERAL}'')
          execute function tests_note_league(%L)', place.name, place.league, place.league);
      end loop;
    end $$`);
}
