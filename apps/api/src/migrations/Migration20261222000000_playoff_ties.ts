import { Migration } from '@mikro-orm/migrations';

/** What decides a tie in the play-offs of a season. */
export class Migration20261222000000_playoff_ties extends Migration {
  override up(): void {
    this.addSql(`alter table matchup_season add column ties text not null default 'seed';`);
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column ties;');
  }
}
