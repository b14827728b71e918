import { Migration } from '@mikro-orm/migrations';

/** Points or figures that a commissioner added to teams in periods of matchups, or took from them. */
export class Migration20270307000000_score_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table score_change (
        league_id text not null,
        id text not null,
        season text not null,
        period int not null,
        team_id text not null,
        figure text,
        amount numeric not null,
        reason text not null,
        at timestamptz not null default clock_timestamp(),
        primary key (league_id, id),
        foreign key (league_id, season, period) references matchup_period on delete cascade,
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
    `);
    this.addSql('create index score_change_period on score_change (league_id, season, period, team_id);');
    this.addSql('create index score_change_team on score_change (league_id, team_id);');
  }

  override down(): void {
    this.addSql('drop table score_change;');
  }
}
