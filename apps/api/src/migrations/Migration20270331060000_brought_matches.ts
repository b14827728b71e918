import { Migration } from '@mikro-orm/migrations';

/** Past seasons whose matchups were imported from another site, and what decided them there. */
export class Migration20270331060000_brought_matches extends Migration {
  override up(): void {
    this.addSql('alter table matchup_season add column brought text;');
  }

  override down(): void {
    this.addSql('delete from matchup_season where brought is not null;');
    this.addSql('alter table matchup_season drop column brought;');
  }
}
