import { Migration } from '@mikro-orm/migrations';

/** What a team lost in a final table for games that its goalies did not play; its points are without them. */
export class Migration20261201060000_goalie_games extends Migration {
  override up(): void {
    this.addSql('alter table season_standing add column less numeric not null default 0;');
  }

  override down(): void {
    this.addSql('alter table season_standing drop column less;');
  }
}
