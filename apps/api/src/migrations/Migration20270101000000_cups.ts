import { Migration } from '@mikro-orm/migrations';

/** Cups next to the table: the draw, the days of each round, and the points that decided it. */
export class Migration20270101000000_cups extends Migration {
  override up(): void {
    this.addSql(`
      create table cup_season (
        league_id text not null references league on delete cascade,
        season text not null,
        seed text not null,
        drawn_at timestamptz not null default now(),
        primary key (league_id, season)
      );
    `);
    this.addSql(`
      create table cup_round (
        league_id text not null,
        season text not null,
        round int not null,
        starts_on date not null,
        ends_on date not null,
        decided_at timestamptz,
        primary key (league_id, season, round),
        foreign key (league_id, season) references cup_season on delete cascade
      );
    `);
    this.addSql('create index cup_round_open on cup_round (ends_on) where decided_at is null;');
    this.addSql(`
      create table cup_team (
        league_id text not null,
        season text not null,
        team_id text not null references team on delete cascade,
        seed int not null,
        out_in int,
        primary key (league_id, season, team_id),
        foreign key (league_id, season) references cup_season on delete cascade
      );
    `);
    this.addSql('create index cup_team_team on cup_team (team_id);');
    this.addSql(`
      create table cup_score (
        league_id text not null,
        season text not null,
        round int not null,
        team_id text not null references team on delete cascade,
        points numeric not null,
        primary key (league_id, season, round, team_id),
        foreign key (league_id, season, round) references cup_round on delete cascade
      );
    `);
    this.addSql('create index cup_score_team on cup_score (team_id);');
  }

  override down(): void {
    this.addSql('drop table cup_score, cup_team, cup_round, cup_season;');
  }
}
