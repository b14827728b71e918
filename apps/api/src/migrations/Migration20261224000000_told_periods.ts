import { Migration } from '@mikro-orm/migrations';

/** Notices look for results of the last day, in all leagues. */
export class Migration20261224000000_told_periods extends Migration {
  override up(): void {
    this.addSql('create index matchup_period_told on matchup_period (told_at) where told_at is not null;');
  }

  override down(): void {
    this.addSql('drop index matchup_period_told;');
  }
}
