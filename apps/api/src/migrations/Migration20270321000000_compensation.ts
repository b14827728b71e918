import { Migration } from '@mikro-orm/migrations';

/** Picks that a restricted free agent's former team got. */
export class Migration20270321000000_compensation extends Migration {
  override up(): void {
    this.addSql('alter table rfa_offer add column compensation jsonb');
  }

  override down(): void {
    this.addSql('alter table rfa_offer drop column compensation');
  }
}
