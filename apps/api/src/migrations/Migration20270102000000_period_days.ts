import { Migration } from '@mikro-orm/migrations';

/** The days of a matchup period. Seasons that have begun are played in weeks. */
export class Migration20270102000000_period_days extends Migration {
  override up(): void {
    this.addSql('alter table matchup_season add column period_days int not null default 7;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column period_days;');
  }
}
