import { Migration } from '@mikro-orm/migrations';

/** A league chooses how long corrections of games change results. */
export class Migration20270104010000_result_corrections extends Migration {
  override up(): void {
    this.addSql(`alter table matchup_season add column corrections text not null default 'three-days';`);
    this.addSql('alter table matchup_season add column compared_on date null;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column corrections, drop column compared_on;');
  }
}
