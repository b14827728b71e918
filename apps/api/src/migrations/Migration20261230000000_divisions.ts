import { Migration } from '@mikro-orm/migrations';

/** Divisions of a season: their names and teams. Their winners may have the best seeds of the play-offs. */
export class Migration20261230000000_divisions extends Migration {
  override up(): void {
    this.addSql(`
      create table division (
        league_id text not null references league on delete cascade,
        season text not null,
        number int not null,
        name text,
        primary key (league_id, season, number)
      );
    `);
    this.addSql(`
      create table division_team (
        league_id text not null,
        season text not null,
        team_id text not null references team on delete cascade,
        division int not null,
        primary key (league_id, season, team_id),
        foreign key (league_id, season, division) references division on delete cascade
      );
    `);
    this.addSql('create index division_team_team on division_team (team_id);');
    this.addSql('create index division_team_division on division_team (league_id, season, division);');
    this.addSql('alter table matchup_season add column division_winners boolean not null default false;');
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column division_winners;');
    this.addSql('drop table division_team, division;');
  }
}
