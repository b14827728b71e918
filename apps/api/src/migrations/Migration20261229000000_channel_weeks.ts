import { Migration } from '@mikro-orm/migrations';

/** What a channel was told by the calendar, so that each table and each last day is posted once. */
export class Migration20261229000000_channel_weeks extends Migration {
  override up(): void {
    this.addSql('alter table league_webhook add column table_told date, add column close_told date;');
  }

  override down(): void {
    this.addSql('alter table league_webhook drop column table_told, drop column close_told;');
  }
}
