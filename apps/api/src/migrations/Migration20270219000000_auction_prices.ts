import { Migration } from '@mikro-orm/migrations';

/** The price of a player bought in an auction. */
export class Migration20270219000000_auction_prices extends Migration {
  override up(): void {
    this.addSql('alter table draft_selection add column price int;');
  }

  override down(): void {
    this.addSql('alter table draft_selection drop column price;');
  }
}
