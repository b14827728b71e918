import { Migration } from '@mikro-orm/migrations';

/** Games up to a cap are added up from the index alone: a night writes rows of all teams next to each other. */
export class Migration20270216020000_place_games_key extends Migration {
  override up(): void {
    this.addSql(`
      alter table place_games drop constraint place_games_pkey,
        add primary key (league_id, team_id, kind, day) include (games);
    `);
  }

  override down(): void {
    this.addSql(`
      alter table place_games drop constraint place_games_pkey, add primary key (league_id, team_id, kind, day);
    `);
  }
}
