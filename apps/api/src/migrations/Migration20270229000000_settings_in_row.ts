import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps the settings in the league's row. Above 2 kB PostgreSQL would store them apart, and each read of a league would
 * need a second look.
 */
export class Migration20270229000000_settings_in_row extends Migration {
  override up(): void {
    this.addSql('alter table league set (toast_tuple_target = 8160);');
  }

  override down(): void {
    this.addSql('alter table league reset (toast_tuple_target);');
  }
}
