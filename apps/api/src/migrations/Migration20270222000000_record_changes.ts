import { Migration } from '@mikro-orm/migrations';

/** Results that a commissioner added to the records of teams, or took from them, in seasons of matchups. */
export class Migration20270222000000_record_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table record_change (
        league_id text not null,
        id text not null,
        season text not null,
        team_id text not null,
        wins numeric not null,
        losses numeric not null,
        ties numeric not null,
        reason text not null,
        at timestamptz not null default clock_timestamp(),
        primary key (league_id, id),
        foreign key (league_id, season) references matchup_season on delete cascade,
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
    `);
    this.addSql('create index record_change_season on record_change (league_id, season, team_id);');
    this.addSql('create index record_change_team on record_change (league_id, team_id);');
  }

  override down(): void {
    this.addSql('drop table record_change;');
  }
}
