-- The part of a cap hit retained by the team that traded the player away. Whole dollars, rounded once, as in core.
-- The agreed dollars apply while the cap hit is unchanged. After a correction they change in proportion.
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
