import { Migration } from '@mikro-orm/migrations';

/** Rosters that leagues brought from elsewhere, each with what stood before. */
export class Migration20261129080000_move_in extends Migration {
  override up(): void {
    this.addSql(`
      create table move_in (
        id text primary key,
        league_id text not null references league (id) on delete cascade,
        by_user text references app_user (id) on delete set null,
        at timestamptz not null default clock_timestamp(),
        source text not null,
        players int not null,
        event_id bigint not null,
        before jsonb not null,
        undone_at timestamptz
      );
      create index move_in_of_league on move_in (league_id, at desc);
    `);
  }

  override down(): void {
    this.addSql('drop table move_in;');
  }
}
