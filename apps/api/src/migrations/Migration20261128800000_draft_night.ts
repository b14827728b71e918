import { Migration } from '@mikro-orm/migrations';

/** When a league means to draft, for lists and reminders; and an event for the calendar that goes with a mail. */
export class Migration20261128800000_draft_night extends Migration {
  override up(): void {
    this.addSql(`
      alter table draft add column night_at timestamptz;
      alter table mail add column calendar text;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table mail drop column calendar;
      alter table draft drop column night_at;
    `);
  }
}
