-- Merges two records of the same player: all references to the first change to the second, and the first is deleted. It
-- finds the tables that refer to players in the system catalogue, so that new tables are included. Rows of leagues
-- change league by league, because each may be on its own machine. Where the change would create a duplicate row, the
-- second player's row is kept. Returns the leagues whose rows changed.
create or replace function merge_player(p_from int, p_to int)
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
      declare
        v_leagues text[];
        v_found text[];
        v_league text;
        v_column record;
        v_row text;
        v_key text[];
        v_where text;
        v_of text;
        v_pattern text := format('("player_?[iI]d": )%s(?!\d)', p_from);
        v_instead text := format('\1%s', p_to);
      begin
        v_leagues := merge_bids(p_from, p_to);
        perform merge_league_contracts(p_from, p_to);
        for v_column in
          select c.table_name, c.column_name, c.data_type, exists (
              select from information_schema.columns l
              where l.table_schema = c.table_schema and l.table_name = c.table_name and l.column_name = 'league_id'
            ) as of_league
          from information_schema.columns c
          join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
          where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
            and (
              c.data_type = 'integer' and c.column_name in ('player_id', 'drop_player_id', 'keeper_id')
              or c.data_type = 'ARRAY' and c.udt_name = '_int4' and c.column_name in ('player_ids', 'core', 'bench')
              or c.data_type = 'jsonb' and c.table_name in ('lineup', 'lineup_day', 'trade', 'trade_condition', 'move_in')
              or c.data_type = 'text' and c.column_name = 'ref' and c.table_name in ('trade_asset', 'frozen_asset')
            )
          order by c.table_name, c.column_name
        loop
          v_where := case v_column.data_type
            when 'integer' then format('%I = $1', v_column.column_name)
            when 'ARRAY' then format('$1 = any (%I)', v_column.column_name)
            when 'jsonb' then format('%I::text ~ %L', v_column.column_name, v_pattern)
            else $kinds$ref = $1::text and kind in ('player', 'retention')$kinds$
          end;
          v_found := array[null];
          if v_column.of_league then
            execute format('select coalesce(array_agg(distinct league_id), %L) from %I where %s', '{}', v_column.table_name, v_where)
              into v_found using p_from;
            v_leagues := v_leagues || v_found;
          end if;
          v_key := array(
            select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            where i.indrelid = format('public.%I', v_column.table_name)::regclass and i.indisprimary
          );
          foreach v_league in array v_found
          loop
            v_of := case when v_league is null then v_where else format('league_id = %L and %s', v_league, v_where) end;
            if v_column.data_type = 'integer' then
              for v_row in execute format(
                'select array_to_string(array(select format(%L, key, to_jsonb(t) ->> key) from unnest($2) key), %L) from %I t where %s',
                '%I = %L', ' and ', v_column.table_name, v_of
              ) using p_from, v_key
              loop
                begin
                  execute format('update %I set %I = $1 where %s', v_column.table_name, v_column.column_name, v_row) using p_to;
                exception when unique_violation then
                  execute format('delete from %I where %s', v_column.table_name, v_row);
                end;
              end loop;
            elsif v_column.data_type = 'ARRAY' then
              execute format('update %I set %I = array_replace(%2$I, $1, $2) where %s', v_column.table_name, v_column.column_name, v_of)
                using p_from, p_to;
            elsif v_column.data_type = 'jsonb' then
              execute format(
                'update %I set %I = regexp_replace(%2$I::text, $2, $3, ''g'')::jsonb where %s',
                v_column.table_name, v_column.column_name, v_of
              ) using p_from, v_pattern, v_instead;
            else
              execute format('update %I set ref = $2::text where %s', v_column.table_name, v_of) using p_from, p_to;
            end if;
          end loop;
        end loop;
        delete from player where id = p_from;
        return array(select distinct league from unnest(v_leagues) league order by league);
      end $function$;
