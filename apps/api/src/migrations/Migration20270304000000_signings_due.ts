import { Migration } from '@mikro-orm/migrations';

/** Finds the contracts that wait for their length without reading those of all leagues. */
export class Migration20270304000000_signings_due extends Migration {
  override up(): void {
    this.addSql(`
      create index league_contract_due_idx on league_contract (sign_until)
        where released_at is null and sign_until is not null`);
  }

  override down(): void {
    this.addSql('drop index league_contract_due_idx');
  }
}
