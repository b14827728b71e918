import { Migration } from '@mikro-orm/migrations';

/** The second half of accounts: other providers, links by mail, pictures, idle sessions, and the log of what concerns security. */
export class Migration20261123000000_accounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_user
        add column disabled_reason text,
        add column deleted_at timestamptz;

      -- When somebody last did something; a session without input ends some time after it.
      alter table session add column active_at timestamptz not null default now();
      create index session_active_idx on session (active_at) where ended_at is null;

      create table social_identity (
        provider text not null check (provider in ('google', 'facebook')),
        subject text not null,
        user_id text not null references app_user on delete cascade,
        email text,
        linked_at timestamptz not null default now(),
        primary key (provider, subject),
        constraint social_identity_user_key unique (user_id, provider)
      );

      -- Tickets of providers are signed, not stored; only that one was used is.
      create table used_ticket (
        id text primary key,
        expires_at timestamptz not null
      );

      -- Links in mails: the hash finds the token, the token itself is in the mail alone.
      create table mail_token (
        hash text primary key,
        purpose text not null check (purpose in ('reset', 'verify', 'change')),
        user_id text not null references app_user on delete cascade,
        email text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        withdrawn_at timestamptz
      );
      create index mail_token_user_idx on mail_token (user_id, purpose) where used_at is null and withdrawn_at is null;

      -- The token of a mail's link is computed from this and the server's secret when the mail leaves.
      alter table mail
        add column user_id text references app_user on delete cascade,
        add column token_nonce text;
      create index mail_user_idx on mail (user_id, created_at desc) where user_id is not null;

      create table security_event (
        id bigint generated always as identity primary key,
        at timestamptz not null default clock_timestamp(),
        kind text not null,
        user_id text,
        actor_id text,
        address text,
        user_agent text,
        data jsonb not null default '{}'
      );
      create index security_event_user_idx on security_event (user_id, id desc) where user_id is not null;
      create index security_event_at_idx on security_event (at);

      create table upload (
        name text primary key,
        user_id text not null references app_user on delete cascade,
        bytes int not null,
        created_at timestamptz not null default now()
      );
      create index upload_user_idx on upload (user_id);
      create index upload_created_idx on upload (created_at);
    `);
  }

  override down(): void {
    this.addSql(`
      drop table upload, security_event, mail_token, used_ticket, social_identity;
      alter table mail drop column user_id, drop column token_nonce;
      alter table session drop column active_at;
      alter table app_user drop column disabled_reason, drop column deleted_at;
    `);
  }
}
