import { Migration } from '@mikro-orm/migrations';

/** The winner of a loser's bracket picks first in the next drafts. Seasons of before have no such prize. */
export class Migration20270307010000_losers_first extends Migration {
  override up(): void {
    this.addSql('alter table matchup_season add column losers_first boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column losers_first;');
  }
}
