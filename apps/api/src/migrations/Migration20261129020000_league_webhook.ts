import { Migration } from '@mikro-orm/migrations';

/** A league's log can be posted to a channel outside. */
export class Migration20261129020000_league_webhook extends Migration {
  override up(): void {
    this.addSql(`
      create table league_webhook (
        league_id text primary key references league (id) on delete cascade,
        service text not null check (service in ('discord', 'slack')),
        -- The address lets whoever knows it write into the channel.
        sealed text not null,
        ending text not null,
        kinds text[] not null,
        is_on boolean not null,
        set_by text references app_user (id) on delete set null,
        set_at timestamptz not null default now(),
        -- The newest line that was said, or that nobody wanted to have said.
        after_event bigint not null,
        next_at timestamptz,
        lease text,
        lease_until timestamptz,
        failures int not null default 0,
        failing_since timestamptz,
        succeeded_at timestamptz,
        stopped_at timestamptz
      );

      create table league_webhook_try (
        id bigint generated always as identity primary key,
        league_id text not null references league_webhook (league_id) on delete cascade,
        at timestamptz not null,
        succeeded boolean not null,
        outcome jsonb not null
      );
      create index league_webhook_try_of on league_webhook_try (league_id, succeeded, id desc);
    `);
  }

  override down(): void {
    this.addSql('drop table league_webhook_try; drop table league_webhook;');
  }
}
