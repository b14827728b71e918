import { Migration } from '@mikro-orm/migrations';

/** A claim carries any moves of its team's own players, not only one drop. */
export class Migration20261127100000_claim_moves extends Migration {
  override up(): void {
    this.addSql(`alter table waiver_claim add column moves jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table waiver_claim drop column moves');
  }
}
