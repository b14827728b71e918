import { Migration } from '@mikro-orm/migrations';

/** Dates of a season that has not begun, as its commissioner set them. */
export class Migration20261204070000_season_plan extends Migration {
  override up(): void {
    this.addSql(`
      create table season_plan (
        league_id text not null references league (id) on delete cascade,
        season text not null,
        starts_on date not null,
        ends_on date not null,
        primary key (league_id, season)
      );
    `);
  }

  override down(): void {
    this.addSql('drop table season_plan;');
  }
}
