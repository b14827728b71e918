import { Migration } from '@mikro-orm/migrations';

/** The NHL's schedule with how its games stand, and what the one reader of games under way remembers. */
export class Migration20261130020000_live extends Migration {
  override up(): void {
    this.addSql(`
      create table nhl_game (
        id text primary key,
        season text not null,
        playoffs boolean not null default false,
        day date not null,
        starts_at timestamptz not null,
        away text not null,
        home text not null,
        state text not null check (state in ('scheduled', 'live', 'over', 'final', 'postponed', 'cancelled', 'suspended')),
        away_score int,
        home_score int,
        period text,
        clock text,
        read_at timestamptz not null
      );
      create index nhl_game_day on nhl_game (day);
      create index nhl_game_starts on nhl_game (starts_at) where state in ('scheduled', 'live', 'over', 'suspended');

      create table live_source (
        id boolean primary key default true check (id),
        next_at timestamptz not null default clock_timestamp(),
        taken_until timestamptz not null default clock_timestamp(),
        schedule_at timestamptz,
        answered_at timestamptz,
        silent_since timestamptz,
        failures int not null default 0,
        trouble text
      );
      insert into live_source default values;
    `);
  }

  override down(): void {
    this.addSql(`
      drop table nhl_game;
      drop table live_source;
    `);
  }
}
