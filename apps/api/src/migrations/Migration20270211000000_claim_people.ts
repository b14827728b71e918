import { Migration } from '@mikro-orm/migrations';

/** A claim keeps who filed it, so that the log names one of a team's people. Earlier claims have no person. */
export class Migration20270211000000_claim_people extends Migration {
  override up(): void {
    this.addSql(`
      alter table waiver_claim add column claimed_by text references app_user (id) on delete set null;
      create index waiver_claim_claimed_by_fk_idx on waiver_claim (claimed_by) where claimed_by is not null;
    `);
  }

  override down(): void {
    this.addSql(`alter table waiver_claim drop column claimed_by;`);
  }
}
