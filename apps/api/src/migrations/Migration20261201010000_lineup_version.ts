import { Migration } from '@mikro-orm/migrations';

/** How often a line-up was saved, so that no one saves over what they have not seen. */
export class Migration20261201010000_lineup_version extends Migration {
  override up(): void {
    this.addSql('alter table lineup add column version int not null default 1;');
  }

  override down(): void {
    this.addSql('alter table lineup drop column version;');
  }
}
