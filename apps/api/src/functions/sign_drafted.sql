-- Where managers sign contracts, a player bought in an auction gets one for the price at once, the others when the
-- draft ends. Their teams then have all days to sign. A later sale or replacement concerns its own player alone.
-- `enterContract` does the same for added players. The caller changes the draft's status afterwards.
create or replace function sign_drafted(p_league text, p_draft text, p_ended boolean, p_now timestamptz)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        v_ends boolean := p_ended and exists (
          select 1 from draft where league_id = p_league and id = p_draft and status <> 'ended'
        );
      begin
      insert into league_contract as k (league_id, player_id, salary, first_season, last_season, kind, source, signed_at, sign_until)
        select l.id, s.player_id,
          greatest((l.settings ->> 'salary_minimum')::int, case
            when s.price is not null then s.price
            when l.settings ->> 'sign_salary' = 'nhl' then (
              select ceil(c.cap_hit::numeric / (l.settings ->> 'salary_step')::int) * (l.settings ->> 'salary_step')::int
              from contract c where c.player_id = s.player_id and c.season <= l.current_season
              order by c.season desc limit 1
            )::int end),
          l.current_season, y.last || '-' || lpad(((y.last + 1) % 100)::text, 2, '0'),
          'standard', case when s.price is null then 'draft' else 'auction' end,
          p_now, p_now + coalesce((l.settings ->> 'sign_days')::int, 7) * interval '1 day'
        from draft_selection s
        join league l on l.id = p_league
        join roster_entry r on r.league_id = p_league and r.player_id = s.player_id and r.place <> 'rookie'
        cross join lateral (
          select left(l.current_season, 4)::int + coalesce((l.settings ->> 'sign_least')::int, 1) - 1 as last
        ) y
        where s.league_id = p_league and s.draft_id = p_draft
          and (s.at = p_now and (s.price is not null or p_ended) or v_ends)
          and l.settings @> '{"salaries": "own", "contract_signing": "managers"}'
        on conflict (league_id, player_id) do update set
          salary = excluded.salary, first_season = excluded.first_season, last_season = excluded.last_season,
          kind = excluded.kind, source = excluded.source, signed_at = excluded.signed_at,
          sign_until = excluded.sign_until, released_at = null
        where k.released_at is not null;
      update league_contract k set sign_until = p_now + coalesce((l.settings ->> 'sign_days')::int, 7) * interval '1 day'
        from draft_selection s, league l
        where v_ends and s.league_id = p_league and s.draft_id = p_draft and l.id = p_league
          and k.league_id = p_league and k.player_id = s.player_id and k.sign_until > p_now and k.signed_at >= s.at;
      end $function$;
