-- Takes away the contract that a player got with a pick which is undone.
create or replace function unsign_drafted(p_league text, p_draft text, p_overall int)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      begin
      delete from league_contract k using draft_selection s
        where s.league_id = p_league and s.draft_id = p_draft and s.overall = p_overall
          and k.league_id = p_league and k.player_id = s.player_id and k.signed_at >= s.at;
      end $function$;
