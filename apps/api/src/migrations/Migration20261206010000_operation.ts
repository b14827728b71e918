import { Migration } from '@mikro-orm/migrations';

/** Results of backups by the clock, and what each running process reports about itself. */
export class Migration20261206010000_operation extends Migration {
  override up(): void {
    this.addSql(`
      create table backup_run (
        name text primary key,
        started_at timestamptz not null,
        ended_at timestamptz not null default clock_timestamp(),
        bytes bigint,
        rows bigint,
        cause text
      );

      create table process_report (
        id text primary key,
        seen_at timestamptz not null default clock_timestamp(),
        report jsonb not null
      );
    `);
  }

  override down(): void {
    this.addSql('drop table process_report; drop table backup_run;');
  }
}
