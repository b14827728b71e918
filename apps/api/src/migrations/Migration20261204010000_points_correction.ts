import { Migration } from '@mikro-orm/migrations';

/** Managers are notified when published points of their team changed. */
export class Migration20261204010000_points_correction extends Migration {
  override up(): void {
    this.addSql(`
      create table points_correction (
        id bigint generated always as identity primary key,
        league_id text not null references league (id) on delete cascade,
        team_id text not null references team (id) on delete cascade,
        from_day date not null,
        to_day date not null,
        days int not null,
        before numeric not null,
        after numeric not null,
        at timestamptz not null default now()
      );
      create index points_correction_at_idx on points_correction (at);
      create index points_correction_league_idx on points_correction (league_id);
      create index points_correction_team_idx on points_correction (team_id);
    `);
  }

  override down(): void {
    this.addSql('drop table points_correction;');
  }
}
