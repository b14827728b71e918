import { Migration } from '@mikro-orm/migrations';

/** Who must come up from a rookie bank, and players who go down to it through waivers. */
export class Migration20261129070000_farm extends Migration {
  override up(): void {
    this.addSql(`
      create table farm_call_up (
        league_id text not null references league (id) on delete cascade,
        player_id int not null references player (id),
        season text not null,
        games int not null,
        told_at timestamptz not null default now(),
        due_at timestamptz not null,
        primary key (league_id, player_id, season)
      );
      alter table waiver add column to_bank boolean not null default false;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table waiver drop column to_bank;
      drop table farm_call_up;
    `);
  }
}
