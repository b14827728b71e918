import { Migration } from '@mikro-orm/migrations';

/** Play-offs of a season of matchups. Final tables keep the place in the table that the play-offs followed. */
export class Migration20261214000000_playoffs extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_season add column playoff_teams int not null default 0,
        add column reseed boolean not null default true, add column round_periods int not null default 1;
    `);
    this.addSql('alter table matchup_period add column round int;');
    this.addSql(`
      create table playoff_team (
        league_id text not null,
        season text not null,
        team_id text not null references team on delete cascade,
        seed int not null,
        out_in int,
        primary key (league_id, season, team_id),
        foreign key (league_id, season) references matchup_season on delete cascade
      );
    `);
    this.addSql('create index playoff_team_team on playoff_team (team_id);');
    this.addSql('alter table season_standing add column table_rank int;');
  }

  override down(): void {
    this.addSql('alter table season_standing drop column table_rank;');
    this.addSql('drop table playoff_team;');
    this.addSql('alter table matchup_period drop column round;');
    this.addSql('alter table matchup_season drop column playoff_teams, drop column reseed, drop column round_periods;');
  }
}
