import { Migration } from '@mikro-orm/migrations';

/** Line-ups as managers set them, and what stood of them on each day. */
export class Migration20261130010000_lineups extends Migration {
  override up(): void {
    this.addSql(`
      create table lineup_league (
        league_id text primary key references league (id) on delete cascade,
        from_day date not null,
        settled_to date
      );
      create table lineup (
        team_id text not null references team (id) on delete cascade,
        begins_on date not null,
        places jsonb not null,
        moved int not null,
        set_by text references app_user (id) on delete set null,
        at timestamptz not null default clock_timestamp(),
        primary key (team_id, begins_on)
      );
      create table lineup_day (
        team_id text not null references team (id) on delete cascade,
        day date not null,
        player_ids int[] not null,
        places jsonb not null,
        primary key (team_id, day)
      );
    `);
  }

  override down(): void {
    this.addSql('drop table lineup_day; drop table lineup; drop table lineup_league;');
  }
}
