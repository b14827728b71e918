import { Migration } from '@mikro-orm/migrations';

/** Dead cap of players whom a team has cut, by season. `retained_part` gets the time of the agreement. */
export class Migration20270220010000_dead_cap extends Migration {
  override up(): void {
    this.addSql(`
      create table dead_cap (
        league_id text not null references league on delete cascade,
        player_id int not null references player,
        released_at timestamptz not null,
        team_id text not null,
        season text not null,
        amount int not null,
        primary key (league_id, player_id, released_at, team_id, season),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
    `);
    this.addSql('create index dead_cap_team on dead_cap (league_id, team_id, season);');
    this.addSql('create index dead_cap_player on dead_cap (player_id);');
    this.addSql('drop function if exists retained_part(text, int, int, int, int, text);');
  }

  override down(): void {
    this.addSql('drop table dead_cap;');
  }
}
