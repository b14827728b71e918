import { Migration } from '@mikro-orm/migrations';

/** Seasons decided by categories, and the sums of teams by day that they compare. Weights can be halves of wins. */
export class Migration20261219000000_categories extends Migration {
  override up(): void {
    this.addSql(`
      create table category_season (
        league_id text not null references league on delete cascade,
        season text not null,
        kind text not null,
        categories text not null,
        goalie_games int not null,
        below text not null,
        primary key (league_id, season)
      );
    `);
    this.addSql(`
      create table team_figures (
        team_id text not null references team on delete cascade,
        season text not null,
        day date not null,
        figures jsonb not null,
        primary key (team_id, season, day)
      );
    `);
    this.addSql('alter table matchup add column home_figures jsonb, add column away_figures jsonb;');
    this.addSql('alter table matchup_period add column goalie_games int;');
    this.addSql(
      'alter table season_standing alter column wins type numeric, alter column losses type numeric, ' +
        'alter column ties type numeric;',
    );
  }

  override down(): void {
    this.addSql(
      'alter table season_standing alter column wins type int, alter column losses type int, ' +
        'alter column ties type int;',
    );
    this.addSql('alter table matchup_period drop column goalie_games;');
    this.addSql('alter table matchup drop column home_figures, drop column away_figures;');
    this.addSql('drop table team_figures, category_season;');
  }
}
