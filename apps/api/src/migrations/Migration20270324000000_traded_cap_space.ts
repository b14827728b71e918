import { Migration } from '@mikro-orm/migrations';

/** Cap space in trades. */
export class Migration20270324000000_traded_cap_space extends Migration {
  override up(): void {
    this.addSql(`
      create table traded_space (
        league_id text not null references league on delete cascade,
        trade_id text not null,
        season text not null,
        team_id text not null,
        amount int not null,
        primary key (league_id, trade_id, season, team_id),
        foreign key (league_id, trade_id) references trade (league_id, id) on delete cascade,
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
    `);
    this.addSql('create index traded_space_team on traded_space (league_id, team_id, season);');
  }

  override down(): void {
    this.addSql('drop table traded_space;');
  }
}
