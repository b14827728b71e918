import { Migration } from '@mikro-orm/migrations';

/** Why a claim failed, as a key with figures. Claims that failed before keep their sentence in `reason`. */
export class Migration20261205030000_claim_ending extends Migration {
  override up(): void {
    this.addSql('alter table waiver_claim add column ending jsonb;');
  }

  override down(): void {
    this.addSql('alter table waiver_claim drop column ending;');
  }
}
