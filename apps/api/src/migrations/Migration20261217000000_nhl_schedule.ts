import { Migration } from '@mikro-orm/migrations';

/** Imported schedules of whole seasons, and what the periods of a season of matchups were planned from. */
export class Migration20261217000000_nhl_schedule extends Migration {
  override up(): void {
    this.addSql(`
      create table nhl_schedule (
        season text primary key,
        games int not null,
        days text not null,
        read_at timestamptz not null,
        changed_at timestamptz not null
      );
    `);
    this.addSql('create index nhl_game_season on nhl_game (season, day) where not playoffs and not sample;');
    this.addSql(`
      alter table matchup_season add column short_weeks text not null default 'join',
        add column weekday int not null default 0, add column by_games boolean not null default false,
        add column schedule_at timestamptz;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table matchup_season drop column short_weeks, drop column weekday, drop column by_games,
        drop column schedule_at;
    `);
    this.addSql('drop index nhl_game_season;');
    this.addSql('drop table nhl_schedule;');
  }
}
