import { Migration } from '@mikro-orm/migrations';

/** Contracts whose length a manager still chooses. */
export class Migration20270226000000_signings extends Migration {
  override up(): void {
    this.addSql('alter table league_contract add column sign_until timestamptz;');
  }

  override down(): void {
    this.addSql('alter table league_contract drop column sign_until;');
  }
}
