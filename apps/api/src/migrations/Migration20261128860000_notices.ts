import { Migration } from '@mikro-orm/migrations';

/** What people were told, by entry; and the secret of each user's calendar address. */
export class Migration20261128860000_notices extends Migration {
  override up(): void {
    this.addSql(`
      create table notice (
        id bigint generated always as identity primary key,
        user_id text not null references app_user (id) on delete cascade,
        league_id text references league (id) on delete cascade,
        says jsonb not null,
        path text,
        at timestamptz not null default now(),
        read_at timestamptz
      );
      create index notice_of_user on notice (user_id, id desc);
      create index notice_unread on notice (user_id) where read_at is null;
      create index notice_age on notice (at);

      create table calendar_address (
        user_id text primary key references app_user (id) on delete cascade,
        nonce text not null,
        token_hash text not null unique,
        made_at timestamptz not null default now(),
        asked_at timestamptz
      );
    `);
  }

  override down(): void {
    this.addSql('drop table calendar_address; drop table notice;');
  }
}
