-- Fast path for an ordinary manual pick: writes the same as draft_append, in one statement with typed parameters.
-- In any other case (another sequence number, another membership, no running draft) it writes nothing and returns null.
-- draft_append then finds the reason. See docs/decisions/0001-one-round-trip-for-a-pick.md.
create or replace function draft_pick(
  p_league text, p_draft text, p_expected int, p_user text, p_guard_team text,
  p_overall int, p_pick text, p_player int, p_team text,
  p_data jsonb, p_rooms text[], p_action_type text, p_teams text[],
  p_on_clock int, p_expires_at timestamptz,
  p_key text, p_hash text, p_status int, p_response jsonb,
  out id bigint, out now double precision)
 LANGUAGE plpgsql
AS $function$
        declare
          v_type text;
          v_mock boolean;
          v_now timestamptz;
        begin
          select d.type, d.kind = 'mock' into v_type, v_mock
          from draft d
          where d.league_id = p_league and d.id = p_draft and d.seq = p_expected and d.status = 'running'
          for no key update;
          if not found then return; end if;
          v_now := clock_timestamp();
          perform from membership m
          where m.league_id = p_league and m.user_id = p_user
            and case when p_guard_team is null then m.is_commissioner else m.team_id = p_guard_team end;
          if not found then return; end if;

          with selection as (
            insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id, at)
            values (p_league, p_draft, p_overall, p_pick, p_player, p_team, v_now)
          ), entry as (
            insert into roster_entry (league_id, player_id, team_id, place, acquired_at, acquired_by)
            select p_league, p_player, p_team, case when v_type in ('rookie', 'class') then 'rookie' else 'active' end, v_now, 'draft:' || p_draft
            where not v_mock
          ), answered as (
            insert into league_idempotency (league_id, user_id, key, body_hash, status, response)
            select p_league, p_user, p_key, p_hash, p_status, p_response where p_key is not null
          ), drafted as (
            update draft set seq = p_expected + 1, made = made + 1, on_clock = p_on_clock, expires_at = p_expires_at
            where draft.league_id = p_league and draft.id = p_draft
          )
          insert into event (league_id, stream, seq, type, data, rooms, actor, action_type, team_ids, at)
          values (p_league, 'draft:' || p_draft, p_expected + 1, 'playerPicked', p_data, p_rooms, p_user, p_action_type, p_teams, v_now)
          returning event.id into id;
          now := extract(epoch from v_now) * 1000;
        end $function$;
