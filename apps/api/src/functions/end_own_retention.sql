-- Ends a team's retained salary when the player returns to that team.
create or replace function end_own_retention()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        update retention set ended_at = clock_timestamp() where league_id = new.league_id and player_id = new.player_id and team_id = new.team_id and ended_at is null;
        return null;
      end $function$;
