import { Migration } from '@mikro-orm/migrations';

/** Pairs of a round follow changed results until its first game. Rounds that are paired already keep theirs. */
export class Migration20270406000000_open_pairs extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_period add column pairs_due timestamptz;
      create index matchup_period_pairs on matchup_period (pairs_due) where pairs_due is not null;
    `);
  }

  override down(): void {
    this.addSql('alter table matchup_period drop column pairs_due;');
  }
}
