import { Migration } from '@mikro-orm/migrations';

/** The sweep of calendars reads the seasons that are due, however many there are. */
export class Migration20270117000000_due_calendars extends Migration {
  override up(): void {
    this.addSql(`
      alter table nhl_schedule add column marked_at timestamptz null;
      alter table matchup_season add column calendar_due boolean not null default true;
      create index matchup_season_calendar on matchup_season (league_id) where calendar_due;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table matchup_season drop column calendar_due;
      alter table nhl_schedule drop column marked_at;
    `);
  }
}
