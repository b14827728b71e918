-- The part of a cap hit retained by the team that traded the player away. Whole dollars, rounded once, as in core.
-- The agreed dollars apply while the cap hit is unchanged. After a correction they change in proportion.
-- In a league with salaries of its own the part is of the contract that was traded. It is 0 after a release: dead cap
-- then has the share.
create or replace function retained_part(league text, player integer, percent integer, dollars integer, of_hit integer, agreed timestamptz, season text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
      begin
        return (coalesce(
          case when (select l.settings @> '{"salaries": "own"}'::jsonb from league l where l.id = retained_part.league) then coalesce((
            select k.salary from league_contract k
            where k.league_id = retained_part.league and k.player_id = retained_part.player
              and retained_part.season between k.first_season and k.last_season
              and k.released_at is null and k.signed_at <= retained_part.agreed
          ), 0) else (
            select c.cap_hit from contract c
            where c.player_id = retained_part.player and c.season <= retained_part.season order by c.season desc limit 1
          ) end,
          (select (value #>> '{}')::int from system_config where key = 'minimum_salary')
        )::bigint * coalesce(dollars, percent) / case when dollars is null then 100 else of_hit end)::int;
      end $function$;
