import { Migration } from '@mikro-orm/migrations';

/** Healthy players on injured reserve, and until when they have to leave it. */
export class Migration20261203010000_ir_return extends Migration {
  override up(): void {
    this.addSql(`
      create table ir_return (
        league_id text not null references league (id) on delete cascade,
        player_id int not null references player (id),
        team_id text not null references team (id) on delete cascade,
        told_at timestamptz not null default clock_timestamp(),
        due_at timestamptz not null,
        primary key (league_id, player_id)
      );
      create index ir_return_team_fk_idx on ir_return (team_id);
      -- A sweep looks for healthy players among those on injured reserve of all leagues.
      create index roster_entry_ir on roster_entry (league_id) where place = 'ir';
    `);
  }

  override down(): void {
    this.addSql(`
      drop index roster_entry_ir;
      drop table ir_return;
    `);
  }
}
