-- Until when the manager of a team was a commissioner: trades that they accepted as one keep the day of review of their own.
create or replace function remember_commissioners_team()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if old.is_commissioner and old.team_id is not null and (tg_op = 'DELETE' or not new.is_commissioner or new.team_id is distinct from old.team_id) then
          update team set commissioner_until = clock_timestamp() where id = old.team_id;
        end if;
        return null;
      end $function$;
