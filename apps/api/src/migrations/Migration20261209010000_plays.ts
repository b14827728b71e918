import { Migration } from '@mikro-orm/migrations';

/** Figures by game that the NHL has only in its play-by-play. */
export class Migration20261209010000_plays extends Migration {
  override up(): void {
    this.addSql(`
      alter table player_game
        add column ota int not null default 0,
        add column so_g int not null default 0,
        add column fights int not null default 0;
      alter table player_season add column ota int, add column so_g int, add column fights int;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table player_season drop column ota, drop column so_g, drop column fights;
      alter table player_game drop column ota, drop column so_g, drop column fights;
    `);
  }
}
