import { Migration } from '@mikro-orm/migrations';

/** Periods whose pairs a commissioner edited; they stay when the calendar is planned again. */
export class Migration20261225010000_edited_pairs extends Migration {
  override up(): void {
    this.addSql('alter table matchup_period add column edited boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_period drop column edited;');
  }
}
