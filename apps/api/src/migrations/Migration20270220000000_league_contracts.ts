import { Migration } from '@mikro-orm/migrations';

/** Contracts of leagues with salaries of their own. `retained_part` gets the league as a parameter. */
export class Migration20270220000000_league_contracts extends Migration {
  override up(): void {
    this.addSql(`
      create table league_contract (
        league_id text not null references league on delete cascade,
        player_id int not null references player,
        salary int not null,
        first_season text not null,
        last_season text not null,
        kind text not null,
        source text not null,
        signed_at timestamptz not null default clock_timestamp(),
        released_at timestamptz,
        primary key (league_id, player_id)
      );
    `);
    this.addSql('create index league_contract_player on league_contract (player_id);');
    this.addSql('drop function if exists retained_part(int, int, int, int, text);');
  }

  override down(): void {
    this.addSql('drop table league_contract;');
  }
}
