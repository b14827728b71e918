-- Records every change of a draft pick's owner, from any writer.
create or replace function keep_pick_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into pick_move (league_id, pick_id, from_team_id, to_team_id)
        values (new.league_id, new.id, old.owner_team_id, new.owner_team_id);
        return null;
      end $function$;
