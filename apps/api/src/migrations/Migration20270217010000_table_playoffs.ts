import { Migration } from '@mikro-orm/migrations';

/** Play-offs after a table: the season has rounds, and no regular matchups. */
export class Migration20270217010000_table_playoffs extends Migration {
  override up(): void {
    this.addSql('alter table matchup_season add column table_only boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column table_only;');
  }
}
