import { Migration } from '@mikro-orm/migrations';

/** Who said that a player is hurt, and what the one reader of the NHL's roster report remembers. */
export class Migration20261201021000_roster_report extends Migration {
  override up(): void {
    this.addSql(`
      alter table player add column status_by text check (status_by in ('hand', 'report'));

      create table roster_report (
        id boolean primary key default true check (id),
        next_at timestamptz not null default clock_timestamp(),
        taken_until timestamptz not null default clock_timestamp(),
        answered_at timestamptz,
        silent_since timestamptz,
        failures int not null default 0,
        trouble text,
        tag text,
        modified text,
        read_at timestamptz,
        outcome jsonb
      );
      insert into roster_report default values;
    `);
  }

  override down(): void {
    this.addSql(`
      drop table roster_report;
      alter table player drop column status_by;
    `);
  }
}
