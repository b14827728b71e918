import { Migration } from '@mikro-orm/migrations';

/** By what kind of rule the sheets of a season were locked: a later change of the setting leaves them alone. */
export class Migration20261129071000_keepers extends Migration {
  override up(): void {
    this.addSql(`alter table protection_round add column kind text check (kind in ('dollars', 'number'));`);
  }

  override down(): void {
    this.addSql(`alter table protection_round drop column kind;`);
  }
}
