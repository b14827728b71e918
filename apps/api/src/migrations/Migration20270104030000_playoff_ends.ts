import { Migration } from '@mikro-orm/migrations';

/** Play-offs can last to the season's end. */
export class Migration20270104030000_playoff_ends extends Migration {
  override up(): void {
    this.addSql('alter table matchup_season add column until_end boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column until_end;');
  }
}
