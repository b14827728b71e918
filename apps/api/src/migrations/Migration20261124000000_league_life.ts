import { Migration } from '@mikro-orm/migrations';

/** How each stay of a player on a team began, and what weights and time zone counted until when. */
export class Migration20261124000000_league_life extends Migration {
  override up(): void {
    this.addSql(`
      -- A stay that continues (another place on the same team) keeps both; a new one has new ones.
      alter table roster_past add column acquired_at timestamptz, add column acquired_by text;

      drop view roster_stay;
      create view roster_stay as
        select league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by from roster_past
        union all
        select league_id, team_id, player_id, place, since, null, acquired_at, acquired_by from roster_entry;

      create or replace function keep_roster_past() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or old.team_id <> new.team_id or old.place <> new.place then
          insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
          values (old.league_id, old.team_id, old.player_id, old.place, old.since, clock_timestamp(), old.acquired_at, old.acquired_by);
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if old.team_id <> new.team_id or old.place <> new.place then new.since := clock_timestamp(); end if;
        return new;
      end $$;

      create index roster_past_league_idx on roster_past (league_id, player_id);
    `);

    this.addSql(`
      -- What counted before a change: a day is reckoned by what held at its noon, however late it is reckoned.
      create table scoring_past (
        id bigint generated always as identity primary key,
        league_id text not null references league on delete cascade,
        until_at timestamptz not null default clock_timestamp(),
        scoring jsonb not null,
        time_zone text not null
      );
      create index scoring_past_league_idx on scoring_past (league_id, until_at);

    `);
  }

  override down(): void {
    this.addSql(`
      drop table scoring_past;
      drop index roster_past_league_idx;
      create or replace function keep_roster_past() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or old.team_id <> new.team_id or old.place <> new.place then
          insert into roster_past (league_id, team_id, player_id, place, from_at, to_at)
          values (old.league_id, old.team_id, old.player_id, old.place, old.since, clock_timestamp());
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if old.team_id <> new.team_id or old.place <> new.place then new.since := clock_timestamp(); end if;
        return new;
      end $$;
      drop view roster_stay;
      create view roster_stay as
        select league_id, team_id, player_id, place, from_at, to_at from roster_past
        union all
        select league_id, team_id, player_id, place, since, null from roster_entry;
      alter table roster_past drop column acquired_by, drop column acquired_at;
    `);
  }
}
