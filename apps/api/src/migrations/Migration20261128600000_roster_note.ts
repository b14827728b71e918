import { Migration } from '@mikro-orm/migrations';

/** The note that an import gives players on injured reserve speaks of them as "they". It is found again by its words. */
export class Migration20261128600000_roster_note extends Migration {
  override up(): void {
    this.addSql(`
      update player set status_note = 'On their club''s injured reserve' where status_note = 'On his club''s injured reserve';
    `);
  }

  override down(): void {
    this.addSql(`
      update player set status_note = 'On his club''s injured reserve' where status_note = 'On their club''s injured reserve';
    `);
  }
}
