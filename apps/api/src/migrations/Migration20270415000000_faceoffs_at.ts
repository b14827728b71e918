import { Migration } from '@mikro-orm/migrations';

/** When the live reader last asked for face-offs. */
export class Migration20270415000000_faceoffs_at extends Migration {
  override up(): void {
    this.addSql('alter table live_source add column faceoffs_at timestamptz;');
  }

  override down(): void {
    this.addSql('alter table live_source drop column faceoffs_at;');
  }
}
