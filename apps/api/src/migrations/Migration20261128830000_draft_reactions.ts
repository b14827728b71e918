import { Migration } from '@mikro-orm/migrations';

/** What members say to a pick with one press. A reaction goes with its draft, and with whoever gave it. */
export class Migration20261128830000_draft_reactions extends Migration {
  override up(): void {
    this.addSql(`
      create table draft_reaction (
        draft_id text not null references draft on delete cascade,
        overall int not null,
        player_id int not null,
        user_id text not null references app_user on delete cascade,
        reaction text not null,
        at timestamptz not null default now(),
        primary key (draft_id, overall, player_id, user_id, reaction)
      );
      create index draft_reaction_user_id_idx on draft_reaction (user_id);
    `);
  }

  override down(): void {
    this.addSql(`drop table draft_reaction;`);
  }
}
