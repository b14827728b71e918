import { Migration } from '@mikro-orm/migrations';

/** Games that count by kind of place, in a season of points or a matchup period. Seasons of before keep all games. */
export class Migration20270210000000_place_caps extends Migration {
  override up(): void {
    this.addSql(`
      alter table league_season add column games_caps jsonb not null default '{}';
      alter table matchup_period add column games_caps jsonb not null default '{}';
      create table place_games (
        league_id text not null,
        team_id text not null,
        kind text not null,
        day date not null,
        season text not null,
        games int not null,
        primary key (league_id, team_id, kind, day),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
      create table closed_place (
        league_id text not null,
        team_id text not null,
        kind text not null,
        from_day date not null,
        to_day date not null,
        season text not null,
        primary key (league_id, team_id, kind, from_day),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
    `);
  }

  override down(): void {
    this.addSql(`
      drop table closed_place;
      drop table place_games;
      alter table matchup_period drop column games_caps;
      alter table league_season drop column games_caps;
    `);
  }
}
