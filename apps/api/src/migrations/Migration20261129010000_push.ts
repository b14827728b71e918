import { Migration } from '@mikro-orm/migrations';

/** Notices reach people's devices: the installation's keys, the devices, what each person wants, and what is on its way. */
export class Migration20261129010000_push extends Migration {
  override up(): void {
    this.addSql(`
      create table push_key (
        one boolean primary key default true check (one),
        public_key text not null,
        sealed text not null,
        made_at timestamptz not null default now()
      );

      create table push_choice (
        user_id text primary key references app_user (id) on delete cascade,
        off text[] not null default '{}',
        quiet jsonb,
        urgent boolean not null default false,
        updated_at timestamptz not null default now()
      );

      create table push_subscription (
        id text primary key,
        user_id text not null references app_user (id) on delete cascade,
        -- The sign-in on the device. Sessions that ended long ago are deleted.
        session_id text references session (id) on delete set null,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        public_key text not null,
        device text not null,
        off text[] not null default '{}',
        made_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        succeeded_at timestamptz,
        failed_at timestamptz,
        failures int not null default 0,
        trouble text,
        held_until timestamptz
      );
      create index push_subscription_of_user on push_subscription (user_id);
      create index push_subscription_of_session on push_subscription (session_id);

      create table push_delivery (
        notice_id bigint not null references notice (id) on delete cascade,
        subscription_id text not null references push_subscription (id) on delete cascade,
        state text not null check (state in ('waiting', 'sent', 'dropped', 'unwanted', 'refused')),
        due_at timestamptz not null default now(),
        attempts int not null default 0,
        ended_at timestamptz,
        primary key (notice_id, subscription_id)
      );
      create index push_delivery_due on push_delivery (due_at) where state = 'waiting';
      create index push_delivery_of_subscription on push_delivery (subscription_id);
    `);
  }

  override down(): void {
    this.addSql(
      'drop table push_delivery; drop table push_subscription; drop table push_choice; drop table push_key;',
    );
  }
}
