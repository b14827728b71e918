import { Migration } from '@mikro-orm/migrations';

/** One link that invites to all open teams of a league. */
export class Migration20270317000000_league_link extends Migration {
  override up(): void {
    this.addSql(`
      create table league_link (
        league_id text primary key references league on delete cascade,
        nonce text not null,
        token_hash text not null,
        created_by text references app_user (id) on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        closed_at timestamptz
      );
      create index league_link_created_by_fk_idx on league_link (created_by) where created_by is not null;
    `);
  }

  override down(): void {
    this.addSql('drop table league_link;');
  }
}
