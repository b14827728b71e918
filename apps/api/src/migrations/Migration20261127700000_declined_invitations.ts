import { Migration } from '@mikro-orm/migrations';

/** An invitation can be declined: it is closed like a revoked one, and keeps who did it and when. */
export class Migration20261127700000_declined_invitations extends Migration {
  override up(): void {
    this.addSql(`
      alter table invitation add column declined_at timestamptz, add column declined_by text references app_user;
    `);
  }

  override down(): void {
    this.addSql('alter table invitation drop column declined_at, drop column declined_by;');
  }
}
