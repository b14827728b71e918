import { Migration } from '@mikro-orm/migrations';

/** What quiet hours held back is told at their end, all together: it is marked. */
export class Migration20261201040000_held_notices extends Migration {
  override up(): void {
    this.addSql(`
      alter table push_delivery add column held boolean not null default false;
      create index push_delivery_held on push_delivery (subscription_id, notice_id) where state = 'waiting' and held;
    `);
  }

  override down(): void {
    this.addSql('drop index push_delivery_held; alter table push_delivery drop column held;');
  }
}
