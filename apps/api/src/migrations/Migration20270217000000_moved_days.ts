import { Migration } from '@mikro-orm/migrations';

/** A last day that a commissioner moved stays when the calendar is planned again. Days moved before are not known. */
export class Migration20270217000000_moved_days extends Migration {
  override up(): void {
    this.addSql('alter table matchup_period add column moved boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_period drop column moved;');
  }
}
