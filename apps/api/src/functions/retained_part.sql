-- The part of a salary that stays with the team that traded the player away. Whole dollars, rounded once, here and in core alike.
create or replace function retained_part(player integer, percent integer, season text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
        select (coalesce(
          (select c.cap_hit from contract c where c.player_id = retained_part.player and c.season <= retained_part.season order by c.season desc limit 1),
          (select (value #>> '{}')::int from system_config where key = 'minimum_salary')
        )::bigint * percent / 100)::int
      $function$;
