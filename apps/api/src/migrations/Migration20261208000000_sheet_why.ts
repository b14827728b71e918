import { Migration } from '@mikro-orm/migrations';

/** Why a sheet was created automatically, as a key with figures. Other sentences stay in `reason`. */
export class Migration20261208000000_sheet_why extends Migration {
  override up(): void {
    this.addSql('alter table protection_sheet add column why jsonb;');
    this.addSql(`
      update protection_sheet set reason = null, why = '{"key": "noSheet"}' where reason = 'No sheet was handed in.';`);
  }

  override down(): void {
    // The sentence of a fault is not stored: it is made from its key.
    this.addSql(`
      update protection_sheet set reason = case why ->> 'key' when 'noSheet' then 'No sheet was handed in.'
        else 'The sheet that was handed in broke a rule.' end
      where why is not null;`);
    this.addSql('alter table protection_sheet drop column why;');
  }
}
