import { Migration } from '@mikro-orm/migrations';

/** An invitation can be meant for an account, without anybody knowing its address. */
export class Migration20261130040000_invited_accounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table invitation add column for_user text references app_user (id) on delete cascade;
      create index invitation_for_user_idx on invitation (for_user) where accepted_at is null and revoked_at is null;
    `);
  }

  override down(): void {
    this.addSql('alter table invitation drop column for_user;');
  }
}
