import { Migration } from '@mikro-orm/migrations';

/** Tables of matchups may go by points for a win and a tie instead of the share of wins. */
export class Migration20261230010000_matchup_records extends Migration {
  override up(): void {
    this.addSql(`alter table matchup_season add column record text not null default 'share';`);
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column record;');
  }
}
