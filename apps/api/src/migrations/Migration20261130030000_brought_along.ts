import { Migration } from '@mikro-orm/migrations';

/** What a league was before it came here: tables of its past seasons, its trades and its drafts. */
export class Migration20261130030000_brought_along extends Migration {
  override up(): void {
    this.addSql(`
      alter table season_standing add column brought boolean not null default false;
      create table brought_past (
        league_id text not null references league (id) on delete cascade,
        kind text not null check (kind in ('trade', 'draft')),
        season text not null,
        number int not null,
        day date,
        team_id text not null references team (id) on delete cascade,
        from_team_id text references team (id) on delete cascade,
        round int,
        overall int,
        what text not null,
        primary key (league_id, kind, season, number)
      );
    `);
  }

  override down(): void {
    this.addSql('drop table brought_past; alter table season_standing drop column brought;');
  }
}
