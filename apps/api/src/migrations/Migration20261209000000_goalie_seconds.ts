import { Migration } from '@mikro-orm/migrations';

/** A goalie's time on ice by game, and the kind of a win. Season lines of goalies know the time already. */
export class Migration20261209000000_goalie_seconds extends Migration {
  override up(): void {
    this.addSql(`
      alter table player_game
        add column otw int not null default 0,
        add column sow int not null default 0,
        add column goalie_seconds int not null default 0;
      alter table player_season add column otw int, add column sow int, add column goalie_seconds int;
      update player_season s set goalie_seconds = s.toi_seconds
        from player p where p.id = s.player_id and p.position = 'G' and s.toi_seconds is not null;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table player_season drop column otw, drop column sow, drop column goalie_seconds;
      alter table player_game drop column otw, drop column sow, drop column goalie_seconds;
    `);
  }
}
