import { Migration } from '@mikro-orm/migrations';

/** Tokens with which programs of a person read what the person may read. */
export class Migration20270111000000_access_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table access_token (
        id text primary key,
        user_id text not null references app_user (id) on delete cascade,
        name text not null,
        -- SHA-256 of the token. The token itself is not stored.
        hash text not null unique,
        scopes text[] not null default '{}',
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz
      );
      create index access_token_of_user on access_token (user_id);
    `);
  }

  override down(): void {
    this.addSql('drop table access_token;');
  }
}
