-- The part of a salary that stays with the team that traded the player away. Whole dollars, rounded once, here and in core alike.
-- Dollars are exact while the cap hit is the one they were agreed on, and follow a corrected one in the same proportion.
create or replace function retained_part(player integer, percent integer, dollars integer, of_hit integer, season text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
        select (coalesce(
          (select c.cap_hit from contract c where c.player_id = retained_part.player and c.season <= retained_part.season order by c.season desc limit 1),
          (select (value #>> '{}')::int from system_config where key = 'minimum_salary')
        )::bigint * coalesce(dollars, percent) / case when dollars is null then 100 else of_hit end)::int
      $function$;
