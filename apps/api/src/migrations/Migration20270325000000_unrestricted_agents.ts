import { Migration } from '@mikro-orm/migrations';

/** Unrestricted free agents, whom teams auction in free agency. */
export class Migration20270325000000_unrestricted_agents extends Migration {
  override up(): void {
    this.addSql(`
      create table unrestricted_agent (
        league_id text not null references league on delete cascade,
        season text not null,
        player_id int not null references player,
        team_id text not null,
        salary int,
        opened_at timestamptz not null default clock_timestamp(),
        nominate_until timestamptz not null,
        primary key (league_id, season, player_id),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
      create index unrestricted_agent_team_fk_idx on unrestricted_agent (league_id, team_id);
    `);
  }

  override down(): void {
    this.addSql('drop table unrestricted_agent');
  }
}
