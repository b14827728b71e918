import { Migration } from '@mikro-orm/migrations';

/** Seasons of roto: sums of teams by season, and their roto points after each day. */
export class Migration20261220000000_roto extends Migration {
  override up(): void {
    this.addSql(`alter table category_season add column ties text not null default 'mean';`);
    this.addSql(`
      create table season_figures (
        league_id text not null references league on delete cascade,
        season text not null,
        team_id text not null references team on delete cascade,
        figures jsonb not null,
        primary key (league_id, season, team_id)
      );
      create index season_figures_team_fk_idx on season_figures (team_id);
    `);
    this.addSql(`
      create table roto_day (
        league_id text not null references league on delete cascade,
        season text not null,
        day date not null,
        team_id text not null references team on delete cascade,
        points numeric not null,
        primary key (league_id, season, day, team_id)
      );
      create index roto_day_team_fk_idx on roto_day (team_id);
    `);
  }

  override down(): void {
    this.addSql('drop table roto_day, season_figures;');
    this.addSql('alter table category_season drop column ties;');
  }
}
