import { Migration } from '@mikro-orm/migrations';

/** Rosters that a commissioner opened after their teams had no match left in the play-offs. */
export class Migration20261216000000_playoff_openings extends Migration {
  override up(): void {
    this.addSql(`
      create table playoff_opening (
        league_id text not null,
        season text not null,
        team_id text not null references team on delete cascade,
        primary key (league_id, season, team_id),
        foreign key (league_id, season) references matchup_season on delete cascade
      );
    `);
    this.addSql('create index playoff_opening_team on playoff_opening (team_id);');
  }

  override down(): void {
    this.addSql('drop table playoff_opening;');
  }
}
