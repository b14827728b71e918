import { Migration } from '@mikro-orm/migrations';

/** A final that takes one more period than other rounds. Seasons of before have none. */
export class Migration20270210010000_long_final extends Migration {
  override up(): void {
    this.addSql('alter table matchup_season add column long_final boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column long_final;');
  }
}
