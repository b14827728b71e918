-- Where a team has an open bid for both records of a player, only its later bid is kept. Returns the leagues of bids
-- that are gone.
create or replace function merge_bids(p_from int, p_to int)
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
      declare
        v_leagues text[];
      begin
      with gone as (
        delete from bid b using bid o
        where b.player_id in (p_from, p_to) and o.player_id in (p_from, p_to) and b.player_id <> o.player_id
          and o.league_id = b.league_id and o.team_id = b.team_id and b.decided_at is null and o.decided_at is null
          and (b.placed_at, b.id) < (o.placed_at, o.id)
        returning b.league_id
      )
      select coalesce(array_agg(league_id), '{}') into v_leagues from gone;
      return v_leagues;
      end $function$;
