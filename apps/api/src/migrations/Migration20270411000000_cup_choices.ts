import { Migration } from '@mikro-orm/migrations';

/** The periods that a commissioner chose for the rounds of a cup. */
export class Migration20270411000000_cup_choices extends Migration {
  override up(): void {
    this.addSql(`
      create table cup_choice (
        league_id text not null references league on delete cascade,
        season text not null,
        round int not null,
        starts_on date not null,
        primary key (league_id, season, round)
      );
    `);
  }

  override down(): void {
    this.addSql('drop table cup_choice;');
  }
}
