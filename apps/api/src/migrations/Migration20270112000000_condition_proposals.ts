import { Migration } from '@mikro-orm/migrations';

/** What speaks for a proposed outcome, as a key with figures. Other sentences stay in `proposed_evidence`. */
export class Migration20270112000000_condition_proposals extends Migration {
  override up(): void {
    this.addSql('alter table trade_condition add column proposed_why jsonb;');
    this.addSql(`
      update trade_condition set proposed_evidence = null, proposed_why = '{"key": "reported"}'
      where proposed_by is not null and proposed_evidence = 'Reported without further words.';`);
  }

  override down(): void {
    this.addSql(`
      update trade_condition set proposed_evidence = 'Reported without further words.'
      where proposed_why ->> 'key' = 'reported';`);
    this.addSql('alter table trade_condition drop column proposed_why;');
  }
}
