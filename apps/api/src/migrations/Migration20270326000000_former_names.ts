import { Migration } from '@mikro-orm/migrations';

/** Deleted accounts have a name that is worded for each reader, instead of the words of their own language. */
export class Migration20270326000000_former_names extends Migration {
  override up(): void {
    this.addSql(String.raw`
      update app_user set first_name = E'\u2060Former manager\u2060'
      where deleted_at is not null and last_name = '' and first_name in ('Former manager', 'Ex-DG');
    `);
  }

  override down(): void {
    this.addSql(String.raw`
      update app_user set first_name = 'Former manager' where first_name = E'\u2060Former manager\u2060';
    `);
  }
}
