import { Migration } from '@mikro-orm/migrations';

/** Why a sheet was created automatically, as a key with figures. Other sentences stay in `reason`. */
export class Migration20261208000000_sheet_why extends Migration {
  override up(): void {
    this.addSql('alter table protection_sheet add column why jsonb;');
    this.addSql(`
      update protection_sheet set reason = null, why = '{"key": "noSheet"}' where reason = 'No sheet was handed in.';`);
  }

  override down(): void {
    this.addSql(`update protection_sheet set reason = 'No sheet was handed in.' where why ->> 'key' = 'noSheet';`);
    this.addSql('alter table protection_sheet drop column why;');
  }
}
