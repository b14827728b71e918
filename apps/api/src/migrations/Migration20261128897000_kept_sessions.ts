import { Migration } from '@mikro-orm/migrations';

/** A session can be kept on its device: it has no idle time. */
export class Migration20261128897000_kept_sessions extends Migration {
  override up(): void {
    this.addSql(`alter table session add column kept boolean not null default false;`);
  }

  override down(): void {
    this.addSql(`alter table session drop column kept;`);
  }
}
