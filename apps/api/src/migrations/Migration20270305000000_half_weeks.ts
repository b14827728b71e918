import { Migration } from '@mikro-orm/migrations';

/** Two matchup periods in a week, and rounds of the play-offs by wins. Seasons of before have neither. */
export class Migration20270305000000_half_weeks extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_season add column split_days int null, add column round_wins boolean not null default false;
    `);
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column split_days, drop column round_wins;');
  }
}
