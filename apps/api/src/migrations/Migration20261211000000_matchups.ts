import { Migration } from '@mikro-orm/migrations';

/** Seasons that are played in matchups: their periods and who meets whom. Final tables keep wins, losses and ties. */
export class Migration20261211000000_matchups extends Migration {
  override up(): void {
    this.addSql(`
      create table matchup_season (
        league_id text not null references league on delete cascade,
        season text not null,
        seed text not null,
        median boolean not null default false,
        primary key (league_id, season)
      );
    `);
    this.addSql(`
      create table matchup_period (
        league_id text not null,
        season text not null,
        number int not null,
        starts_on date not null,
        ends_on date not null,
        told_at timestamptz,
        decided_at timestamptz,
        primary key (league_id, season, number),
        foreign key (league_id, season) references matchup_season on delete cascade
      );
    `);
    this.addSql(`create index matchup_period_open on matchup_period (ends_on, told_at) where decided_at is null;`);
    this.addSql(`
      create table matchup (
        league_id text not null,
        season text not null,
        period int not null,
        number int not null,
        home_team_id text not null references team on delete cascade,
        away_team_id text references team on delete cascade,
        home_points numeric,
        away_points numeric,
        primary key (league_id, season, period, number),
        foreign key (league_id, season, period) references matchup_period on delete cascade
      );
    `);
    this.addSql('create index matchup_home on matchup (home_team_id);');
    this.addSql('create index matchup_away on matchup (away_team_id);');
    this.addSql('alter table season_standing add column wins int, add column losses int, add column ties int;');
  }

  override down(): void {
    this.addSql('alter table season_standing drop column wins, drop column losses, drop column ties;');
    this.addSql('drop table matchup, matchup_period, matchup_season;');
  }
}
