import { Migration } from '@mikro-orm/migrations';

/** Compensatory picks have a place in their round, and picks can be forfeited before their draft. */
export class Migration20261127400000_compensatory_picks extends Migration {
  override up(): void {
    this.addSql(`
      alter table draft_pick add column place int;
      alter table draft_pick add column forfeited_at timestamptz;
      alter table draft_pick add column forfeited_reason text;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table draft_pick drop column forfeited_reason;
      alter table draft_pick drop column forfeited_at;
      alter table draft_pick drop column place;
    `);
  }
}
