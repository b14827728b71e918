import { Migration } from '@mikro-orm/migrations';

/** Imports under way, and accounts of cap hits that do not stand beside the contract that does. */
export class Migration20261130050000_desk extends Migration {
  override up(): void {
    this.addSql(`
      create table import_job (
        id text primary key,
        kind text not null,
        source text not null,
        dry_run boolean not null,
        user_id text references app_user (id) on delete set null,
        phase text not null default 'read',
        done int not null default 0,
        total int not null default 0,
        state text not null default 'running' check (state in ('running', 'done', 'refused', 'failed')),
        words text,
        started_at timestamptz not null default clock_timestamp(),
        beat_at timestamptz not null default clock_timestamp(),
        ended_at timestamptz
      );
      create unique index import_job_one_world on import_job (kind) where kind = 'nhl' and state = 'running';
      create index import_job_newest on import_job (started_at desc);

      create table contract_account (
        player_id int not null references player (id) on delete cascade,
        season text not null,
        origin text not null,
        record jsonb not null,
        settled boolean not null,
        found_at timestamptz not null default clock_timestamp(),
        primary key (player_id, season, origin)
      );
      create index contract_account_open on contract_account (found_at) where not settled;

      insert into system_config (key, value)
      select 'minimum_salary_season', '"2025-26"' from system_config where key = 'minimum_salary' and value = '775000'
      on conflict do nothing;
    `);
  }

  override down(): void {
    this.addSql(`
      drop table import_job;
      drop table contract_account;
      delete from system_config where key = 'minimum_salary_season';
    `);
  }
}
