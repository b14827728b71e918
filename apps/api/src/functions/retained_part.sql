-- The part of a cap hit retained by the team that traded the player away. Whole dollars, rounded once, as in core.
-- The agreed dollars apply while the cap hit is unchanged. After a correction they change in proportion.
-- The cap hit is that of `contractIn` (player-cost.queries.ts): the NHL's, or the league's own contract.
create or replace function retained_part(league text, player integer, percent integer, dollars integer, of_hit integer, season text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
        select (coalesce(
          case when (select l.settings @> '{"salaries": "own"}'::jsonb from league l where l.id = retained_part.league) then (
            select coalesce(k.salary, case when retained_part.season <= l.current_season then (l.settings ->> 'salary_minimum')::int else 0 end)
            from league l
            left join league_contract k on k.league_id = l.id and k.player_id = retained_part.player
              and k.first_season <= retained_part.season and k.last_season >= retained_part.season
              and (k.released_at is null or exists (
                select 1 from waiver w where w.league_id = k.league_id and w.player_id = k.player_id
                  and w.resolved_at is null and w.dropped_at <= k.released_at))
            where l.id = retained_part.league
          ) else (
            select c.cap_hit from contract c
            where c.player_id = retained_part.player and c.season <= retained_part.season order by c.season desc limit 1
          ) end,
          (select (value #>> '{}')::int from system_config where key = 'minimum_salary')
        )::bigint * coalesce(dollars, percent) / case when dollars is null then 100 else of_hit end)::int
      $function$;
