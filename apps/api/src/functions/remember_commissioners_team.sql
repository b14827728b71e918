-- Records until when a team's manager was a commissioner. Trades that they accepted in that time keep their day of
-- review.
create or replace function remember_commissioners_team()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if old.is_commissioner and old.team_id is not null and (tg_op = 'DELETE' or not new.is_commissioner or new.team_id is distinct from old.team_id) then
          update team set commissioner_until = clock_timestamp() where league_id = old.league_id and id = old.team_id;
        end if;
        return null;
      end $function$;
