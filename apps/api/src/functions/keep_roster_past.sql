-- Records every stay of a player on a team, from any writer.
create or replace function keep_roster_past()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'DELETE' or old.team_id <> new.team_id or old.place <> new.place then
          insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
          values (old.league_id, old.team_id, old.player_id, old.place, old.since, clock_timestamp(), old.acquired_at, old.acquired_by);
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if old.team_id <> new.team_id or old.place <> new.place then new.since := clock_timestamp(); end if;
        return new;
      end $function$;
