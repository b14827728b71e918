import { Migration } from '@mikro-orm/migrations';

/** What a league lives on between its drafts: the history of its rosters, seasons and weeks, waivers, protection, daily points, and what each member has seen. */
export class Migration20261121000000_seasons extends Migration {
  override up(): void {
    // — where every player stood, at every moment —
    this.addSql(`
      alter table roster_entry add column since timestamptz not null default now();
      update roster_entry set since = acquired_at;

      -- Ended stays only; the present ones stand in roster_entry. No foreign keys: history outlives what it is about.
      create table roster_past (
        id bigint generated always as identity primary key,
        league_id text not null,
        team_id text not null,
        player_id int not null,
        place text not null,
        from_at timestamptz not null,
        to_at timestamptz not null
      );
      create index roster_past_player_idx on roster_past (player_id, to_at);
      create index roster_past_team_idx on roster_past (team_id, to_at);

      create view roster_stay as
        select league_id, team_id, player_id, place, from_at, to_at from roster_past
        union all
        select league_id, team_id, player_id, place, since, null from roster_entry;

      create function keep_roster_past() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or old.team_id <> new.team_id or old.place <> new.place then
          insert into roster_past (league_id, team_id, player_id, place, from_at, to_at)
          values (old.league_id, old.team_id, old.player_id, old.place, old.since, clock_timestamp());
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if old.team_id <> new.team_id or old.place <> new.place then new.since := clock_timestamp(); end if;
        return new;
      end $$;
      create trigger roster_entry_past before update or delete on roster_entry for each row execute function keep_roster_past();
    `);

    // — seasons, weeks, free agents —
    this.addSql(`
      create table league_season (
        league_id text not null references league on delete cascade,
        season text not null,
        starts_on date not null,
        ends_on date not null,
        begun_at timestamptz not null default now(),
        primary key (league_id, season)
      );

      -- Things the service's clock does once: a week that ended, a reminder that was sent, a message that went out.
      create table once (
        key text primary key,
        at timestamptz not null default now()
      );
      create index once_at_idx on once (at);

      alter table fa_pick add column penalty_reason text;
      alter table fa_pick add column penalty_by text references app_user;
      create index fa_pick_open_idx on fa_pick (expires_at) where player_id is null and not penalty;

      create table waiver (
        id text primary key,
        league_id text not null references league on delete cascade,
        player_id int not null references player,
        dropped_by text not null references team,
        dropped_at timestamptz not null default now(),
        clears_at timestamptz not null,
        resolved_at timestamptz,
        awarded_to text references team,
        seed text
      );
      create unique index waiver_open_key on waiver (league_id, player_id) where resolved_at is null;
      create index waiver_clears_idx on waiver (clears_at) where resolved_at is null;

      create table waiver_claim (
        id text primary key,
        waiver_id text not null references waiver on delete cascade,
        league_id text not null references league on delete cascade,
        team_id text not null references team on delete cascade,
        drop_player_id int references player,
        priority int not null,
        created_at timestamptz not null default now(),
        withdrawn_at timestamptz,
        outcome text check (outcome in ('won', 'lost', 'refused')),
        reason text
      );
      create unique index waiver_claim_key on waiver_claim (waiver_id, team_id) where withdrawn_at is null;
      create index waiver_claim_team_idx on waiver_claim (team_id, created_at desc);

      create table status_override (
        id text primary key,
        league_id text not null references league on delete cascade,
        player_id int not null references player,
        status text not null,
        reason text not null,
        set_by text not null references app_user,
        set_at timestamptz not null default now(),
        ends_at timestamptz not null,
        ended_at timestamptz
      );
      create unique index status_override_key on status_override (league_id, player_id) where ended_at is null;
    `);

    // — protection —
    this.addSql(`
      create table protection_round (
        league_id text not null references league on delete cascade,
        season text not null,
        deadline timestamptz,
        locked_at timestamptz,
        primary key (league_id, season)
      );
      create index protection_round_due_idx on protection_round (deadline) where locked_at is null;
      alter table protection_sheet add column automatic boolean not null default false;
      alter table protection_sheet add column reason text;
      alter table protection_sheet add column updated_at timestamptz not null default now();
    `);

    // — points —
    this.addSql(`
      create table player_game (
        player_id int not null references player on delete cascade,
        game_id text not null,
        season text not null,
        playoffs boolean not null default false,
        day date not null,
        g int not null default 0,
        a int not null default 0,
        w int not null default 0,
        so int not null default 0,
        source text not null,
        updated_at timestamptz not null default now(),
        primary key (player_id, game_id)
      );
      create index player_game_day_idx on player_game (season, playoffs, day);

      create table team_day (
        team_id text not null references team on delete cascade,
        season text not null,
        playoffs boolean not null,
        day date not null,
        points numeric not null,
        primary key (team_id, season, playoffs, day)
      );

      create table points_due (
        season text not null,
        playoffs boolean not null,
        day date not null,
        primary key (season, playoffs, day)
      );
    `);

    // — what each user has seen, follows and wants to hear of; the league's own words —
    this.addSql(`
      create table activity_seen (
        league_id text not null references league on delete cascade,
        user_id text not null references app_user on delete cascade,
        event_id bigint not null,
        at timestamptz not null default now(),
        primary key (league_id, user_id)
      );

      create table watched_player (
        league_id text not null references league on delete cascade,
        user_id text not null references app_user on delete cascade,
        player_id int not null references player on delete cascade,
        added_at timestamptz not null default now(),
        primary key (league_id, user_id, player_id)
      );

      create table notification_preference (
        user_id text primary key references app_user on delete cascade,
        off text[] not null default '{}',
        updated_at timestamptz not null default now()
      );

      create table rules_text (
        id text primary key,
        league_id text not null references league on delete cascade,
        body text not null,
        written_by text not null references app_user,
        written_at timestamptz not null default clock_timestamp()
      );
      create index rules_text_league_idx on rules_text (league_id, written_at desc);

      create index event_activity_at_idx on event (league_id, at desc) where action_type is not null;
      create index event_activity_type_idx on event (league_id, action_type, id desc) where action_type is not null;
    `);
  }

  override down(): void {
    this.addSql(`
      drop index event_activity_type_idx, event_activity_at_idx;
      drop table rules_text, notification_preference, watched_player, activity_seen, points_due, team_day, player_game;
      alter table protection_sheet drop column updated_at, drop column reason, drop column automatic;
      drop table protection_round, status_override, waiver_claim, waiver;
      drop index fa_pick_open_idx;
      alter table fa_pick drop column penalty_by, drop column penalty_reason;
      drop table once, league_season;
      drop trigger roster_entry_past on roster_entry;
      drop function keep_roster_past();
      drop view roster_stay;
      drop table roster_past;
      alter table roster_entry drop column since;
    `);
  }
}
