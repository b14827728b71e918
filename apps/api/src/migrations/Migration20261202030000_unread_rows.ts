import { Migration } from '@mikro-orm/migrations';

/** The reader of games under way remembers which rows of the NHL's last answers could not be read. */
export class Migration20261202030000_unread_rows extends Migration {
  override up(): void {
    this.addSql(`alter table live_source add column unread jsonb not null default '[]';`);
  }

  override down(): void {
    this.addSql(`alter table live_source drop column unread;`);
  }
}
