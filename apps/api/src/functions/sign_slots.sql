-- Where the round of a pick sets the salary, the player gets a contract with the pick. Managers who sign contracts can
-- choose its length afterwards. `sign_drafted` does the same for other drafts.
create or replace function sign_slots(p_league text, p_effects jsonb, p_now timestamptz)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      begin
      insert into league_contract as k (league_id, player_id, salary, first_season, last_season, kind, source, signed_at, sign_until)
        select l.id, (effect ->> 'player')::int, (effect ->> 'salary')::int,
          l.current_season, y.last || '-' || lpad(((y.last + 1) % 100)::text, 2, '0'), 'standard', 'draft', p_now,
          case when y.managers then p_now + coalesce((l.settings ->> 'sign_days')::int, 7) * interval '1 day' end
        from jsonb_array_elements(p_effects) effect
        join league l on l.id = p_league
        cross join lateral (
          select l.settings @> '{"contract_signing": "managers"}' as managers, left(l.current_season, 4)::int - 1
            + coalesce((l.settings ->> case when l.settings @> '{"contract_signing": "managers"}' then 'sign_least' else 'slot_seasons' end)::int, 1) as last
        ) y
        where effect ->> 'op' = 'select' and effect ? 'salary' and l.settings @> '{"salaries": "own"}'
        on conflict (league_id, player_id) do update set
          salary = excluded.salary, first_season = excluded.first_season, last_season = excluded.last_season,
          kind = excluded.kind, source = excluded.source, signed_at = excluded.signed_at,
          sign_until = excluded.sign_until, released_at = null
        where k.released_at is not null;
      end $function$;
