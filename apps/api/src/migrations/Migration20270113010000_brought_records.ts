import { Migration } from '@mikro-orm/migrations';

/** Results of teams from before a league moved here, which count in the table of matchups. */
export class Migration20270113010000_brought_records extends Migration {
  override up(): void {
    this.addSql(`
      create table brought_record (
        league_id text not null references league on delete cascade,
        season text not null,
        team_id text not null references team on delete cascade,
        wins numeric not null,
        losses numeric not null,
        ties numeric not null,
        primary key (league_id, season, team_id)
      );
      create index brought_record_team_fk_idx on brought_record (team_id);
    `);
  }

  override down(): void {
    this.addSql('drop table brought_record;');
  }
}
