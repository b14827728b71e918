import { Migration } from '@mikro-orm/migrations';

/** How an import ended, as a key with figures. Ends of before stay text, and are deleted after a day. */
export class Migration20270203000000_import_outcomes extends Migration {
  override up(): void {
    this.addSql('alter table import_job add column outcome jsonb;');
    this.addSql(`update import_job set outcome = to_jsonb(words) where words <> '';`);
    this.addSql('alter table import_job drop column words;');
  }

  override down(): void {
    this.addSql('alter table import_job add column words text;');
    this.addSql(`update import_job set words = case jsonb_typeof(outcome) when 'string' then outcome #>> '{}' end;`);
    this.addSql('alter table import_job drop column outcome;');
  }
}
