import { Migration } from '@mikro-orm/migrations';

/** Games have every figure that the NHL publishes by game, and a day that is due says whether it was reckoned before. */
export class Migration20261129060000_scoring_categories extends Migration {
  override up(): void {
    this.addSql(`
      alter table player_game
        add column plus_minus int not null default 0,
        add column pim int not null default 0,
        add column ppg int not null default 0,
        add column ppp int not null default 0,
        add column shg int not null default 0,
        add column shp int not null default 0,
        add column gwg int not null default 0,
        add column otg int not null default 0,
        add column sog int not null default 0,
        add column hits int not null default 0,
        add column blocks int not null default 0,
        add column fow int not null default 0,
        add column fol int not null default 0,
        add column takeaways int not null default 0,
        add column giveaways int not null default 0,
        add column gs int not null default 0,
        add column l int not null default 0,
        add column otl int not null default 0,
        add column ga int not null default 0,
        add column sa int not null default 0;
      alter table player_season add column fow int, add column fol int, add column takeaways int, add column giveaways int;
      alter table points_due add column corrected boolean not null default false;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table points_due drop column corrected;
      alter table player_season drop column fow, drop column fol, drop column takeaways, drop column giveaways;
      alter table player_game
        drop column plus_minus,
        drop column pim,
        drop column ppg,
        drop column ppp,
        drop column shg,
        drop column shp,
        drop column gwg,
        drop column otg,
        drop column sog,
        drop column hits,
        drop column blocks,
        drop column fow,
        drop column fol,
        drop column takeaways,
        drop column giveaways,
        drop column gs,
        drop column l,
        drop column otl,
        drop column ga,
        drop column sa;
    `);
  }
}
