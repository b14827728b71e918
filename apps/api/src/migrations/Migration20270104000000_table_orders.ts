import { Migration } from '@mikro-orm/migrations';

/** A league chooses what orders teams with the same share of wins. */
export class Migration20270104000000_table_orders extends Migration {
  override up(): void {
    this.addSql(
      `alter table matchup_season add column table_order text not null default 'points-meetings-division';`,
    );
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column table_order;');
  }
}
