import { Migration } from '@mikro-orm/migrations';

/** Since when a running process is asked to finish its work and end. */
export class Migration20270130000000_process_drain extends Migration {
  override up(): void {
    this.addSql('alter table process_report add column drain_at timestamptz;');
  }

  override down(): void {
    this.addSql('alter table process_report drop column drain_at;');
  }
}
