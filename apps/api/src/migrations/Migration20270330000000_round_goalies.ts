import { Migration } from '@mikro-orm/migrations';

/** Goalie games of which rounds after a table of roto need their share. Seasons under way keep three for seven days. */
export class Migration20270330000000_round_goalies extends Migration {
  override up(): void {
    this.addSql('alter table category_season add column round_goalies int not null default 0;');
  }

  override down(): void {
    this.addSql('alter table category_season drop column round_goalies;');
  }
}
