-- Writes one pick in one round trip. All conditions are checked under the draft's lock.
-- See docs/decisions/0001-one-round-trip-for-a-pick.md.
create or replace function draft_append(p_league text, p jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
        declare
          v_draft draft%rowtype;
          v_idem league_idempotency%rowtype;
          v_now timestamptz;
          v_event jsonb;
          v_effect jsonb;
          v_seq int;
          v_guard jsonb := p -> 'guard';
          v_member membership%rowtype;
          v_key jsonb := p -> 'idem';
          v_effects jsonb := p -> 'effects';
          v_events jsonb := p -> 'events';
          v_outage int;
          v_beat timestamptz;
          v_ids bigint[] := '{}';
          v_id bigint;
          v_mock boolean;
        begin
          -- Rows that only refer to the draft (a queue being saved) do not block this.
          select * into v_draft from draft where league_id = p_league and id = p ->> 'draft' for no key update;
          if not found then return jsonb_build_object('kind', 'missing'); end if;
          v_now := clock_timestamp();
          v_mock := v_draft.kind = 'mock';

          if v_key is not null then
            select * into v_idem from league_idempotency
            where league_id = v_draft.league_id and user_id = v_key ->> 'user' and key = v_key ->> 'key';
            if found then
              if v_idem.body_hash <> v_key ->> 'hash' then return jsonb_build_object('kind', 'mismatch'); end if;
              return jsonb_build_object('kind', 'replay', 'status', v_idem.status, 'response', v_idem.response);
            end if;
          end if;

          if v_draft.seq <> (p ->> 'expected')::int then
            return jsonb_build_object('kind', 'moved', 'seq', v_draft.seq, 'now', extract(epoch from v_now) * 1000, 'events', (
              select coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'type', type, 'data', data) order by seq), '[]'::jsonb)
              from event where league_id = v_draft.league_id and stream = 'draft:' || v_draft.id and seq > (p ->> 'expected')::int));
          end if;

          if v_guard is not null then
            select * into v_member from membership where league_id = v_draft.league_id and user_id = v_guard ->> 'user';
            if not found or (case when v_guard ->> 'team' is null
              then not (v_member.is_commissioner or (v_mock and v_draft.created_by = v_member.user_id))
              else v_member.team_id is distinct from v_guard ->> 'team' end)
            then
              return jsonb_build_object('kind', 'denied');
            end if;
          end if;

          -- A phase change waits for this lock, or this waited for it. So the league's phase cannot change now.
          if (p ->> 'begin')::boolean and not v_mock and not exists (
            select 1 from league where id = v_draft.league_id and current_season = v_draft.season and case v_draft.type
              when 'mid-season' then phase = 'in-season' when 'waiver' then phase = 'in-season'
              when 'steal' then phase in ('protection', 'annual-drafts') when 'expansion' then phase in ('protection', 'annual-drafts')
              when 'class' then phase = 'annual-drafts' else phase in ('setup', 'startup-drafts', 'annual-drafts') end
          ) then
            return jsonb_build_object('kind', 'phase');
          end if;

          -- On a cluster the heartbeat is on another machine. The caller sends the last one that it saw.
          if p ? 'beat' and (v_now >= (p #>> '{hammer,at}')::timestamptz or p -> 'limit' is not null)
            and v_now - (p ->> 'beat')::timestamptz > interval '2 seconds'
          then
            return jsonb_build_object('kind', 'beat');
          end if;

          -- A bid counts until the hammer. Only a late bid reads the outages, which may have moved the hammer,
          -- including an outage that is not recorded yet.
          if v_now >= (p #>> '{hammer,at}')::timestamptz then
            if p ? 'beat' then
              v_outage := coalesce((select max(id) from outage), 0);
            else
              select coalesce((select max(id) from outage), 0), (select at from heartbeat) into v_outage, v_beat;
              if v_beat is null or clock_timestamp() - v_beat > interval '2 seconds' then v_outage := beat(); end if;
            end if;
            if v_outage > (p #>> '{hammer,outage}')::int then
              return jsonb_build_object('kind', 'outage', 'outage', v_outage, 'now', extract(epoch from v_now) * 1000);
            end if;
            return jsonb_build_object('kind', 'late', 'now', extract(epoch from v_now) * 1000);
          end if;

          if p -> 'limit' is not null then
            -- One snapshot has the last heartbeat with all outages before it. Only a silence that is not recorded yet
            -- takes the lock of the heartbeat, so other automatic picks and the heartbeats do not wait for this one.
            if p ? 'beat' then
              v_outage := coalesce((select max(id) from outage), 0);
            else
              select coalesce((select max(id) from outage), 0), (select at from heartbeat) into v_outage, v_beat;
              if v_beat is null or clock_timestamp() - v_beat > interval '2 seconds' then v_outage := beat(); end if;
            end if;
            if v_outage > (p #>> '{limit,outage}')::int then
              return jsonb_build_object('kind', 'outage', 'outage', v_outage, 'now', extract(epoch from v_now) * 1000);
            end if;
            if v_now < (p #>> '{limit,after}')::timestamptz then
              return jsonb_build_object('kind', 'early', 'now', extract(epoch from v_now) * 1000);
            end if;
          end if;

          for i in 0 .. jsonb_array_length(v_effects) - 1 loop
            v_effect := v_effects -> i;
            case v_effect ->> 'op'
              when 'select' then
                insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id, at, price)
                values (v_draft.league_id, v_draft.id, (v_effect ->> 'overall')::int, v_effect ->> 'pick', (v_effect ->> 'player')::int, v_effect ->> 'team', v_now, (v_effect ->> 'price')::int);
                if v_effect ->> 'from' is not null then
                  update roster_entry set team_id = v_effect ->> 'team', acquired_at = v_now, acquired_by = 'draft:' || v_draft.id
                  where league_id = v_draft.league_id and player_id = (v_effect ->> 'player')::int
                    and team_id = v_effect ->> 'from' and place = 'active';
                  if not found then raise exception using errcode = 'CR003', message = v_effect ->> 'player'; end if;
                elsif not v_mock then
                  insert into roster_entry (league_id, player_id, team_id, place, acquired_at, acquired_by)
                  values (v_draft.league_id, (v_effect ->> 'player')::int, v_effect ->> 'team', case when v_draft.type in ('rookie', 'class') then 'rookie' else 'active' end, v_now, 'draft:' || v_draft.id);
                end if;
              when 'unselect' then
                if v_effect ->> 'from' is not null then
                  -- The player's last stay on the team shows how the team got them.
                  update roster_entry r set team_id = past.team_id, place = 'active', acquired_by = coalesce(past.acquired_by, r.acquired_by),
                    acquired_at = coalesce(past.acquired_at, r.acquired_at)
                  from draft_selection s, lateral (
                    select h.team_id, h.acquired_by, h.acquired_at from roster_past h
                    where h.league_id = v_draft.league_id and h.player_id = s.player_id and h.team_id = v_effect ->> 'from'
                    order by h.to_at desc, h.id desc limit 1
                  ) past
                  where s.league_id = v_draft.league_id and s.draft_id = v_draft.id and s.overall = (v_effect ->> 'overall')::int
                    and r.league_id = v_draft.league_id and r.player_id = s.player_id and r.team_id = s.team_id and r.acquired_by = 'draft:' || v_draft.id;
                  if not found then raise exception using errcode = 'CR001', message = v_effect ->> 'overall'; end if;
                elsif not v_mock then
                  delete from roster_entry r using draft_selection s
                  where s.league_id = v_draft.league_id and s.draft_id = v_draft.id and s.overall = (v_effect ->> 'overall')::int
                    and r.league_id = v_draft.league_id and r.player_id = s.player_id and r.team_id = s.team_id and r.acquired_by = 'draft:' || v_draft.id;
                  if not found and exists (select 1 from draft_selection where league_id = v_draft.league_id and draft_id = v_draft.id and overall = (v_effect ->> 'overall')::int) then
                    raise exception using errcode = 'CR001', message = v_effect ->> 'overall';
                  end if;
                end if;
                if not v_mock then
                  update retention x set ended_at = null from draft_selection s, league l
                  where s.league_id = v_draft.league_id and s.draft_id = v_draft.id and s.overall = (v_effect ->> 'overall')::int and l.id = v_draft.league_id
                    and x.league_id = l.id and x.player_id = s.player_id and x.team_id = s.team_id
                    and x.ended_at >= s.at and x.through_season >= l.current_season;
                end if;
                if not v_mock then perform unsign_drafted(v_draft.league_id, v_draft.id, (v_effect ->> 'overall')::int); end if;
                delete from draft_selection where league_id = v_draft.league_id and draft_id = v_draft.id and overall = (v_effect ->> 'overall')::int;
              when 'nextSeed' then
                update draft set seed = v_effect ->> 'seed', seed_hash = v_effect ->> 'hash' where league_id = v_draft.league_id and id = v_draft.id;
              when 'freezePool' then
                -- A pool of other teams' players is compared before, under the locks of the teams.
                if not v_mock and v_draft.type not in ('steal', 'waiver', 'expansion') and exists (
                  select 1 from roster_entry where league_id = v_draft.league_id
                    and player_id in (select (entry ->> 'id')::int from jsonb_array_elements(v_effect -> 'players') entry)
                ) then
                  raise exception using errcode = 'CR002', message = 'the pool is out of date';
                end if;
                insert into draft_pool (league_id, draft_id, version, players)
                values (v_draft.league_id, v_draft.id, v_effect ->> 'version', v_effect -> 'players')
                on conflict (league_id, draft_id) do update set version = excluded.version, players = excluded.players;
                update draft set pool_version = v_effect ->> 'version' where league_id = v_draft.league_id and id = v_draft.id;
                update draft_pick d set draft_id = v_draft.id, pick_number = (slot ->> 'overall')::int
                from jsonb_array_elements(v_effect -> 'slots') slot
                where not v_mock and d.league_id = v_draft.league_id and d.id = slot ->> 'pickId';
            end case;
          end loop;

          -- Runs before `sign_drafted`, which skips players who have a contract.
          if not v_mock and v_effects @? '$[*].salary' then perform sign_slots(v_draft.league_id, v_effects, v_now); end if;

          if not v_mock and v_draft.type not in ('rookie', 'class') and (p ->> 'status' = 'ended' or v_effects @? '$[*].price') then
            perform sign_drafted(v_draft.league_id, v_draft.id, p ->> 'status' = 'ended', v_now);
          end if;

          v_seq := v_draft.seq;
          for i in 0 .. jsonb_array_length(v_events) - 1 loop
            v_event := v_events -> i;
            v_seq := v_seq + 1;
            insert into event (league_id, stream, seq, type, data, rooms, actor, action_type, message, team_ids, at)
            values (v_draft.league_id, 'draft:' || v_draft.id, v_seq, v_event ->> 'type', v_event -> 'data',
              (v_event ->> 'rooms')::text[], p ->> 'actor', v_event ->> 'actionType', v_event ->> 'message', (v_event ->> 'teams')::text[], v_now)
            returning id into v_id;
            v_ids := v_ids || v_id;
          end loop;

          update draft set
            seq = v_seq,
            status = p ->> 'status',
            made = made + (p ->> 'made')::int,
            picks = coalesce((p ->> 'picks')::int, picks),
            on_clock = (p ->> 'onClock')::int,
            expires_at = (p ->> 'expiresAt')::timestamptz,
            name = case when p ? 'name' then nullif(p ->> 'name', '') else name end,
            built = case when p ? 'name' then p -> 'built' else built end,
            begun_at = coalesce(begun_at, case when (p ->> 'begin')::boolean then v_now end),
            ended_at = coalesce(ended_at, case when (p ->> 'end')::boolean then v_now end)
          where league_id = v_draft.league_id and id = v_draft.id;

          if v_key is not null then
            insert into league_idempotency (league_id, user_id, key, body_hash, status, response)
            values (v_draft.league_id, v_key ->> 'user', v_key ->> 'key', v_key ->> 'hash', (v_key ->> 'status')::int, v_key -> 'response');
          end if;

          return jsonb_build_object('kind', 'done', 'seq', v_seq, 'ids', to_jsonb(v_ids), 'now', extract(epoch from v_now) * 1000);
        end $function$;
