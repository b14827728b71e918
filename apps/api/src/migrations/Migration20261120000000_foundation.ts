import { Migration } from '@mikro-orm/migrations';

/** Everything a league stands on: accounts, players, leagues, assets, drafts, and the event log that is feed, outbox and resync log in one. */
export class Migration20261120000000_foundation extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);

    // — accounts —
    this.addSql(`
      create table app_user (
        id text primary key,
        username text not null,
        email text not null,
        email_verified_at timestamptz,
        first_name text not null,
        last_name text not null,
        password_hash text,
        picture text,
        disabled_at timestamptz,
        created_at timestamptz not null default now()
      );
      create unique index app_user_username_key on app_user (lower(username));
      create unique index app_user_email_key on app_user (lower(email));

      create table session (
        id text primary key,
        user_id text not null references app_user on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        user_agent text,
        address text,
        ended_at timestamptz,
        ended_reason text
      );
      create index session_user_idx on session (user_id) where ended_at is null;
      create index session_ended_idx on session (ended_at) where ended_at is not null;

      create table refresh_token (
        hash text primary key,
        session_id text not null references session on delete cascade,
        issued_at timestamptz not null default now(),
        expires_at timestamptz not null,
        rotated_at timestamptz,
        replaced_by text
      );
      create index refresh_token_session_idx on refresh_token (session_id);

      create table login_record (
        id bigint generated always as identity primary key,
        user_id text not null references app_user on delete cascade,
        session_id text,
        action text not null check (action in ('login', 'logout')),
        at timestamptz not null default now()
      );
      create index login_record_user_idx on login_record (user_id, id desc);

      create table idempotency (
        user_id text not null,
        key text not null,
        body_hash text not null,
        status int not null,
        response jsonb,
        at timestamptz not null default now(),
        primary key (user_id, key)
      );
      create index idempotency_at_idx on idempotency using brin (at);

      create table rate_limit (
        key text primary key,
        count int not null,
        resets_at timestamptz not null
      );
    `);

    // — players —
    this.addSql(`
      create table nhl_club (
        code text primary key,
        name text not null,
        city text not null,
        conference text,
        division text,
        color text not null
      );

      create table player (
        id int primary key,
        full_name text not null,
        first_name text not null,
        last_name text not null,
        search_name text not null,
        position char(1) not null check (position in ('F', 'D', 'G')),
        position_detail text not null,
        nhl_club text references nhl_club,
        birth_date date,
        shoots text,
        birth_country text,
        status text not null default 'healthy',
        status_as_of timestamptz,
        status_note text,
        contract_expiry int,
        expiry_status text,
        contract_type text,
        clause text,
        draft_year int,
        draft_round int,
        draft_overall int,
        drafted_or_signed boolean not null default false,
        roster_status text,
        rank int,
        is_sample boolean not null default false,
        source text not null,
        as_of date,
        updated_at timestamptz not null default now()
      );
      create index player_search_idx on player using gin (search_name gin_trgm_ops);
      create index player_club_idx on player (nhl_club);

      create table contract (
        player_id int not null references player on delete cascade,
        season text not null,
        cap_hit int not null check (cap_hit >= 0),
        aav int,
        base_salary int,
        signing_bonus int,
        perf_bonus int,
        clause text,
        club text,
        source text not null,
        as_of date,
        primary key (player_id, season)
      );
      create index contract_season_idx on contract (season, cap_hit);

      create table player_season (
        player_id int not null references player on delete cascade,
        season text not null,
        playoffs boolean not null default false,
        club text,
        gp int, g int, a int, pts int, plus_minus int, pim int, ppg int, ppp int, shg int, shp int, gwg int, otg int, sog int, hits int, blocks int,
        gs int, w int, l int, otl int, so int, ga int, sa int, sv_pct numeric, gaa numeric, toi_seconds int,
        as_of text,
        source text not null,
        primary key (player_id, season, playoffs)
      );
      create index player_season_season_idx on player_season (season, playoffs);

      create table import_run (
        id text primary key,
        kind text not null,
        source text not null,
        started_at timestamptz not null,
        finished_at timestamptz,
        status text not null,
        counts jsonb not null default '{}',
        report jsonb not null default '[]',
        user_id text
      );

      create table system_config (
        key text primary key,
        value jsonb not null
      );
      insert into system_config (key, value) values ('current_season', '"2025-26"'), ('minimum_salary', '775000');
    `);

    // — leagues and what they own —
    this.addSql(`
      create table league (
        id text primary key,
        name text not null,
        type text not null check (type in ('dynasty', 'redraft')),
        phase text not null check (phase in ('setup', 'startup-drafts', 'in-season', 'offseason', 'protection', 'annual-drafts')),
        current_season text not null,
        time_zone text not null default 'America/Toronto',
        settings jsonb not null,
        rules_text text not null default '',
        is_sample boolean not null default false,
        version int not null default 1,
        created_by text not null references app_user,
        created_at timestamptz not null default now()
      );

      create table team (
        id text primary key,
        league_id text not null references league on delete cascade,
        number int not null,
        name text not null,
        picture text,
        unique (league_id, number),
        unique (league_id, id)
      );

      create table membership (
        league_id text not null references league on delete cascade,
        user_id text not null references app_user on delete cascade,
        team_id text references team,
        is_commissioner boolean not null default false,
        joined_at timestamptz not null default now(),
        primary key (league_id, user_id)
      );
      create unique index membership_team_key on membership (team_id) where team_id is not null;
      create index membership_user_idx on membership (user_id);

      create table invitation (
        id text primary key,
        league_id text not null references league on delete cascade,
        team_id text not null references team on delete cascade,
        email text,
        nonce text not null,
        token_hash text not null unique,
        created_by text not null references app_user,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        accepted_at timestamptz,
        accepted_by text references app_user,
        revoked_at timestamptz
      );
      create unique index invitation_team_key on invitation (team_id) where accepted_at is null and revoked_at is null;
      create index invitation_email_idx on invitation (lower(email)) where accepted_at is null and revoked_at is null;

      create table roster_entry (
        league_id text not null,
        player_id int not null references player,
        team_id text not null,
        place text not null check (place in ('active', 'ir', 'rookie')),
        acquired_at timestamptz not null default now(),
        acquired_by text not null,
        primary key (league_id, player_id),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
      create index roster_entry_team_idx on roster_entry (team_id);

      create table retention (
        id text primary key,
        league_id text not null references league on delete cascade,
        player_id int not null references player,
        team_id text not null references team,
        percent int not null check (percent between 1 and 50),
        amount int not null check (amount >= 0),
        through_season text not null,
        trade_id text,
        created_at timestamptz not null default now(),
        ended_at timestamptz
      );
      create index retention_team_idx on retention (team_id) where ended_at is null;
      create index retention_player_idx on retention (league_id, player_id) where ended_at is null;

      create table draft (
        id text primary key,
        league_id text not null references league on delete cascade,
        season text not null,
        type text not null check (type in ('general', 'rookie')),
        kind text not null check (kind in ('startup', 'annual', 'mock')),
        name text not null,
        status text not null check (status in ('lobby', 'running', 'paused', 'ended')),
        seq int not null,
        rounds int not null,
        picks int not null,
        made int not null default 0,
        on_clock int,
        expires_at timestamptz,
        pool_version text,
        seed text,
        seed_hash text,
        created_by text not null references app_user,
        created_at timestamptz not null default now(),
        begun_at timestamptz,
        ended_at timestamptz
      ) with (fillfactor = 50);
      create index draft_league_idx on draft (league_id, created_at desc);
      -- Not on the deadline: every pick moves it, and would then write to every index of the table.
      create index draft_running_idx on draft (id) where status = 'running';
      create unique index draft_once_key on draft (league_id, season, type) where kind <> 'mock';

      create table draft_pick (
        id text primary key,
        league_id text not null references league on delete cascade,
        season text not null,
        type text not null check (type in ('general', 'rookie')),
        round int not null,
        extra int not null default 0,
        original_team_id text not null references team,
        owner_team_id text not null references team,
        draft_id text references draft on delete set null,
        pick_number int,
        unique (league_id, season, type, round, original_team_id, extra)
      );
      create index draft_pick_owner_idx on draft_pick (owner_team_id);

      create table draft_pool (
        draft_id text primary key references draft on delete cascade,
        version text not null,
        players jsonb not null
      );

      create table rookie_override (
        league_id text not null references league on delete cascade,
        player_id int not null references player,
        rookie boolean not null,
        reason text not null,
        set_by text not null references app_user,
        set_at timestamptz not null default now(),
        primary key (league_id, player_id)
      );

      create table draft_queue (
        draft_id text not null references draft on delete cascade,
        team_id text not null references team on delete cascade,
        player_ids int[] not null,
        updated_at timestamptz not null default now(),
        primary key (draft_id, team_id)
      );

      create table draft_selection (
        draft_id text not null references draft on delete cascade,
        overall int not null,
        pick_id text not null,
        -- Both come from the draft itself, whose pool and teams are fixed; what a team owns for good stands in roster_entry.
        player_id int not null,
        team_id text not null,
        at timestamptz not null default now(),
        primary key (draft_id, overall),
        constraint draft_selection_player_key unique (draft_id, player_id)
      );
      create index draft_selection_pick_idx on draft_selection (pick_id);

      create table fa_pick (
        id text primary key,
        league_id text not null references league on delete cascade,
        season text not null,
        week int not null,
        number int not null,
        original_team_id text not null references team,
        owner_team_id text not null references team,
        starts_at timestamptz not null,
        expires_at timestamptz not null,
        player_id int references player,
        used_at timestamptz,
        penalty boolean not null default false,
        unique (league_id, season, week, original_team_id, number)
      );
      create index fa_pick_owner_idx on fa_pick (owner_team_id, week);

      create table protection_sheet (
        league_id text not null references league on delete cascade,
        team_id text not null references team on delete cascade,
        season text not null,
        core int[] not null default '{}',
        bench int[] not null default '{}',
        status text not null default 'draft',
        locked_at timestamptz,
        primary key (team_id, season)
      );

      create table team_points (
        team_id text not null references team on delete cascade,
        season text not null,
        playoffs boolean not null,
        points numeric not null default 0,
        primary key (team_id, season, playoffs)
      );
    `);

    // — events, mail, the service's own pulse —
    this.addSql(`
      create table stream (
        id text primary key,
        seq int not null
      );

      create table event (
        id bigint generated always as identity primary key,
        stream text not null,
        seq int not null,
        league_id text,
        type text not null,
        data jsonb not null,
        rooms text[] not null,
        actor text,
        action_type text,
        message text,
        team_ids text[] not null default '{}',
        at timestamptz not null default clock_timestamp(),
        unique (stream, seq)
      );
      create index event_activity_idx on event (league_id, id desc) where action_type is not null;

      create table mail (
        id text primary key,
        kind text not null,
        league_id text,
        to_address text not null,
        subject text not null,
        body text not null,
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        failed_reason text
      );
      create index mail_league_idx on mail (league_id, created_at desc);

      create table heartbeat (
        one boolean primary key default true check (one),
        at timestamptz not null
      );

      -- Payloads of the socket adapter on PostgreSQL that are too large for a notification.
      create table socket_io_attachments (
        id bigserial unique,
        created_at timestamptz default now(),
        payload bytea
      );

      create table outage (
        id int generated always as identity primary key,
        from_at timestamptz not null,
        to_at timestamptz not null
      );
    `);

    /*
     * The service's pulse. Whoever calls it first after a silence of more than two seconds writes the silence down as an
     * outage: no clock runs while nobody serves. Returns the last outage's number.
     */
    this.addSql(`
      create function beat() returns int language plpgsql as $$
      declare
        v_before timestamptz;
        v_now timestamptz;
      begin
        insert into heartbeat (one, at) values (true, clock_timestamp()) on conflict (one) do nothing;
        select at into v_before from heartbeat for update;
        v_now := clock_timestamp();
        if v_now - v_before > interval '2 seconds' then
          insert into outage (from_at, to_at) values (v_before, v_now);
        end if;
        update heartbeat set at = v_now where at < v_now;
        return coalesce((select max(id) from outage), 0);
      end $$;
    `);

    /*
     * Appends events to a draft in one round trip: locks the draft, answers a repeated request from its first answer, refuses when
     * the draft moved on since the caller decided (and hands over what he missed), checks the caller's right, carries the effects
     * out and records the events. Rules are not here: they were decided from exactly the state that the lock now confirms.
     *
     * p: {draft, expected, now_limit: {after, outage}?, guard: {user, team?}?, idem: {user, key, hash, status, response}?,
     *     actor?, events: [{type, data, rooms, actionType?, message?, teams}], effects: [{op, …}], status, made, onClock, expiresAt,
     *     begin?, end?, picks?}; rooms and teams are PostgreSQL arrays as text; made is by how many the picks made grow
     */
    this.addSql(`
      create function draft_append(p jsonb) returns jsonb language plpgsql
      -- Plans are kept; one made while a table was nearly empty must not read all of it when it has grown.
      set enable_seqscan = off
      as $$
      declare
        v_draft draft%rowtype;
        v_idem idempotency%rowtype;
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
        v_ids bigint[] := '{}';
        v_id bigint;
        v_mock boolean;
      begin
        -- Rows that only refer to the draft (a queue being saved) are not in the way.
        select * into v_draft from draft where id = p ->> 'draft' for no key update;
        if not found then return jsonb_build_object('kind', 'missing'); end if;
        v_now := clock_timestamp();
        v_mock := v_draft.kind = 'mock';

        if v_key is not null then
          select * into v_idem from idempotency where user_id = v_key ->> 'user' and key = v_key ->> 'key';
          if found then
            if v_idem.body_hash <> v_key ->> 'hash' then return jsonb_build_object('kind', 'mismatch'); end if;
            return jsonb_build_object('kind', 'replay', 'status', v_idem.status, 'response', v_idem.response);
          end if;
        end if;

        if v_draft.seq <> (p ->> 'expected')::int then
          return jsonb_build_object('kind', 'moved', 'seq', v_draft.seq, 'now', extract(epoch from v_now) * 1000, 'events', (
            select coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'type', type, 'data', data) order by seq), '[]'::jsonb)
            from event where stream = 'draft:' || v_draft.id and seq > (p ->> 'expected')::int));
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

        -- Whoever moves the league on waits for this draft, or this waited for him: what the league is in now is what it stays in.
        if (p ->> 'begin')::boolean and not v_mock and not exists (
          select 1 from league where id = v_draft.league_id and current_season = v_draft.season and phase in ('setup', 'startup-drafts', 'annual-drafts')
        ) then
          return jsonb_build_object('kind', 'phase');
        end if;

        if p -> 'limit' is not null then
          v_outage := beat();
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
              insert into draft_selection (draft_id, overall, pick_id, player_id, team_id, at)
              values (v_draft.id, (v_effect ->> 'overall')::int, v_effect ->> 'pick', (v_effect ->> 'player')::int, v_effect ->> 'team', v_now);
              if not v_mock then
                insert into roster_entry (league_id, player_id, team_id, place, acquired_at, acquired_by)
                values (v_draft.league_id, (v_effect ->> 'player')::int, v_effect ->> 'team', case v_draft.type when 'rookie' then 'rookie' else 'active' end, v_now, 'draft:' || v_draft.id);
              end if;
            when 'unselect' then
              if not v_mock then
                delete from roster_entry r using draft_selection s
                where s.draft_id = v_draft.id and s.overall = (v_effect ->> 'overall')::int
                  and r.league_id = v_draft.league_id and r.player_id = s.player_id and r.team_id = s.team_id and r.acquired_by = 'draft:' || v_draft.id;
                if not found and exists (select 1 from draft_selection where draft_id = v_draft.id and overall = (v_effect ->> 'overall')::int) then
                  raise exception using errcode = 'CR001', message = v_effect ->> 'overall';
                end if;
              end if;
              delete from draft_selection where draft_id = v_draft.id and overall = (v_effect ->> 'overall')::int;
            when 'nextSeed' then
              update draft set seed = v_effect ->> 'seed', seed_hash = v_effect ->> 'hash' where id = v_draft.id;
            when 'freezePool' then
              if not v_mock and exists (
                select 1 from roster_entry where league_id = v_draft.league_id
                  and player_id in (select (entry ->> 'id')::int from jsonb_array_elements(v_effect -> 'players') entry)
              ) then
                raise exception using errcode = 'CR002', message = 'the pool is out of date';
              end if;
              insert into draft_pool (draft_id, version, players) values (v_draft.id, v_effect ->> 'version', v_effect -> 'players')
              on conflict (draft_id) do update set version = excluded.version, players = excluded.players;
              update draft set pool_version = v_effect ->> 'version' where id = v_draft.id;
              update draft_pick d set draft_id = v_draft.id, pick_number = (slot ->> 'overall')::int
              from jsonb_array_elements(v_effect -> 'slots') slot
              where not v_mock and d.id = slot ->> 'pickId';
          end case;
        end loop;

        v_seq := v_draft.seq;
        for i in 0 .. jsonb_array_length(v_events) - 1 loop
          v_event := v_events -> i;
          v_seq := v_seq + 1;
          insert into event (stream, seq, league_id, type, data, rooms, actor, action_type, message, team_ids, at)
          values ('draft:' || v_draft.id, v_seq, v_draft.league_id, v_event ->> 'type', v_event -> 'data',
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
          name = coalesce(p ->> 'name', name),
          begun_at = coalesce(begun_at, case when (p ->> 'begin')::boolean then v_now end),
          ended_at = coalesce(ended_at, case when (p ->> 'end')::boolean then v_now end)
        where id = v_draft.id;

        if v_key is not null then
          insert into idempotency (user_id, key, body_hash, status, response)
          values (v_key ->> 'user', v_key ->> 'key', v_key ->> 'hash', (v_key ->> 'status')::int, v_key -> 'response');
        end if;

        return jsonb_build_object('kind', 'done', 'seq', v_seq, 'ids', to_jsonb(v_ids), 'now', extract(epoch from v_now) * 1000);
      end $$;
    `);
  }

  override down(): void {
    this.addSql(`
      drop function draft_append(jsonb);
      drop function beat();
      drop table outage, heartbeat, socket_io_attachments, rookie_override, mail, event, stream, team_points, protection_sheet, fa_pick, draft_selection, draft_queue, draft_pool, draft_pick, draft,
        retention, roster_entry, invitation, membership, team, league, system_config, import_run, player_season, contract, player, nhl_club,
        rate_limit, idempotency, login_record, refresh_token, session, app_user;
    `);
  }
}
