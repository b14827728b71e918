import { Migration } from '@mikro-orm/migrations';

/** Why a trade ended, as a key with figures. Trades that ended before keep their sentence in `reason`. */
export class Migration20261205010000_trade_ending extends Migration {
  override up(): void {
    this.addSql('alter table trade add column ending jsonb;');
  }

  override down(): void {
    this.addSql('alter table trade drop column ending;');
  }
}
