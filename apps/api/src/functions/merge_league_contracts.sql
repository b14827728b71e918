-- Merges the contracts of two records of a player. A contract in force wins, even when the second record has a released
-- one.
create or replace function merge_league_contracts(p_from int, p_to int)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      begin
      delete from league_contract old using league_contract k
        where old.player_id = p_to and old.released_at is not null
          and k.league_id = old.league_id and k.player_id = p_from and k.released_at is null;
      end $function$;
