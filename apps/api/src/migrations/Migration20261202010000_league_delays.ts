import { Migration } from '@mikro-orm/migrations';

/** Background work of one league can be set aside, so that it does not stop the work of the others. */
export class Migration20261202010000_league_delays extends Migration {
  override up(): void {
    this.addSql(`
      create table league_delay (
        league_id text not null references league (id) on delete cascade,
        task text not null,
        since timestamptz not null default clock_timestamp(),
        tries int not null,
        next_try_at timestamptz not null,
        cause text not null,
        primary key (league_id, task)
      );
      create index league_delay_of_task on league_delay (task);

      create table points_missed (
        league_id text not null references league (id) on delete cascade,
        season text not null,
        playoffs boolean not null,
        day date not null,
        corrected boolean not null,
        primary key (league_id, season, playoffs, day)
      );
    `);
  }

  override down(): void {
    this.addSql('drop table points_missed; drop table league_delay;');
  }
}
